import type { ApplicationAction } from '@handover/domain/candidates/application-life';
import { isHomeType } from '@handover/domain/candidates/home-types';
import { unmet, type Requirements } from '@handover/domain/candidates/requirements';
import type { ContractType } from '@handover/domain/types/words';
import { reservationOf } from '../contracts/contract.reservation.js';
import type { Tx } from '../database/database.js';
import { ApplicationDecision, RequirementSet } from './rows/application-decision.entity.js';
import type { Application } from './rows/application.entity.js';

/** What says how an applicant was treated. */
const DECISIONS: readonly ApplicationAction[] = ['choose', 'pass', 'release', 'buy', 'close', 'withdraw'];

/** Keeps a new version of the requirements of a home; the earlier ones stay as they were. */
export async function recordRequirements(
  tx: Tx,
  { id: contractId, type }: { id: string; type: ContractType },
  requirements: Requirements | null,
): Promise<void> {
  if (!isHomeType(type)) return;
  const version = (await versionOf(tx, contractId)) + 1;
  await tx.manager.insert(RequirementSet, {
    ...{ contractId, type, version },
    requirements: (requirements ?? {}) as object,
  });
}

/** Keeps a decision about an applicant for a home, without the person and the answers. */
export async function recordDecision(
  tx: Tx,
  contractId: string,
  { answers, passReason: reason }: Pick<Application, 'answers' | 'passReason'>,
  decision: ApplicationAction,
): Promise<void> {
  if (!DECISIONS.includes(decision)) return;
  const { type, requirements } = await reservationOf(tx, contractId);
  if (!isHomeType(type)) return;
  await tx.manager.insert(ApplicationDecision, {
    ...{ contractId, type, decision, reason },
    setVersion: await versionOf(tx, contractId),
    requirements: (requirements ?? {}) as object,
    missed: unmet(type, requirements, answers ?? {}),
  });
}

const versionOf = async ({ manager }: Tx, contractId: string): Promise<number> =>
  (await manager.findOne(RequirementSet, { where: { contractId }, order: { version: 'DESC' } }))?.version ??
  0;

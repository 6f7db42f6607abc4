import type { Requirements } from '@handover/domain/candidates/requirements';
import { isReserved, type SaleMode } from '@handover/domain/candidates/reservation';
import { In, type EntityManager } from 'typeorm';
import type { Tx } from '../database/database.js';
import { Contract } from './contract.entity.js';

const COLUMNS = {
  ...{ id: true, userId: true, type: true, status: true, saleMode: true, requirements: true, lineAuto: true },
  ...{ reservedFor: true, windowUntil: true, reservedApplication: true, lineLeft: true, termsVersion: true },
} as const;

/** How a contract finds its buyer: the columns of `contracts` that candidates decide about. */
export type Reservation = Readonly<Pick<Contract, keyof typeof COLUMNS>>;

export async function reservationsOf(
  { manager }: { manager: EntityManager },
  ids: readonly string[],
): Promise<Map<string, Reservation>> {
  const rows = await manager.find(Contract, { select: COLUMNS, where: { id: In([...ids]) } });
  return new Map(rows.map((row) => [row.id, row]));
}

/** Of a contract that the caller has locked. */
export const reservationOf = ({ manager }: Tx, id: string): Promise<Reservation> =>
  manager.findOneOrFail(Contract, { select: COLUMNS, where: { id } });

export const isReservedNow = (contract: Pick<Contract, 'reservedFor' | 'windowUntil'>): boolean =>
  isReserved(contract, new Date().toISOString());

interface Window {
  applicationId: string;
  candidateId: string;
  until: string;
}

/** From now on, only this candidate may buy the locked contract. */
export const reserve = async (
  { manager }: Tx,
  id: string,
  { applicationId, candidateId, until }: Window,
): Promise<void> =>
  void (await manager.update(
    Contract,
    { id },
    { reservedFor: candidateId, windowUntil: until, reservedApplication: applicationId },
  ));

/** Reserved for nobody. */
export const NOBODY = { reservedFor: null, windowUntil: null, reservedApplication: null } as const;

/** Everyone may buy it again, if the holder does not choose. */
export const unreserve = async ({ manager }: Tx, id: string): Promise<void> =>
  void (await manager.update(Contract, { id }, NOBODY));

export const setLineLeft = async ({ manager }: Tx, id: string, lineLeft: number): Promise<void> =>
  void (await manager.update(Contract, { id }, { lineLeft }));

export const setSale = async (
  { manager }: Tx,
  id: string,
  sale: { saleMode: SaleMode; requirements?: Requirements | null; lineAuto?: boolean },
): Promise<void> => void (await manager.update(Contract, { id }, { ...sale, updatedAt: () => 'now()' }));

import type { Facts } from '@handover/domain/facts/fact';
import { feeOf } from '@handover/domain/fee';
import { Injectable } from '@nestjs/common';
import { viewerOf, type RequestContext, type Viewer } from '../../common/api/request-of.js';
import { today } from '../../common/today.js';
import { Database, type Tx } from '../../database/database.js';
import { refuseSecrets } from '../../moderation/moderate.js';
import { Organisations } from '../../organisations/organisations.service.js';
import { ContractApprovals } from '../approval/contract-approvals.js';
import { refuseClosed } from '../contract.availability.js';
import { costColumns } from '../contract.cost.js';
import type { Contract } from '../contract.entity.js';
import type { SubmitContractInput } from '../contract.inputs.js';
import { asWritten } from '../contract.rows.js';
import { newTerms } from '../contract.terms.js';
import { ContractsService } from '../contracts.service.js';
import { ContractsMarket } from '../listing-clock.store.js';
import { OrganisationContracts } from '../edges/organisation-contracts.js';
import { subjectIdOf, TransferStops } from '../rules/contract.rules.js';
import { storePrivateFacts } from '../facts/private-facts.entity.js';
import { refuseKind, statedFacts } from '../facts/stated-facts.js';
import { ContractInsertion, type NewContract } from './contract.insertion.js';
import { moderationOf } from './contract.moderation.js';
import { WritingLimits } from './writing-limits.js';
import { placeIdOf } from '../../places/find-place.js';

/** A contract that passed all checks that need no transaction. */
interface Submitted {
  listed: NewContract;
  privateFacts: Facts;
  /** An admin has to approve it first. */
  waits: boolean;
}

export interface SubmissionOptions {
  /** What the holder calls it in a system of their own. */
  externalId?: string | null;
  /** The caller rolls the transaction back, so the submission is not counted. */
  isDryRun?: boolean;
}

@Injectable()
export class ContractSubmission {
  constructor(
    private readonly database: Database,
    private readonly limits: WritingLimits,
    private readonly contracts: ContractsService,
    private readonly insertion: ContractInsertion,
    private readonly approvals: ContractApprovals,
    private readonly market: ContractsMarket,
    private readonly stops: TransferStops,
    private readonly organisations: Organisations,
    private readonly ofOrganisation: OrganisationContracts,
  ) {}

  async submit(caller: RequestContext, input: SubmitContractInput): Promise<Contract> {
    const submitted = await this.checked(this.database, viewerOf(caller), submittedBy(caller, input));
    const { listed, privateFacts, waits } = submitted;
    const isPlain = Object.keys(privateFacts).length === 0 && !waits && !listed.organisationId;
    if (isPlain) return this.insertion.insert(listed);
    return this.database.transaction((tx) => this.write(tx, submitted));
  }

  /** The same within a transaction of the caller. */
  async submitIn(
    tx: Tx,
    viewer: Viewer,
    input: SubmitContractInput,
    options: SubmissionOptions,
  ): Promise<Contract> {
    return this.write(tx, await this.checked(tx, viewer, input, options));
  }

  private async checked(
    on: Pick<Tx, 'manager'>,
    viewer: Viewer,
    { facts, privateFacts, organisationId = null, ...stated }: SubmitContractInput,
    { externalId = null, isDryRun = false }: SubmissionOptions = {},
  ): Promise<Submitted> {
    const { type, title, description, location } = stated;
    refuseSecrets({ title, description, location });
    refuseKind(type, [title, description]);
    const terms = newTerms({ ...stated, facts: statedFacts({ type, given: facts }) });
    const statedPrivately = statedFacts({ type, given: privateFacts, isPrivate: true });
    if (organisationId) await this.organisations.requireApproved(on, viewer, organisationId, 'editor');
    if (!isDryRun) await this.limits.take('submit', viewer, organisationId);
    const transferFee = feeOf(type);
    const moderated = moderationOf(terms);
    const placeId = placeIdOf({ location, maskedLocation: moderated.maskedLocation }, stated.placeId);
    refuseClosed({ type, placeId, location: moderated.maskedLocation ?? location });
    const listed = {
      ...terms,
      ...moderated,
      ...costColumns({ ...terms, transferFee, termAsOf: today() }),
      userId: viewer.id,
      transferFee,
      organisationId,
      placeId,
      subjectId: subjectIdOf({ type, facts: terms.facts, companyId: stated.companyId }),
      externalId,
    };
    this.stops.refuse({ ...listed, termAsOf: today() });
    return { listed, privateFacts: statedPrivately, waits: this.approvals.concerns(viewer) };
  }

  private async write(tx: Tx, { listed, privateFacts, waits }: Submitted): Promise<Contract> {
    const contract = await this.insertion.insertAlone(tx, listed);
    await this.ofOrganisation.refuseTooMany(tx, listed.organisationId);
    if (Object.keys(privateFacts).length > 0) {
      await storePrivateFacts(tx, contract.id, privateFacts);
      await this.contracts.refuseDuplicate(tx, contract.id);
    }
    return waits ? this.hold(tx, contract.id) : contract;
  }

  private async hold(tx: Tx, id: string): Promise<Contract> {
    await this.approvals.holdNew(tx, id);
    await this.market.leave(tx, id, 'waiting');
    return asWritten((await this.contracts.find(id, tx)) as Contract);
  }
}

/** What a token of an organisation submits belongs to it. */
export const submittedBy = ({ token }: RequestContext, input: SubmitContractInput): SubmitContractInput =>
  token?.organisationId ? Object.assign(input, { organisationId: token.organisationId }) : input;

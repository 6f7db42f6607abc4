import { applicationActions, shownPassReason } from '@handover/domain/candidates/application-life';
import { inOrder, mayBeReserved } from '@handover/domain/candidates/line';
import { isReserved } from '@handover/domain/candidates/reservation';
import { ticksOf } from '@handover/domain/candidates/requirements';
import { usualHours } from '@handover/domain/listings/answer-times';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { RequestContext } from '../common/api/request-of.js';
import { reservationsOf, type Reservation } from '../contracts/contract.reservation.js';
import { ContractsService } from '../contracts/contracts.service.js';
import { ContractStatus } from '../contracts/contract.status.js';
import { Database } from '../database/database.js';
import { PublicMembers } from '../users/public-members.js';
import type { PublicMember } from '../users/public-member.types.js';
import { agreedCostOf } from './agreed-cost.js';
import { Application, Candidate, RequirementTick } from './rows/application.entity.js';
import type { OfferParty } from './rows/application.enums.js';
import { Offer } from './rows/offer.entity.js';

/** What the rooms of transfers and listings add to a member. */
type KnownMember = PublicMember & { handedOver: number; latestSeconds: number[] | null };

/** Applications as one viewer may see them. The caller has checked that they may see them at all. */
@Injectable()
export class ApplicationViews {
  constructor(
    private readonly database: Database,
    private readonly members: PublicMembers,
    private readonly contracts: ContractsService,
  ) {}

  /** For their candidate. */
  async own(applications: Application[]): Promise<Application[]> {
    const [contracts, offers] = await this.around(applications);
    const lines = await this.pendingLines(contracts);
    for (const application of applications) {
      this.fill(application, 'candidate', contracts, offers);
      application.passReason = shownPassReason(application.passReason);
      const line = application.status === 'open' ? lines.get(application.contractId) : undefined;
      application.place = line ? line.indexOf(application.id) + 1 : null;
      application.placeOf = line?.length ?? null;
      application.agreedCost = await agreedCostOf(this.contracts, application);
    }
    return applications;
  }

  /** For the holder of their contract, or an admin. */
  async candidates(request: RequestContext, applications: Application[]): Promise<Candidate[]> {
    const [contracts, offers] = await this.around(applications);
    const isAdmin = request.viewer?.isAdmin ?? false;
    const ordered = inOrder(applications).toSorted((a, b) => placeOfStatus(a) - placeOfStatus(b));
    return Promise.all(
      ordered.map(async (application) => {
        const member = (await this.members.get(request, application.candidateId)) as KnownMember;
        const isHolder = contracts.get(application.contractId)?.userId === request.viewer?.id;
        this.fill(application, isHolder ? 'holder' : null, contracts, offers);
        const { candidateId, ...shown } = application;
        return Object.assign(new Candidate(), {
          ...shown,
          // the day would find the member's messages in public threads, which say when they joined
          memberSince: member.memberSince.slice(0, 7),
          emailConfirmed: member.emailConfirmed,
          handedOver: member.handedOver,
          answersWithinHours: member.latestSeconds && usualHours(member.latestSeconds),
          memberId: isAdmin && !isHolder ? candidateId : null,
        });
      }),
    );
  }

  private fill(
    application: Application,
    viewer: OfferParty | null,
    contracts: ReadonlyMap<string, Reservation>,
    offers: readonly Offer[],
  ): void {
    const { id, contractId, answers, status } = application;
    const contract = contracts.get(contractId);
    application.requirements = contract
      ? ticksOf(contract.type, contract.requirements, answers ?? {}).map((tick) =>
          Object.assign(new RequirementTick(), tick),
        )
      : [];
    application.offers = offers.filter(({ applicationId }) => applicationId === id);
    const isHis = contract?.reservedApplication === id && isReserved(contract, new Date().toISOString());
    application.reservedUntil = isHis ? contract.windowUntil : null;
    application.allowedActions = viewer
      ? applicationActions(status, viewer).filter(
          (action) => action !== 'choose' || mayBeReserved(application),
        )
      : [];
  }

  private async around(applications: Application[]): Promise<[Map<string, Reservation>, Offer[]]> {
    const ids = applications.map(({ id }) => id);
    return [
      await reservationsOf(
        this.database,
        applications.map(({ contractId }) => contractId),
      ),
      await this.database.manager.find(Offer, {
        where: { applicationId: In(ids) },
        order: { round: 'ASC' },
      }),
    ];
  }

  /** The ids of the open applications of each pending contract, in their order. */
  private async pendingLines(contracts: ReadonlyMap<string, Reservation>): Promise<Map<string, string[]>> {
    const pending = [...contracts.values()].filter(({ status }) => status === ContractStatus.PENDING);
    if (pending.length === 0) return new Map();
    const open = await this.database.manager.find(Application, {
      select: { id: true, contractId: true, rank: true, queuedAt: true },
      where: { contractId: In(pending.map(({ id }) => id)), status: 'open' },
    });
    const lines = Map.groupBy(open, ({ contractId }) => contractId);
    return new Map([...lines].map(([id, line]) => [id, inOrder(line).map((application) => application.id)]));
  }
}

/** Chosen first, then those in the line, then those that are over. */
function placeOfStatus({ status }: Application): number {
  if (status === 'chosen') return 0;
  return status === 'open' ? 1 : 2;
}

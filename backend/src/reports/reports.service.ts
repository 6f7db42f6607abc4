import { Injectable } from '@nestjs/common';
import { addMs, HOUR_MS } from '@handover/domain/days';
import {
  ANSWER_HOURS,
  DISMISSED,
  reasonsFor,
  SERIOUS,
  type ReportTarget,
} from '@handover/domain/report-reasons';
import { IsNull, MoreThan, Not } from 'typeorm';
import { TopicBus } from '../common/cluster/topics.js';
import { tellMembers } from '../notifications/notifications.write.js';
import { AppError, invalid, notFound } from '../common/api/errors.js';
import { RateLimits } from '../common/cluster/rate-limits.js';
import type { Viewer } from '../common/api/request-of.js';
import { ContractStatus } from '../contracts/contract.status.js';
import { hasCompanyRules } from '../contracts/rules/contract.rules.js';
import { ContractsService } from '../contracts/contracts.service.js';
import { Database, type Tx } from '../database/database.js';
import { sqlList } from '../database/sql-list.js';
import { refuseSecrets } from '../moderation/moderate.js';
import { ReportedParties } from '../transfers/parties/reported-parties.js';
import { confirmedEmailOf } from '../users/accounts.js';
import { confirmedFor } from '../users/user.rows.js';
import { MyReport, ReportsOnContract } from './report.entity.js';
import type { ReportInput } from './reports.inputs.js';
import { ReportedMessages } from '../chat/admin/reported-messages.js';
import type { Contract } from '../contracts/contract.entity.js';
import type { Transfer } from '../transfers/transfer.entity.js';

interface Target {
  /** As it is stored: a party is named by the transfer. */
  id: string;
  contract: Contract;
  /** The member whom a report of it is about. */
  subjectId: string;
  transfer: Transfer | null;
}

/** Finds what is reported, and refuses what the viewer may not report. */
@Injectable()
export class ReportTargets {
  constructor(
    private readonly contracts: ContractsService,
    private readonly messages: ReportedMessages,
    private readonly parties: ReportedParties,
  ) {}

  async find(viewer: Viewer, type: ReportTarget, id: string): Promise<Target> {
    const target = await this[type](viewer, id);
    if (target.subjectId === viewer.id)
      throw new AppError(
        'CONFLICT',
        `You cannot report your own ${type === 'message' ? 'message' : 'contract'}.`,
      );
    return target;
  }

  private async contract(_viewer: Viewer, id: string): Promise<Target> {
    const contract = await this.contracts.get(id);
    return { id, contract, subjectId: contract.userId, transfer: null };
  }

  private async message(_viewer: Viewer, id: string): Promise<Target> {
    const message = await this.messages.find(id);
    if (!message) throw notFound('Message');
    const contract = await this.contracts.get(message.contractId);
    return { id, contract, subjectId: message.senderId, transfer: null };
  }

  private async party(viewer: Viewer, id: string): Promise<Target> {
    const found = await this.parties.find(viewer.id, id);
    if (!found) throw notFound('Transfer');
    const { transfer, otherId } = found;
    const contract = await this.contracts.get(transfer.contractId);
    return { id: transfer.id, contract, subjectId: otherId, transfer };
  }
}

/** SQL: how many members who count have reported the contract for a serious reason. */
const SERIOUS_REPORTS = `select count(*)::int as count from reports r
  where r.target_type = 'contract' and r.target_id = $1 and r.state = 'open'
    and r.reason in (${sqlList(SERIOUS.reasons)}) and ${confirmedFor('r.reporter_id', SERIOUS.confirmedDays)}
    and (select count(*) from reports d where d.reporter_id = r.reporter_id and d.state = 'dismissed'
      and d.resolved_by is not null and d.resolved_at > now() - interval '${DISMISSED.days} days') < ${DISMISSED.reports}`;

/** How long a holder is not asked again whether a contract is still available. */
const QUIET_HOURS = 7 * 24;

/** Members report what is wrong. A report alone hides nothing from others; an admin decides. */
@Injectable()
export class ReportsService {
  constructor(
    private readonly database: Database,
    private readonly limits: RateLimits,
    private readonly targets: ReportTargets,
    private readonly contracts: ContractsService,
    private readonly parties: ReportedParties,
    private readonly topics: TopicBus,
  ) {}

  async report(viewer: Viewer, input: ReportInput): Promise<MyReport> {
    const { targetType, reason } = input;
    const note = input.note || null;
    const target = await this.targets.find(viewer, targetType, input.targetId);
    const { type } = target.contract;
    const hasRules = hasCompanyRules(target.contract);
    if (!reasonsFor(targetType, { type, hasRules }).includes(reason))
      throw invalid({ reason: 'Please choose a reason that fits what you report.' });
    if (note) refuseSecrets({ note });
    const key = { reporterId: viewer.id, targetType, targetId: target.id };
    if (await this.database.manager.existsBy(MyReport, key)) throw reportedAlready();
    await this.limits.take('report', viewer.id);
    return this.database.transaction(async (tx) => {
      const isPaused = reason === 'asks-for-money' && (await this.pause(tx, viewer, target));
      // locked, so that of concurrent reports the third one sees the others
      await this.contracts.lock(tx, target.contract.id);
      const dueAt = reason === 'gone' ? await this.askHolder(tx, viewer, target) : null;
      const { identifiers } = await tx.manager
        .createQueryBuilder()
        .insert()
        .into(MyReport)
        .values({ ...key, ...subjectOf(target), reason, note, dueAt, urgent: isPaused })
        .orIgnore()
        .execute();
      const id = identifiers[0]?.id as string | undefined;
      if (!id) throw reportedAlready();
      if ((SERIOUS.reasons as readonly string[]).includes(reason)) await this.stopSale(tx, target);
      return tx.manager.findOneByOrFail(MyReport, { id });
    });
  }

  /** What the viewer has reported on a contract; for its holder, whether someone asks if it is available. */
  async onContract(viewer: Viewer, contractId: string): Promise<ReportsOnContract> {
    const contract = await this.contracts.get(contractId);
    const { manager } = this.database;
    const mine = await manager.findBy(MyReport, { contractId, reporterId: viewer.id });
    const asked =
      contract.userId === viewer.id
        ? await manager.findOneBy(MyReport, { contractId, state: 'open', dueAt: Not(IsNull()) })
        : null;
    return Object.assign(new ReportsOnContract(), { mine, answerBy: asked?.dueAt ?? null });
  }

  /**
   * When the holder has to answer; null if the reporter's email address is not confirmed, if the holder was asked already,
   * if the last question was answered within the last days, or if nothing is for sale: new accounts cannot ask the same
   * holder again and again until one question is missed.
   */
  private async askHolder(tx: Tx, viewer: Viewer, { contract }: Target): Promise<string | null> {
    if (contract.status !== ContractStatus.ACTIVE) return null;
    if (!(await confirmedEmailOf(tx, viewer.id))) return null;
    const where = { contractId: contract.id, state: 'open', dueAt: Not(IsNull()) } as const;
    const answeredAt = MoreThan(addMs(new Date().toISOString(), -QUIET_HOURS * HOUR_MS));
    const answered = {
      ...where,
      state: 'dismissed',
      dueAt: IsNull(),
      reason: 'gone',
      resolvedAt: answeredAt,
    } as const;
    if (await tx.manager.existsBy(MyReport, [where, answered])) return null;
    const dueAt = addMs(new Date().toISOString(), ANSWER_HOURS * HOUR_MS);
    const facts = { to: 'holder', by: 'clock', dueAt } as const;
    const { id: contractId, userId } = contract;
    const once = `${contractId}:${dueAt}`;
    await tellMembers(tx, this.topics, [{ userId, event: 'still-available', contractId, facts, once }]);
    return dueAt;
  }

  /** An account without a confirmed address is made in a minute: its report reaches the admins, and stops no one. */
  private async pause(tx: Tx, viewer: Viewer, { transfer }: Target): Promise<boolean> {
    if (!transfer || !(await confirmedEmailOf(tx, viewer.id))) return false;
    return this.parties.pause(tx, transfer);
  }

  private async stopSale(tx: Tx, { contract: { id } }: Target): Promise<void> {
    const [row] = await tx.query<{ count: number }>(SERIOUS_REPORTS, [id]);
    if ((row?.count ?? 0) < SERIOUS.reports) return;
    await this.contracts.setUnderReview(tx, id, true);
    await tx.manager.update(
      MyReport,
      { targetType: 'contract', targetId: id, state: 'open' },
      { urgent: true },
    );
  }
}

const subjectOf = ({ contract, subjectId }: Target) => ({ contractId: contract.id, subjectId });

const reportedAlready = (): AppError => new AppError('CONFLICT', 'You have already reported this.');

import { Injectable } from '@nestjs/common';
import { ReportedMessages } from '../chat/admin/reported-messages.js';
import type { AboutFilter } from '../common/api/about-filter.js';
import { NEWEST, type Connection, type OrderedPage, type SortKey } from '../common/api/paging.js';
import { dayColumn, onDays, type DayNumber, type DayRange } from '../common/day-numbers.js';
import { countUpTo, WaitingCount } from '../common/api/waiting-count.js';
import type { ContractType } from '../contracts/contract.columns.js';
import { contractCompany } from '../contracts/rules/contract.rules.js';
import { joinContract } from '../contracts/contract.rows.js';
import { Database } from '../database/database.js';
import { keysetPage, USUAL_PAGE } from '../database/newest-first.js';
import { joinUser } from '../users/user.rows.js';
import { Report, ReportHistory, type ReportState } from './report.entity.js';

const LAST_MESSAGES = 3;
/** SQL: written out, because a parameter could not be matched with the partial index reports_open in a generic plan. */
const IN_STATE: Readonly<Record<ReportState, string>> = {
  open: `r.state = 'open'`,
  upheld: `r.state = 'upheld'`,
  dismissed: `r.state = 'dismissed'`,
};
/** A cursor of this list holds whether the report is urgent, and the time: `1|2026-03-01T12:00:00.000Z`. */
const BY_URGENCY: SortKey<Report> = {
  write: ({ urgent, createdAt }) => `${Number(urgent)}|${createdAt}`,
  read: (text) => (/^[01]\|/.test(text) && NEWEST.read(text.slice(2)) ? text : null),
};

/** SQL: reads the indexes reports_of_subject and reports_once. */
const concerns = (member: string): string =>
  `(r.subject_id = ${member}::uuid or r.reporter_id = ${member}::uuid)`;

interface ReportFilter extends AboutFilter {
  state?: ReportState | null;
}

/** SQL: each report with its target, both members and their history in one statement. */
const SELECT = `select r.id, r.target_type as "targetType", r.target_id as "targetId", r.contract_id as "contractId",
    r.subject_id as "subjectId", r.reporter_id as "reporterId", r.reason, r.note, r.state, r.urgent, r.action,
    r.resolution, r.resolved_at as "resolvedAt", r.created_at as "createdAt", who.email as "reporterEmail",
    whom.email as "subjectEmail", whom.suspended as "subjectSuspended", c.title as "contractTitle",
    c.status as "contractStatus", c.type, c.subject_id as "companyId", h.history
  from reports r ${joinUser('who', 'r.reporter_id')} ${joinUser('whom', 'r.subject_id')}
  ${joinContract('c', 'r.contract_id')}
  cross join lateral (select json_build_object('open', count(*) filter (where o.state = 'open'),
      'upheld', count(*) filter (where o.state = 'upheld'),
      'dismissed', count(*) filter (where o.state = 'dismissed')) as history
    from reports o where o.subject_id = r.subject_id) h`;

type ReportRow = Report & { type: ContractType; companyId: string | null };

/** What admins read about reports. SQL: the columns above. */
@Injectable()
export class ReportLists {
  constructor(
    private readonly database: Database,
    private readonly messages: ReportedMessages,
  ) {}

  /** Urgent ones first, then newest or oldest first. Those of a member are about the member or made by them. */
  all({
    state,
    sort,
    contractId,
    memberId,
    ...page
  }: OrderedPage & ReportFilter): Promise<Connection<Report>> {
    const isOldest = sort === 'oldest';
    // both columns have to point the same way to be compared as a row
    const [urgentFirst, direction, after] = isOldest
      ? ['not r.urgent', 'asc', '>']
      : ['r.urgent', 'desc', '<'];
    return keysetPage(
      page,
      USUAL_PAGE,
      (position, limit) => {
        const [conditions, values]: [string[], unknown[]] = [[], []];
        const place = (value: unknown) => `$${values.push(value)}`;
        if (state) conditions.push(IN_STATE[state]);
        if (contractId) conditions.push(`r.contract_id = ${place(contractId)}::uuid`);
        if (memberId) conditions.push(concerns(place(memberId)));
        if (position) {
          const [urgent, createdAt] = position[0].split('|');
          conditions.push(`(${urgentFirst}, r.created_at, r.id)
            ${after} (${place((urgent === '1') !== isOldest)}::boolean, ${place(createdAt)}::timestamptz, ${place(position[1])}::uuid)`);
        }
        return this.read(
          `${conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''}
           order by ${urgentFirst} ${direction}, r.created_at ${direction}, r.id ${direction} limit ${place(limit)}`,
          values,
        );
      },
      BY_URGENCY,
    );
  }

  async get(id: string): Promise<Report> {
    return (await this.read('where r.id = $1', [id]))[0] as Report;
  }

  /** Contracts, messages and transfers with open reports: each is one decision and one row of the list. */
  async waiting(): Promise<WaitingCount> {
    return WaitingCount.of(
      await this.database.query<{ count: number }>(
        countUpTo(`select from reports where state = 'open' group by target_type, target_id`),
      ),
    );
  }

  /** Served by the index reports_by_day. */
  daily({ from, until }: DayRange): Promise<DayNumber[]> {
    return this.database.query(
      `select ${dayColumn('created_at')} as day, 'reports' as name, count(*)::int as value
       from reports where ${onDays('created_at')} group by 1`,
      [from, until],
    );
  }

  private async read(rest: string, values: unknown[]): Promise<Report[]> {
    const rows = await this.database.query<ReportRow>(`${SELECT} ${rest}`, values);
    const messageIds = rows.flatMap(({ targetType, targetId }) =>
      targetType === 'message' ? [targetId] : [],
    );
    const [texts, threads] = await Promise.all([
      this.messages.textsOf(messageIds),
      this.messages.lastOf(
        rows.map(({ contractId }) => contractId),
        LAST_MESSAGES,
      ),
    ]);
    return rows.map((row) =>
      Object.assign(new Report(), row, {
        company: contractCompany({ subjectId: row.companyId, type: row.type }),
        message: texts.get(row.targetId) ?? null,
        lastMessages: threads.get(row.contractId) ?? [],
        history: Object.assign(new ReportHistory(), row.history),
      }),
    );
  }
}

import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { notFound } from '../common/api/errors.js';
import type { Connection, PageArgs } from '../common/api/paging.js';
import type { RequestContext, Viewer } from '../common/api/request-of.js';
import { ContractsService } from '../contracts/contracts.service.js';
import { Database, type Statement } from '../database/database.js';
import { newestFirst } from '../database/newest-first.js';
import { RequestLoader } from '../graphql/request-loader.js';
import { candidateIds } from './application.page.js';
import { ApplicationViews } from './application.views.js';
import { Application, type Candidate } from './rows/application.entity.js';

/** The answer of a write needs no more of a request than its viewer. */
export const requestOfViewer = (viewer: Viewer): RequestContext => ({ viewer, ip: '', source: '' });

/** SQL: counts those of all contracts of a list in one statement. */
const COUNTS: Statement = {
  name: 'applications.counts',
  text: `select contract_id as id, count(*)::int as count from applications
    where contract_id = any($1) and status = 'open' group by 1`,
  isQuick: true,
};

@Injectable()
export class ApplicationLists {
  private readonly counts = new RequestLoader<string, number>(async (ids) => {
    const rows = await this.database.query<{ id: string; count: number }>(COUNTS, [ids]);
    const counts = new Map(rows.map(({ id, count }) => [id, count]));
    return ids.map((id) => counts.get(id) ?? 0);
  });

  constructor(
    private readonly database: Database,
    private readonly contracts: ContractsService,
    private readonly views: ApplicationViews,
    private readonly audit: AuditService,
  ) {}

  async mine({ id: candidateId }: Viewer, page: PageArgs): Promise<Connection<Application>> {
    const list = this.database.manager.createQueryBuilder(Application, 'application').where({ candidateId });
    const found = await newestFirst(list, page);
    await this.views.own(found.edges.map(({ node }) => node));
    return found;
  }

  /** For its holder, and admins. */
  async ofContract(caller: RequestContext, contractId: string, page: PageArgs = {}): Promise<Candidate[]> {
    return (await this.page(caller, contractId, page)).edges.map(({ node }) => node);
  }

  /** The same with its place in the list, whose cursors are ids. Each look of an admin is audited. */
  async page(caller: RequestContext, contractId: string, page: PageArgs): Promise<Connection<Candidate>> {
    const contract = await this.contracts.find(contractId);
    const { viewer } = caller;
    const isHolder = viewer?.id === contract?.userId;
    if (!contract || !(isHolder || viewer?.isAdmin)) throw notFound('Contract');
    if (!isHolder)
      await this.database.transaction((tx) =>
        this.audit.record(tx, caller, 'candidates.read', { type: 'contract', id: contract.id }, null, null),
      );
    const { ids, hasNextPage } = await candidateIds(this.database, contract.id, page);
    const found = await this.database.manager.findBy(Application, { id: In(ids) });
    const candidates = await this.views.candidates(caller, found);
    return {
      edges: candidates.map((node) => ({ node, cursor: node.id })),
      pageInfo: {
        ...{ hasNextPage, hasPreviousPage: Boolean(page.after) },
        ...{ startCursor: ids[0] ?? null, endCursor: ids.at(-1) ?? null },
      },
    };
  }

  /** As its candidate reads it. */
  async own(id: string): Promise<Application> {
    const [application] = await this.views.own([
      await this.database.manager.findOneByOrFail(Application, { id }),
    ]);
    return application as Application;
  }

  /** As the holder of its contract reads it. */
  async candidate(viewer: Viewer, id: string): Promise<Candidate> {
    const application = await this.database.manager.findOneByOrFail(Application, { id });
    const [candidate] = await this.views.candidates(requestOfViewer(viewer), [application]);
    return candidate as Candidate;
  }

  /** How many stand in the line of a contract. */
  countOf(request: RequestContext, contractId: string): Promise<number> {
    return this.counts.get(request, contractId);
  }
}

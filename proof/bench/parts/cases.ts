import type { NestExpressApplication } from '@nestjs/platform-express';
import { AuditService } from '../../../backend/src/audit/audit.service.js';
import { ChatAdminService } from '../../../backend/src/chat/admin/chat.admin.service.js';
import { ChatService } from '../../../backend/src/chat/chat.service.js';
import { ChatThreads } from '../../../backend/src/chat/threads/chat.threads.js';
import { encodeCursor } from '../../../backend/src/common/api/paging.js';
import type { RequestContext, Viewer } from '../../../backend/src/common/api/request-of.js';
import { ContactService } from '../../../backend/src/contact/contact.service.js';
import type { ContractFilter } from '../../../backend/src/contracts/search/filter.input.js';
import { ContractsModerationService } from '../../../backend/src/contracts/admin/contracts.moderation.service.js';
import { ContractsSearch } from '../../../backend/src/contracts/search/contract-search.js';
import { ContractsService } from '../../../backend/src/contracts/contracts.service.js';
import { ContractSubmission } from '../../../backend/src/contracts/writing/contract-submission.js';
import { Database } from '../../../backend/src/database/database.js';
import { PaymentsLists } from '../../../backend/src/payments/payments.lists.js';
import { UsersAdminService } from '../../../backend/src/users/users.admin.service.js';
import type { Known } from '../fill.js';
import { RARE } from '../fill.steps.js';

const PAGE = 24;
/** Rows in front of the deep page; a database of 10,000 contracts has more than that, too. */
const DEEP_ROW = 5000;

/** A call of a service, as both APIs make it. */
export interface Case {
  name: string;
  /** Decides which goal it counts for. */
  kind: 'list' | 'admin search' | 'other';
  work: () => Promise<unknown>;
}

export async function casesOf(app: NestExpressApplication, { seller, talkative }: Known): Promise<Case[]> {
  const find = <T>(type: new (...args: never[]) => T): T => app.get<T>(type, { strict: false });
  const database = find(Database);
  const search = find(ContractsSearch);
  const contracts = find(ContractsService);
  const submission = find(ContractSubmission);
  const chat = find(ChatService);
  const threads = find(ChatThreads);
  const purchases = find(PaymentsLists);
  const users = find(UsersAdminService);
  const viewer = { id: seller, isAdmin: false } as Viewer;
  const admin = { id: seller, roles: ['admin'] } as unknown as Viewer;

  const cursorAt = async (row: number, type?: string) => {
    const [place] = await database.query<{ createdAt: string; id: string }>(
      `select c.created_at as "createdAt", c.id from contracts c
       where c.status in ('active', 'pending') and ($2::text is null or c.type = $2)
       order by c.created_at desc, c.id desc offset $1 limit 1`,
      [row, type],
    );
    return place && encodeCursor([place.createdAt, place.id]);
  };
  const [bought] = await database.query<{ id: string; contractId: string; buyerId: string; email: string }>(
    `select p.id, p.contract_id as "contractId", p.buyer_id as "buyerId", u.email
     from purchases p join users u on u.id = p.buyer_id order by p.created_at offset 5000 limit 1`,
  );
  if (!bought) throw new Error('The database has no purchases.');

  const kind =
    (of: Case['kind']) =>
    (name: string, work: () => Promise<unknown>): Case => ({ name, kind: of, work });
  const list = kind('list');
  const adminSearch = kind('admin search');
  const other = kind('other');
  const listed = (name: string, filter: ContractFilter = {}, after?: string) =>
    list(name, () => search.list({ filter, first: PAGE, after }));
  const purchasesBy = (what: string, q: string) =>
    adminSearch(`purchases by ${what}`, () => purchases.all({ q, first: PAGE }));
  const usersBy = (what: string, q: string) =>
    adminSearch(`members by ${what}`, () => users.list({ q, first: PAGE }));
  const contractsBy = (what: string, q: string) =>
    adminSearch(`contracts by ${what}`, () => search.listAll(admin, { q, first: PAGE }));

  return [
    listed('contracts'),
    listed('contracts, a deep page', {}, await cursorAt(DEEP_ROW)),
    listed('contracts of a type', { type: 'loan' }),
    listed('contracts of a type, a deep page', { type: 'loan' }, await cursorAt(DEEP_ROW / 10, 'loan')),
    listed('location: one letter', { location: 'a' }),
    listed('location: two letters that none has', { location: 'qz' }),
    listed('location: a city', { location: 'Austin' }),
    listed('location: a rare place', { location: RARE.place }),
    listed('location: none, and a type', { location: 'qz', type: 'mortgage' }),
    listed('search: a common word', { q: 'lease' }),
    listed('search: one in fifty', { q: 'boat' }),
    listed('search: the beginning of a word', { q: 'hon' }),
    listed('search: a rare word', { q: RARE.word }),
    listed('search: a word that none has', { q: 'nosuchword' }),
    listed('search: a common and a rare word', { q: `lease ${RARE.word}` }),
    listed('search: two words never together', { q: 'resort honda' }),
    listed('search: a word that its type never has', { q: 'resort', type: 'car-lease' }),
    listed('search: a common word in a rare place', { q: 'lease', location: RARE.place }),
    list('admin: contracts', () => search.listAll(admin, { first: PAGE })),
    list('admin: flagged contracts', () => find(ContractsModerationService).flagged({ first: PAGE })),
    list('admin: flagged messages', () => find(ChatAdminService).flagged({ first: PAGE })),
    list('admin: purchases', () => purchases.all({ first: PAGE })),
    list('admin: members', () => users.list({ first: PAGE })),
    list('admin: audit trail', () => find(AuditService).list({ first: PAGE })),
    list('admin: contact requests', () => find(ContactService).list({ first: PAGE })),

    contractsBy('a rare word', RARE.word),
    contractsBy('a word that none has', 'nosuchword'),
    purchasesBy('their id', bought.id),
    purchasesBy('contract', bought.contractId),
    purchasesBy('buyer', bought.buyerId),
    purchasesBy('an unknown id', '00000000-0000-4000-8000-000000000000'),
    purchasesBy('payment', 'pi_bench5000'),
    purchasesBy('email', bought.email),
    purchasesBy('an unknown email', 'unknown@example.com'),
    purchasesBy('a common title', 'lease'),
    purchasesBy('two letters that none has', 'qz'),
    usersBy('email', 'member4711@example.com'),
    usersBy('a name that many have', 'Ada'),
    usersBy('two letters that none has', 'qz'),
    usersBy('a letter that none has', 'ß'),

    other('one contract', () => contracts.get(talkative)),
    other('chat: last 200 of 1,000', () => threads.list({ viewer } as RequestContext, talkative, {})),
    other('create', () =>
      submission.submit({ viewer } as RequestContext, {
        title: '2024 Honda Civic lease',
        type: 'car-lease',
        description: 'Well kept, 12,000 miles a year.',
        location: 'Austin, TX',
        monthlyPayment: 38_900,
        remainingTermMonths: 18,
      }),
    ),
    other('chat: send', () =>
      chat.send({ viewer } as RequestContext, talkative, { message: 'Yes, still available.' }),
    ),
  ];
}

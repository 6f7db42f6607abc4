import type { NestExpressApplication } from '@nestjs/platform-express';
import { ChatService } from '../../backend/src/chat/chat.service.js';
import type { Viewer } from '../../backend/src/common/request-of.js';
import { encodeCursor } from '../../backend/src/common/paging.js';
import { ContractType } from '../../backend/src/contracts/contract.entity.js';
import type { ContractFilter } from '../../backend/src/contracts/contract.inputs.js';
import { contractColumns } from '../../backend/src/contracts/contract.rows.js';
import { IS_HELD } from '../../backend/src/payments/purchase.rows.js';
import { ContractsSearch } from '../../backend/src/contracts/contracts.search.js';
import { ContractsService } from '../../backend/src/contracts/contracts.service.js';
import { Database } from '../../backend/src/database/database.js';
import { RARE } from './fill.js';
import type { Case } from './measure.js';

const PAGE = 24;
const DEEP_PAGE = 1000;
const LISTED = `c.status in ('active', 'pending')`;
const NEWEST_FIRST = 'order by c.created_at desc, c.id desc';

interface Given {
  seller: string;
  talkative: string;
  /** http://127.0.0.1:PORT, where the app listens. */
  url: string;
}

export async function casesOf(
  app: NestExpressApplication,
  { seller, talkative, url }: Given,
): Promise<Case[]> {
  const database = app.get(Database);
  const search = app.get(ContractsSearch, { strict: false });
  const contracts = app.get(ContractsService, { strict: false });
  const chat = app.get(ChatService, { strict: false });
  const viewer = { id: seller, isAdmin: false } as Viewer;
  const list = (name: string, filter: ContractFilter = {}, first = PAGE, after?: string): Case => ({
    name: `list: ${name}`,
    work: () => search.list({ filter, first, after }),
  });
  const cursorAt = async (row: number, condition = 'true') => {
    const [place] = await database.query<{ createdAt: string; id: string }>(
      `select c.created_at as "createdAt", c.id from contracts c where ${LISTED} and ${condition}
       ${NEWEST_FIRST} offset $1 limit 1`,
      [row],
    );
    return place && encodeCursor([place.createdAt, place.id]);
  };
  const { CAR_LEASE, LOAN, MORTGAGE } = ContractType;

  return [
    list('first page'),
    list('first 100, as REST has it', {}, 100),
    {
      name: 'list: first page over HTTP',
      work: () => fetch(`${url}/api/contracts?limit=${PAGE}`).then((r) => r.text()),
    },
    list(`page ${DEEP_PAGE}`, {}, PAGE, await cursorAt(PAGE * DEEP_PAGE)),
    {
      name: `... the same by offset`,
      isComparison: true,
      work: () =>
        database.read(
          `select ${contractColumns(IS_HELD)} from contracts c where ${LISTED} ${NEWEST_FIRST} limit $1 offset $2`,
          [PAGE + 1, PAGE * DEEP_PAGE],
        ),
    },
    list('by type', { type: LOAN }),
    list('by type, page 100', { type: LOAN }, PAGE, await cursorAt(PAGE * 100, `c.type = 'loan'`)),

    list('location, one letter', { location: 'a' }),
    list('location, two letters that many have', { location: 'TX' }),
    list('location, two letters that none has', { location: 'qz' }),
    list('location, a city', { location: 'Austin' }),
    list('location, a rare place', { location: RARE.place }),
    list('location, no such place', { location: 'Xyzzyville' }),
    list('location that none has, and a type', { location: 'qz', type: MORTGAGE }),

    list('a word that many have', { q: 'lease' }),
    list('a word that many have, page 100', { q: 'lease' }, PAGE, await cursorAt(PAGE * 1000)),
    list('a word that one in fifty has', { q: 'boat' }),
    list('the beginning of a word', { q: 'hon' }),
    list('a rare word', { q: RARE.word }),
    list('a word that none has', { q: 'nosuchword' }),
    list('a common and a rare word', { q: `lease ${RARE.word}` }),
    list('a word that its type never has', { q: 'resort', type: CAR_LEASE }),
    list('a common word in a rare place', { q: 'lease', location: RARE.place }),
    list('a common word in a place that none has', { q: 'lease', location: 'qz' }),
    {
      name: '... a rare word by ilike over the texts',
      isComparison: true,
      work: () =>
        database.read(
          `select ${contractColumns(IS_HELD)} from contracts c where ${LISTED}
           and (c.title ilike $1 or c.description ilike $1 or c.location ilike $1) ${NEWEST_FIRST} limit $2`,
          [`%${RARE.word}%`, PAGE + 1],
        ),
    },
    { name: 'admin list: first page', work: () => search.listAll({ first: PAGE }) },
    { name: 'admin list: a rare word', work: () => search.listAll({ q: RARE.word, first: PAGE }) },

    { name: 'one contract', work: () => contracts.get(talkative) },
    {
      name: 'submit',
      work: () =>
        contracts.submit(viewer, {
          title: '2024 Honda Civic lease',
          type: CAR_LEASE,
          description: 'Well kept, 12,000 miles a year.',
          location: 'Austin, TX',
          monthlyPayment: 38_900,
          remainingTermMonths: 18,
        }),
    },
    { name: 'chat: last 200 of 1000', work: () => chat.list(talkative, {}) },
    {
      name: 'chat: send',
      work: () => chat.send(viewer, talkative, { message: 'Answer for all: still available.' }),
    },
  ];
}

import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { MOST_ACTIVE_CONTRACTS } from '@handover/domain/business/organisations';
import { OrganisationContracts } from '../../src/contracts/edges/organisation-contracts.js';
import { contractInput, contractWords } from '../factories/contract.js';
import { restApi as settings } from '../support/admin-apis.js';
import { rest as approvals } from '../support/approvals.js';
import { organisationApis } from '../support/business/organisations.js';
import { Program } from '../support/business/tokens.js';
import { carRow, csv, HEADINGS, imported, restImports } from '../support/contracts/imports.js';
import { dataOf } from '../support/lists.js';
import type { Outcome, Person } from '../support/person.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { untilWaiting } from '../support/waiting.js';

type Listed = Outcome<{ id: string }>;

interface Api {
  name: string;
  submit(as: Person, organisationId: string | null, title?: string): Promise<Listed>;
  act(as: Person, id: string, action: 'pause' | 'resume' | 'withdraw' | 'relist'): Promise<Listed>;
}

const words = (title?: string) => contractWords(title ? { title } : {});
const NAMES = {
  pause: 'pauseContract',
  resume: 'resumeContract',
  withdraw: 'withdrawContract',
  relist: 'relistContract',
};
const apis: Api[] = [
  {
    name: 'REST',
    submit: (as, organisationId, title) =>
      as.viaRest('POST', '/api/contracts', { ...words(title), ...(organisationId && { organisationId }) }),
    act: (as, id, action) => as.viaRest('POST', `/api/listings/${id}/${action}`),
  },
  {
    name: 'GraphQL',
    submit: (as, organisationId, title) =>
      as.viaGraphql('mutation($input: SubmitContractInput!) { submitContract(input: $input) { id } }', {
        input: { ...contractInput(words(title)), organisationId },
      }),
    act: (as, id, action) => as.viaGraphql(`mutation($id: ID!) { ${NAMES[action]}(id: $id) { id } }`, { id }),
  },
];

const FULL = {
  code: 'CONFLICT',
  message: expect.stringMatching(/^An organization has at most [\d,]+ active contracts\./),
};
const ACME = { name: 'Acme Motors', kind: 'dealer', licence: 'TX dealer license P12345' };

let product: TestApp;
let admin: Person;
beforeAll(async () => {
  product = await startApp();
  admin = await product.admin();
});
afterAll(() => product.stop());

const rows = <Row = object>(sql: string, ...values: unknown[]) => product.database.query<Row>(sql, values);
function limitTo(most: number): void {
  product.app.get(OrganisationContracts).most = most;
}
afterEach(() => limitTo(MOST_ACTIVE_CONTRACTS));

async function approved(): Promise<{ owner: Person; id: string }> {
  const owner = await product.member();
  const { id } = dataOf(await organisationApis[0]!.request(owner, ACME));
  await rows(`update organisations set status = 'approved' where id = $1`, id);
  return { owner, id };
}
async function tokenOf(owner: Person, organisationId: string): Promise<Program> {
  const input = { name: 'Stock', scopes: ['listings:write', 'listings:read'], expiresInDays: 1 };
  const made = dataOf(
    await owner.viaRest<{ token: string }>('POST', '/api/tokens', { ...input, organisationId }),
  );
  return new Program(product.url, made.token);
}
const activeOf = async (id: string) => {
  const sql = `select count(*)::int as count from contracts where organisation_id = $1 and status = 'active'`;
  return (await rows<{ count: number }>(sql, id))[0]!.count;
};

describe.each(apis)('the most active contracts of an organisation through $name', (api) => {
  it('hold for new ones, and for those that come back', async () => {
    limitTo(2);
    const { owner, id } = await approved();
    const first = dataOf(await api.submit(owner, id, 'First lease'));
    const second = dataOf(await api.submit(owner, id, 'Second lease'));
    expect(await api.submit(owner, id, 'Third lease')).toMatchObject(FULL);
    expect((await api.submit(owner, null, 'Lease of her own')).ok).toBe(true);
    dataOf(await api.act(owner, first.id, 'pause'));
    const third = dataOf(await api.submit(owner, id, 'Third lease'));
    expect(await api.act(owner, first.id, 'resume')).toMatchObject(FULL);
    dataOf(await api.act(owner, second.id, 'withdraw'));
    dataOf(await api.act(owner, first.id, 'resume'));
    expect(await api.act(owner, second.id, 'relist')).toMatchObject(FULL);
    dataOf(await api.act(owner, third.id, 'pause'));
    dataOf(await api.act(owner, second.id, 'relist'));
    expect(await activeOf(id)).toBe(2);
  });

  it('hold for two writes at once', async () => {
    limitTo(1);
    const { owner, id } = await approved();
    const editor = await product.member();
    await rows(
      `insert into organisation_members (organisation_id, user_id, role) values ($1, $2, 'editor')`,
      id,
      editor.id,
    );
    const both = await product.database.transaction(async (tx) => {
      await tx.query('select from organisations where id = $1 for no key update', [id]);
      const writes = Promise.all([
        api.submit(owner, id, 'Of the owner'),
        api.submit(editor, id, 'Of the editor'),
      ]);
      await untilWaiting(tx, 2, writes);
      return { writes };
    });
    expect((await both.writes).map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(await activeOf(id)).toBe(1);
  });
});

it('an import is told by row', async () => {
  limitTo(1);
  const { owner, id } = await approved();
  const program = await tokenOf(owner, id);
  const file = csv(HEADINGS, carRow(1), carRow(2));
  const { ok, failed, report } = await imported(restImports, program, file, { mode: 'apply' });
  expect({ ok, failed }).toEqual({ ok: 1, failed: 1 });
  expect(report).toEqual([{ row: 3, column: null, message: FULL.message }]);
});

it('a contract that waits for approval is refused, and one that is approved later', async () => {
  limitTo(1);
  const { owner, id } = await approved();
  dataOf(await settings.createSetting(admin, { key: 'approve_listings', value: 'true' }));
  const [first, second] = [
    dataOf(await apis[0]!.submit(owner, id, 'First lease')),
    dataOf(await apis[0]!.submit(owner, id, 'Second lease')),
  ];
  const approve = (one: { id: string }) => approvals.approve(admin, one.id);
  expect((await approve(first)).ok).toBe(true);
  expect(await approve(second)).toMatchObject(FULL);
  expect(await apis[0]!.submit(owner, id, 'Third lease')).toMatchObject(FULL);
  dataOf(await settings.deleteSetting(admin, 'approve_listings'));
});

it('are counted by an index', async () => {
  const { owner, id } = await approved();
  dataOf(await apis[0]!.submit(owner, id));
  const plan = await product.database.transaction(async (tx) => {
    await tx.query('set local enable_seqscan = off');
    return tx.query(`explain select from contracts where organisation_id = '${id}' and organisation_id is not null
      and status = 'active' and hidden_at is null and not awaits_approval limit 2001`);
  });
  expect(JSON.stringify(plan)).toContain('contracts_organisation_active');
});

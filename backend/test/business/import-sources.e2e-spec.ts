import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Scope } from '@handover/domain/business/scopes';
import { SourceFetches } from '../../src/business/imports/sources/source-fetches.js';
import { apis, rest } from '../support/business/import-sources.js';
import { organisationApis } from '../support/business/organisations.js';
import { Program, programOf } from '../support/business/tokens.js';
import { dataOf } from '../support/lists.js';
import { PASSWORD, type Person } from '../support/person.js';
import { startApp, type TestApp } from '../support/product/app.js';

/* What members do with their import sources. Nothing is fetched here. */

const [organisations] = organisationApis as [(typeof organisationApis)[number]];
const ACME = { name: 'Acme Motors', kind: 'dealer', licence: 'TX dealer license P12345' };
const UNKNOWN = '00000000-0000-7000-8000-000000000000';
const SOURCE = { url: 'https://dealer.example/stock.csv', format: 'csv', everyHours: 6 };
const NOT_FOUND = { code: 'NOT_FOUND' };

let product: TestApp;
let other: Person;
let member: Person;
beforeAll(async () => {
  jest.spyOn(SourceFetches.prototype, 'run').mockResolvedValue();
  product = await startApp();
  other = await product.member();
});
beforeEach(async () => {
  member = await product.member();
});
afterAll(async () => {
  await product.stop();
  jest.restoreAllMocks();
});

const rows = <Row>(text: string, values: unknown[] = []) => product.database.query<Row>(text, values);

async function organisationOf(owner: Person): Promise<string> {
  const { id } = dataOf(await organisations.request(owner, ACME));
  await rows(`update organisations set status = 'approved' where id = $1`, [id]);
  return id;
}

describe.each(apis)('import sources through %s', (_, api) => {
  it('are created, listed, edited and deleted by their member only', async () => {
    const created = dataOf(await api.create(member, SOURCE));
    expect(created).toEqual({
      ...{ ...SOURCE, id: expect.any(String), match: 'external-id', missing: 'keep', organisationId: null },
      ...{ createdAt: expect.any(String), nextFetchAt: expect.any(String), lastFetchedAt: null },
      ...{ lastOutcome: null, lastError: null, lastImportId: null, failures: 0, failingSince: null },
      ...{ disabledAt: null, offReason: null },
    });
    expect(dataOf(await api.list(member))).toEqual([created]);
    expect(dataOf(await api.list(other))).toEqual([]);
    for (const id of [created.id, UNKNOWN, 'no-id']) {
      expect(await api.update(other, id, { everyHours: 1 })).toMatchObject(NOT_FOUND);
      expect(await api.fetch(other, id)).toMatchObject(NOT_FOUND);
      expect(await api.delete(other, id)).toMatchObject(NOT_FOUND);
    }
    const changes = { url: 'https://dealer.example/more.jsonl', format: 'jsonl', everyHours: 24 };
    expect(dataOf(await api.update(member, created.id, changes))).toMatchObject({
      ...{ ...created, ...changes, nextFetchAt: expect.any(String) },
    });
    expect(dataOf(await api.update(member, created.id, { match: 'vin' }))).toMatchObject({
      ...{ ...changes, match: 'vin' },
    });
    expect(dataOf(await api.delete(member, created.id))).toEqual({ success: true });
    expect(dataOf(await api.list(member))).toEqual([]);
  });

  it('need an address on the public internet, 1 to 24 hours and options that go together', async () => {
    for (const [wrong, field] of [
      [{ url: 'http://dealer.example/' }, 'url'],
      [{ url: 'https://10.0.0.1/' }, 'url'],
      [{ url: 'https://[::ffff:169.254.169.254]/' }, 'url'],
      [{ url: 'https://dealer.example:22/' }, 'url'],
      [{ url: 'https://name:word@dealer.example/' }, 'url'],
      [{ url: 'no url' }, 'url'],
      [{ url: `https://a.example/${'x'.repeat(500)}` }, 'url'],
      [{ everyHours: 0 }, 'everyHours'],
      [{ everyHours: 25 }, 'everyHours'],
      [{ missing: 'pause', match: 'vin' }, 'missing'],
    ] as const) {
      const refusal = { code: 'VALIDATION', fields: { [field]: expect.any(String) } };
      expect(await api.create(member, { ...SOURCE, ...wrong })).toMatchObject(refusal);
    }
    const { id } = dataOf(await api.create(member, SOURCE));
    expect(await api.update(member, id, { url: 'https://127.0.0.1/' })).toMatchObject({
      ...{ code: 'VALIDATION', fields: { url: expect.any(String) } },
    });
    expect(await api.update(member, id, { match: 'vin', missing: 'pause' })).toMatchObject({
      ...{ code: 'VALIDATION', fields: { missing: expect.any(String) } },
    });
  });

  it('are at most 5', async () => {
    const create = () => api.create(member, SOURCE);
    for (let count = 0; count < 3; count++) dataOf(await create());
    const last = await Promise.all([create(), create(), create(), create()]);
    expect(last.filter(({ ok }) => ok)).toHaveLength(2);
    expect(last.filter(({ code }) => code === 'CONFLICT')).toHaveLength(2);
  });

  it('are switched off and on; one that is off is not fetched', async () => {
    const { id } = dataOf(await api.create(member, SOURCE));
    expect(dataOf(await api.update(member, id, { active: false }))).toMatchObject({
      ...{ disabledAt: expect.any(String), offReason: 'member', nextFetchAt: null },
    });
    expect(await api.fetch(member, id)).toMatchObject({ code: 'CONFLICT' });
    // an edit leaves it off
    expect(dataOf(await api.update(member, id, { everyHours: 2 }))).toMatchObject({ offReason: 'member' });
    const on = { disabledAt: null, offReason: null, nextFetchAt: expect.any(String), everyHours: 2 };
    expect(dataOf(await api.update(member, id, { active: true }))).toMatchObject(on);
    await rows(`update import_sources set next_at = now() + interval '3 hours' where id = $1`, [id]);
    const asked = dataOf(await api.fetch(member, id));
    expect(Date.parse(asked.nextFetchAt!)).toBeLessThan(Date.now() + 1_000);
  });

  it('of one member never pause the contracts of each other', async () => {
    const refusal = { code: 'VALIDATION', fields: { missing: expect.stringContaining('several addresses') } };
    const first = dataOf(await api.create(member, SOURCE));
    expect(await api.create(member, { ...SOURCE, missing: 'pause' })).toMatchObject(refusal);
    const pausing = { missing: 'pause' };
    expect(dataOf(await api.update(member, first.id, pausing))).toMatchObject(pausing);
    expect(await api.create(member, SOURCE)).toMatchObject(refusal);
    // one that is off pauses nothing
    dataOf(await api.update(member, first.id, { active: false }));
    const second = dataOf(await api.create(member, SOURCE));
    expect(await api.update(member, first.id, { active: true })).toMatchObject(refusal);
    // what is listed for an organisation is apart from what is listed alone, unless all of it may be paused
    const organisationId = await organisationOf(member);
    expect(dataOf(await api.update(member, first.id, { active: true, organisationId }))).toMatchObject(
      pausing,
    );
    expect(await api.update(member, second.id, pausing)).toMatchObject(refusal);
  });

  it('list for an approved organisation of their member', async () => {
    const organisationId = await organisationOf(member);
    expect(await api.create(other, { ...SOURCE, organisationId })).toMatchObject(NOT_FOUND);
    const created = dataOf(await api.create(member, { ...SOURCE, organisationId }));
    expect(created).toMatchObject({ organisationId });
    await rows(`update organisation_members set role = 'reader' where user_id = $1`, [member.id]);
    expect(await api.create(member, { ...SOURCE, organisationId })).toMatchObject({ code: 'FORBIDDEN' });
    await rows(`update organisation_members set role = 'editor' where user_id = $1`, [member.id]);
    dataOf(await api.create(member, { ...SOURCE, organisationId }));
    await rows(`update organisations set status = 'closed' where id = $1`, [organisationId]);
    expect(await api.create(member, { ...SOURCE, organisationId })).toMatchObject({ code: 'CONFLICT' });
    expect(await api.update(member, created.id, { everyHours: 3 })).toMatchObject({ code: 'CONFLICT' });
    expect(dataOf(await api.update(member, created.id, { active: false }))).toMatchObject({
      offReason: 'member',
    });
    expect(dataOf(await api.update(member, created.id, { organisationId: null }))).toMatchObject({
      organisationId: null,
    });
  });

  it('are read by API tokens, and changed by none', async () => {
    const organisationId = await organisationOf(member);
    const own = dataOf(await api.create(member, SOURCE));
    const theirs = dataOf(await api.create(member, { ...SOURCE, organisationId }));
    const ALL: Scope[] = ['listings:read', 'listings:write'];
    const program = await programOf(member, ALL);
    const input = { name: 'Stock', scopes: ALL, expiresInDays: 1, organisationId };
    const { token } = dataOf(await member.viaRest<{ token: string }>('POST', '/api/tokens', input));
    const acting = new Program(product.url, token);
    expect(dataOf(await api.list(program))).toEqual([own, theirs]);
    expect(dataOf(await api.list(acting))).toEqual([theirs]);
    expect(await api.list(await programOf(member, ['listings:write']))).toMatchObject({ code: 'FORBIDDEN' });
    const refusal = { code: 'FORBIDDEN' };
    for (const as of [program, acting]) {
      expect(await api.create(as, SOURCE)).toMatchObject(refusal);
      expect(await api.update(as, theirs.id, { everyHours: 1 })).toMatchObject(refusal);
      expect(await api.fetch(as, theirs.id)).toMatchObject(refusal);
      expect(await api.delete(as, theirs.id)).toMatchObject(refusal);
    }
  });
});

it('are created, changed and fetched 30 times an hour', async () => {
  const strict = await startApp({ RATE_LIMITS: 'default' });
  try {
    const dealer = await strict.member();
    const { id } = dataOf(await rest.create(dealer, SOURCE));
    for (let count = 0; count < 14; count++) dataOf(await rest.fetch(dealer, id));
    for (let count = 0; count < 15; count++) dataOf(await rest.update(dealer, id, { everyHours: 1 + count }));
    const refusal = { code: 'RATE_LIMITED' };
    expect(await rest.fetch(dealer, id)).toMatchObject(refusal);
    expect(await rest.update(dealer, id, { everyHours: 1 })).toMatchObject(refusal);
    expect(await rest.create(dealer, SOURCE)).toMatchObject(refusal);
    dataOf(await rest.update(dealer, id, { active: false }));
    dataOf(await rest.delete(dealer, id));
  } finally {
    await strict.stop();
  }
});

it('are in the export of their member, and are deleted with the account', async () => {
  const { id } = dataOf(await rest.create(member, SOURCE));
  const { body } = await member.rest('GET', '/api/user/export');
  expect(body).toMatchObject({ importSources: [{ id, url: SOURCE.url, everyHours: 6 }] });
  dataOf(await member.viaRest('DELETE', '/api/user', { password: PASSWORD }));
  expect(await rows('select 1 from import_sources where user_id = $1', [member.id])).toEqual([]);
});

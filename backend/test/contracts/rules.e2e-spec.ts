import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readRule } from '@handover/domain/rules/read-rule';
import type { SubjectKind } from '@handover/domain/rules/rule';
import type { ContractType } from '@handover/domain/types/words';
import { contractInput, contractWords, listContract, type ContractWords } from '../factories/contract.js';
import { dataOf } from '../support/lists.js';
import { jobsAreDone } from '../support/product/jobs.js';
import { startApp, type TestApp } from '../support/product/app.js';
import type { Person } from '../support/person.js';
import {
  apis,
  rest,
  subjectWords,
  type RulesApi,
  type RuleWords,
  type SubjectWords,
} from '../support/contracts/rules.js';

let product: TestApp;
let admin: Person;
let holder: Person;
let visitor: Person;

beforeAll(async () => {
  product = await startApp();
  [admin, holder] = [await product.admin(), await product.member()];
  visitor = product.visitor();
});
afterAll(() => product.stop());

let number = 0;
/** Names that no other test uses. */
const fresh = (words: SubjectWords = {}): SubjectWords => {
  number += 1;
  return { slug: `acme-${number}`, name: `Acme ${number} Leasing`, ...words };
};

async function company(api: RulesApi, words: SubjectWords = {}, rule?: RuleWords) {
  const subject = dataOf(await api.save(admin, fresh(words)));
  if (rule) dataOf(await api.publish(admin, dataOf(await api.saveRule(admin, subject.id, rule))));
  return subject;
}

const lease = (thirdParty: string, words: Partial<ContractWords> & { companyId?: string } = {}) =>
  listContract(holder, { ...words, facts: { thirdParty } } as Partial<ContractWords>);

interface Ruled {
  company: { slug: string; name: string } | null;
  transferableUntil: string | null;
  ruleLines: { key: string; level: string; text: string }[];
}
const ruled = async (id: string, as = visitor) =>
  dataOf(
    await as.viaGraphql<Ruled>(
      'query($id: ID!) { contract(id: $id) { company { slug name } transferableUntil ruleLines { key level text } } }',
      { id },
    ),
  );
const companyOf = async (id: string) =>
  dataOf(await visitor.viaRest<Ruled>('GET', `/api/contracts/${id}`)).company?.slug ?? null;

describe.each(apis)('the rule book, through %s', (_name, api) => {
  it('a company is public at once, and its rule when it is published', async () => {
    const words = fresh({ aliases: [`  The Acme ${number + 1} `] });
    const subject = dataOf(await api.save(admin, words));
    expect(subject).toMatchObject({
      ...{ ...subjectWords(words), aliases: [`The Acme ${number}`], id: subject.id },
      ...{ status: 'published', mergedInto: null, rules: [] },
    });
    const draft = dataOf(await api.saveRule(admin, subject.id, { values: { notInLastMonths: 6 } }));
    expect(draft).toMatchObject({ version: 1, status: 'draft', checkedBy: admin.id, publishedAt: null });
    expect(dataOf(await api.company(visitor, subject.slug))).toMatchObject({ rule: null, listings: 0 });

    const published = dataOf(await api.publish(admin, draft));
    expect(published).toMatchObject({ status: 'published', publishedAt: expect.stringMatching(/Z$/) });
    expect(dataOf(await api.publish(admin, draft))).toEqual(published);
    expect(dataOf(await api.company(visitor, subject.slug, 'car-lease'))).toEqual({
      ...{ id: subject.id, slug: subject.slug, name: subject.name, types: ['car-lease'], type: 'car-lease' },
      ...{ figures: null, listings: 0 },
      rule: expect.objectContaining({
        ...{
          version: 1,
          values: { notInLastMonths: 6 },
          sourceName: 'acme.example',
          checkedOn: '2026-11-20',
        },
        lines: [expect.objectContaining({ key: 'notInLastMonths', level: 'info' })],
      }),
    });

    const second = dataOf(await api.saveRule(admin, subject.id, { values: { notInLastMonths: 3 } }));
    const third = dataOf(await api.saveRule(admin, subject.id, { values: { notInLastMonths: 4 } }));
    expect(await api.publish(admin, second)).toMatchObject({ code: 'CONFLICT' });
    dataOf(await api.publish(admin, third));
    const [found] = dataOf(await api.subjects(admin, { q: subject.slug }));
    expect(found?.rules.map(({ version, status }) => `${version} ${status}`)).toEqual([
      '3 published',
      '2 replaced',
      '1 replaced',
    ]);
  });

  it('refuses wrong values, unknown keys, and a source that was read tomorrow', async () => {
    const { id } = await company(api, { types: ['car-lease'] });
    const values = { wings: 2, notInLastMonths: 99 };
    expect(await api.saveRule(admin, id, { values })).toMatchObject({
      ...{ ok: false, code: 'VALIDATION' },
      fields: { 'values.wings': expect.any(String), 'values.notInLastMonths': expect.any(String) },
    });
    for (const words of [
      { checkedOn: '2999-01-01' },
      { checkedOn: 'yesterday' },
      { sourceUrl: 'http://acme.example' },
      { sourceName: 'x' },
      { type: 'loan' },
    ])
      expect([words, await api.saveRule(admin, id, words)]).toMatchObject([words, { code: 'VALIDATION' }]);
    for (const words of [
      { slug: 'A' },
      { slug: 'acme--x' },
      { name: 'x' },
      { types: [] },
      { types: ['car-lease', 'car-lease'] },
      { aliases: ['x'] },
      { aliases: Array.from({ length: 21 }, (_, at) => `Alias ${at}`) },
      { kind: 'state', name: 'Nowhere' },
    ])
      expect([words, await api.save(admin, fresh(words))]).toMatchObject([words, { code: 'VALIDATION' }]);
  });

  it('an alias belongs to one company of a type, and a slug to one for good', async () => {
    const first = await company(api, { aliases: ['Red Wheels', 'Blue Wheels'] });
    const taken = await api.save(admin, fresh({ aliases: ['red wheels, Inc.'] }));
    expect(taken).toMatchObject({
      ...{ ok: false, code: 'CONFLICT', message: `"red wheels, Inc." belongs to ${first.name}.` },
      fields: { aliases: expect.any(String) },
    });
    expect(await api.save(admin, fresh({ name: 'Blue Wheels Bank' }))).toMatchObject({ code: 'CONFLICT' });
    expect(await api.save(admin, { ...fresh(), slug: first.slug })).toMatchObject({
      ...{ code: 'CONFLICT', message: `The address "${first.slug}" belongs to ${first.name}.` },
    });
    const other = dataOf(await api.save(admin, fresh({ types: ['loan'], aliases: ['Red Wheels'] })));
    expect(await api.save(admin, { ...other, types: ['loan', 'car-lease'] }, other.id)).toMatchObject({
      code: 'CONFLICT',
    });
    dataOf(await api.retire(admin, first.id));
    dataOf(await api.save(admin, { ...other, types: ['loan', 'car-lease'] }, other.id));
    expect(await api.save(admin, { ...fresh(), slug: first.slug })).toMatchObject({ code: 'CONFLICT' });
    dataOf(await api.retire(admin, other.id));
  });

  it('a subject keeps its kind and address', async () => {
    const subject = await company(api);
    for (const words of [{ kind: 'program' }, { slug: 'another-one' }])
      expect(await api.save(admin, { ...subject, ...words }, subject.id)).toMatchObject({
        code: 'VALIDATION',
      });
    expect(dataOf(await api.save(admin, { ...subject, name: `${subject.name} 2` }, subject.id)).name).toBe(
      `${subject.name} 2`,
    );
    const nobody = '019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f';
    expect(await api.save(admin, fresh(), nobody)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await api.publish(admin, { id: nobody, subjectId: subject.id })).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await api.saveRule(admin, nobody)).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('finds companies by a part of their names, page by page', async () => {
    for (const name of ['Zebra One', 'Zebra Two', 'Zebra Three'])
      await company(api, {
        slug: `${name.toLowerCase().replace(' ', '-')}-${number}`,
        name: `${name} ${number}`,
      });
    const { slug } = await company(api, {
      types: ['loan'],
      name: `Other ${number}`,
      aliases: [`Zebra Lender ${number}`],
    });
    const found = (words: Record<string, string | number>) =>
      api.companies(visitor, words).then((page) => dataOf(page).map((one) => one.slug));
    expect((await found({ q: 'zebra', type: 'car-lease', first: 2 })).length).toBe(2);
    expect(await found({ q: 'ZEBRA LEND' })).toContain(slug);
    expect(await found({ q: 'zebra', type: 'car-lease' })).not.toContain(slug);
    expect(await found({ q: 'no such company' })).toEqual([]);
    expect(await api.company(visitor, 'no-such-company')).toMatchObject({ code: 'NOT_FOUND' });
    expect(await api.company(visitor, slug, 'car-lease')).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is filtered by its admins', async () => {
    const { id, slug } = await company(
      api,
      {},
      { sourceUrl: null, checkedOn: '2026-01-02', values: { allowed: 'yes' } },
    );
    const has = async (filter: Record<string, string | boolean>) =>
      dataOf(await api.subjects(admin, { q: slug, ...filter })).some((one) => one.slug === slug);
    expect(
      await has({ noSource: true, isOld: true, kind: 'company', type: 'car-lease', status: 'published' }),
    ).toBe(true);
    const others: Record<string, string | boolean>[] = [
      ...[{ hasDraft: true }, { kind: 'state' }, { type: 'loan' }, { status: 'retired' }],
    ];
    for (const other of others) expect([other, await has(other)]).toEqual([other, false]);
    dataOf(await api.saveRule(admin, id));
    expect(await has({ hasDraft: true })).toBe(true);
    expect(await has({ q: id })).toBe(true);
    expect(await has({ q: admin.id })).toBe(false);
  });

  it('the audit trail has what was published, retired and merged', async () => {
    const one = await company(api, {}, { values: { allowed: 'yes' } });
    const two = await company(api);
    dataOf(await api.merge(admin, one.id, two.id));
    dataOf(await api.retire(admin, two.id));
    const entries = async (id: string) =>
      dataOf(
        await admin.viaRest<{ action: string; after: string }[]>('GET', `/api/admin/audit?targetId=${id}`),
      ).map(({ action }) => action);
    expect(await entries(one.id)).toEqual(['rule.merge', 'rule.publish', 'rule.publish']);
    expect(await entries(two.id)).toEqual(['rule.retire', 'rule.publish']);
  });
});

describe.each(apis)('a contract and its company, through %s', (_name, api) => {
  it('a lease that is too late says so, one that soon will be names the day', async () => {
    const { slug, name } = await company(
      api,
      {},
      {
        values: {
          notInLastMonths: 6,
          feePaidBy: 'holder',
          feeMin: 13_500,
          feeMax: 13_500,
          holderReleased: 'no',
        },
      },
    );
    const five = await lease(name, { remainingTermMonths: 5 });
    const shown = await ruled(five.id);
    expect(shown.company).toEqual({ slug, name });
    expect(shown.ruleLines.filter(({ level }) => level !== 'INFO')).toEqual([
      {
        ...{ key: 'too-late', level: 'STOP' },
        text: expect.stringMatching(new RegExp(`^From \\w+ \\d+, \\d{4} on ${name} accepts no transfer\\.$`)),
      },
    ]);
    expect(shown.ruleLines.map(({ text }) => text)).toContain('Transfer fee: $135.00, paid by the seller');
    const own = await ruled(five.id, holder);
    expect(own.ruleLines.map(({ key }) => key)).toContain('still-liable');

    const seven = await lease(name, { title: 'Another lease', remainingTermMonths: 7 });
    const soon = await ruled(seven.id);
    expect(soon.ruleLines[0]).toMatchObject({ key: 'soon-too-late', level: 'WARN' });
    expect(soon.transferableUntil).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(soon.transferableUntil! > shown.transferableUntil!).toBe(true);
    expect(dataOf(await api.company(visitor, slug)).listings).toBe(2);

    const input = { type: 'car-lease', remainingTermMonths: 5, facts: { thirdParty: name, year: 'soon' } };
    const check = dataOf(await api.check(visitor, input));
    expect(check).toMatchObject({
      company: { slug, name },
      suggestedFacts: { thirdPartyFee: 13_500, thirdPartyFeeBy: 'holder', holderReleased: 'no' },
      transferableUntil: shown.transferableUntil,
    });
    expect(check.lines.slice(0, 2).map(({ key, level }) => [key, level])).toEqual([
      ['too-late', 'stop'],
      ['still-liable', 'warn'],
    ]);
  });

  it('is found by a choice, which wins over the text and stays until another text is written', async () => {
    const chosen = await company(api, {}, { values: { sameStateOnly: 'yes' } });
    const named = await company(api);
    const { id } = await lease(named.name, { companyId: chosen.id });
    expect(await companyOf(id)).toBe(chosen.slug);
    const edit = (words: object) => holder.viaRest('PUT', `/api/listings/${id}`, words);
    dataOf(await edit({ title: 'Another title' }));
    expect(await companyOf(id)).toBe(chosen.slug);
    dataOf(await edit({ facts: { thirdParty: `${named.name}, Inc.` } }));
    expect(await companyOf(id)).toBe(named.slug);
    dataOf(await edit({ facts: { thirdParty: 'Somebody else' } }));
    expect(await companyOf(id)).toBeNull();
    dataOf(await edit({ companyId: chosen.id }));
    expect(await companyOf(id)).toBe(chosen.slug);
    dataOf(await edit({ companyId: null }));
    expect(await companyOf(id)).toBeNull();

    const loans = await company(api, { types: ['loan'] });
    const program = await company(api, { kind: 'program' });
    for (const companyId of [loans.id, program.id, '019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f', 'x'])
      expect(await holder.viaRest('POST', '/api/contracts', { ...contractWords(), companyId })).toMatchObject(
        { code: 'VALIDATION', fields: { companyId: expect.any(String) } },
      );
    const check = { type: 'car-lease', companyId: chosen.id, location: 'Austin, TX', buyerState: 'nm' };
    expect(dataOf(await api.check(visitor, check)).lines[0]).toMatchObject({
      key: 'other-state',
      level: 'warn',
    });
    expect(await api.check(visitor, { ...check, companyId: loans.id })).toMatchObject({ code: 'VALIDATION' });
  });

  it('a contract that was listed before gets the company that the rule book gets later', async () => {
    const words = fresh();
    const { id } = await lease(words.name ?? '');
    expect(await companyOf(id)).toBeNull();
    const { slug } = dataOf(await api.save(admin, words));
    await jobsAreDone(product);
    expect(await companyOf(id)).toBe(slug);
  });

  it('lists are filtered by it, and count the same', async () => {
    const { slug, name } = await company(api);
    const ids = [await lease(name, { title: 'One of two' }), await lease(name, { title: 'Two of two' })];
    await lease('Nobody knows it', { title: 'Three' });
    const listed = dataOf(await visitor.viaRest<{ id: string }[]>('GET', `/api/contracts?company=${slug}`));
    expect(listed.map(({ id }) => id).sort()).toEqual(ids.map(({ id }) => id).sort());
    const found = dataOf(
      await visitor.viaGraphql<{ totalCount: number; edges: object[] }>(
        'query($filter: ContractFilter) { contracts(filter: $filter, sort: PAYMENT) { totalCount edges { node { id } } } }',
        { filter: { company: slug, q: 'two' } },
      ),
    );
    expect([found.totalCount, found.edges.length]).toEqual([2, 2]);
    expect(dataOf(await visitor.viaRest('GET', '/api/contracts?company=no-such-company'))).toEqual([]);
  });

  it('lists are filtered by what companies allow', async () => {
    const [yes, no] = ['yes', 'no'] as const;
    const open = await company(api, {}, { values: { allowed: yes } });
    const closed = await company(api, {}, { values: { allowed: no } });
    const both = await company(
      api,
      { types: ['car-lease', 'loan'] },
      { type: 'loan', values: { allowed: yes } },
    );
    const [listed] = [
      await lease(open.name, { title: 'Open' }),
      await lease(closed.name, { title: 'Closed' }),
    ];
    await lease(both.name, { title: 'Only loans' });
    const allowed = async (query: string) =>
      dataOf(await visitor.viaRest<{ id: string }[]>('GET', `/api/contracts?allowedByRule=true${query}`));
    expect((await allowed(`&company=${open.slug}`)).map(({ id }) => id)).toEqual([listed.id]);
    expect(await allowed(`&company=${closed.slug}`)).toEqual([]);
    expect(await allowed(`&company=${both.slug}`)).toEqual([]);
    const found = dataOf(
      await visitor.viaGraphql<{ edges: { node: { id: string } }[] }>(
        'query { contracts(filter: { allowedByRule: true }) { edges { node { id } } } }',
      ),
    );
    expect(found.edges.map(({ node }) => node.id)).toContain(listed.id);
  });

  it('a merged company leaves its contracts, names and address to the other one', async () => {
    const old = await company(api, { aliases: [`Alias ${number}`] });
    const { id } = await lease(old.name);
    const target = await company(api);
    const merged = dataOf(await api.merge(admin, old.id, target.id));
    expect(merged).toMatchObject({ id: target.id, aliases: [old.name, ...old.aliases] });
    expect(await companyOf(id)).toBe(target.slug);
    await jobsAreDone(product);
    const [row] = await product.database.query<{ subject: string }>(
      'select subject_id as subject from contracts where id = $1',
      [id],
    );
    expect(row?.subject).toBe(target.id);
    expect(await companyOf((await lease(old.aliases[0] ?? '', { title: 'Later' })).id)).toBe(target.slug);

    expect(dataOf(await api.company(visitor, old.slug)).slug).toBe(target.slug);
    const moved = await visitor.rest('GET', `/api/companies/${old.slug}?type=car-lease`);
    expect([moved.status, moved.headers.get('location')]).toEqual([
      301,
      `/api/companies/${target.slug}?type=car-lease`,
    ]);
    const third = await company(api);
    dataOf(await api.merge(admin, target.id, third.id));
    expect(dataOf(await api.company(visitor, old.slug)).slug).toBe(third.slug);
    for (const [from, into] of [
      [old.id, third.id],
      [third.id, old.id],
    ] as const)
      expect(await api.merge(admin, from, into)).toMatchObject({ code: 'CONFLICT' });
    expect(await api.merge(admin, third.id, third.id)).toMatchObject({ code: 'VALIDATION' });
  });

  it('a retired company is no longer found, and its contracts have none', async () => {
    const subject = await company(api, {}, { values: { allowed: 'no' } });
    const { id } = await lease(subject.name);
    expect((await ruled(id)).ruleLines[0]).toMatchObject({ key: 'not-allowed', level: 'STOP' });
    dataOf(await api.retire(admin, subject.id));
    expect(await ruled(id)).toEqual({ company: null, transferableUntil: null, ruleLines: [] });
    expect(await api.company(visitor, subject.slug)).toMatchObject({ code: 'NOT_FOUND' });
    const heir = await company(api, { aliases: [subject.name] });
    dataOf(await holder.viaRest('PUT', `/api/listings/${id}`, { title: 'Edited after all' }));
    expect(await companyOf(id)).toBe(heir.slug);
    expect(await api.saveRule(admin, subject.id)).toMatchObject({ code: 'CONFLICT' });
  });
});

it('programs and states apply by the loan and the place of a contract', async () => {
  const program = dataOf(
    await rest.save(admin, {
      ...fresh(),
      kind: 'program',
      name: 'Program',
      types: ['mortgage'],
      aliases: ['Conventional'],
    }),
  );
  const state = dataOf(
    await rest.save(admin, {
      kind: 'state',
      slug: 'oregon',
      name: 'Oregon',
      types: ['mortgage', 'apartment'],
    }),
  );
  for (const [subjectId, type, values] of [
    [program.id, 'mortgage', { processingFeeCap: 180_000 }],
    [state.id, 'mortgage', { allowed: 'depends' }],
    [state.id, 'apartment', { depositCapMonths: 2 }],
  ] as const)
    dataOf(await rest.publish(admin, dataOf(await rest.saveRule(admin, subjectId, { type, values }))));
  const mortgage = await listContract(holder, {
    ...{ type: 'mortgage', location: 'Portland, OR', remainingTermMonths: 300 },
    ...{ facts: { loanType: 'conventional', thirdPartyFee: 200_000 } },
  });
  const { ruleLines } = await ruled(mortgage.id);
  expect(ruleLines.map(({ key, level }) => `${key} ${level}`)).toEqual([
    'cap WARN',
    'allowed INFO',
    'processingFeeCap INFO',
  ]);
  const check = (location: string) =>
    rest.check(visitor, {
      type: 'apartment',
      location,
      monthlyPayment: 100_000,
      facts: { deposit: 100_001 },
    });
  expect(dataOf(await check('Salem, OR')).lines[0]).toMatchObject({
    text: 'The deposit must not be above one rent in Oregon.',
  });
  expect(dataOf(await check('Newark, NJ')).lines).toEqual([]);
});

it('another process knows the rule book from its start on', async () => {
  const { name, slug } = await company(rest);
  await product.startAgain();
  expect(await companyOf((await lease(name)).id)).toBe(slug);
});

it('comes with drafts that nobody reads before an admin publishes them', async () => {
  const drafts = dataOf(await rest.subjects(admin, { status: 'draft', hasDraft: true }));
  expect(drafts.map(({ kind, slug }) => `${kind} ${slug}`).sort()).toEqual([
    ...['company ford-credit', 'company gm-financial', 'program fha', 'program usda', 'program va'],
    'state new-york',
  ]);
  for (const { kind, rules } of drafts)
    for (const { type, values, ...rule } of rules) {
      expect(rule).toMatchObject({ version: 1, status: 'draft', checkedOn: null, checkedBy: null });
      const read = readRule(type as ContractType, kind as SubjectKind, values);
      expect([read.errors, read.values]).toEqual([{}, values]);
    }
  expect(await rest.company(visitor, 'gm-financial')).toMatchObject({ code: 'NOT_FOUND' });
  const { id } = await lease('GM Financial');
  expect(await companyOf(id)).toBeNull();

  const draft = drafts.find(({ slug }) => slug === 'gm-financial')?.rules[0];
  if (!draft) throw new Error('There is no draft.');
  const today = new Date().toISOString().slice(0, 10);
  expect(dataOf(await rest.publish(admin, draft))).toMatchObject({ checkedOn: today, checkedBy: admin.id });
  expect(dataOf(await rest.company(visitor, 'gm-financial')).rule).toMatchObject({ checkedOn: today });
  await jobsAreDone(product);
  expect(await companyOf(id)).toBe('gm-financial');
});

describe('a stop of a state, with the setting rule_book_blocks', () => {
  const KEY = 'rule_book_blocks';
  const boise = contractWords({ type: 'loan', location: 'Boise, ID' });
  const REFUSAL = {
    ...{ ok: false, code: 'NOT_TRANSFERABLE' },
    message: 'Idaho does not allow transfers, says acme.example (Nov 20, 2026). Ask before you list.',
  };

  afterAll(() => admin.rest('DELETE', `/api/admin/settings/${KEY}`));

  it('keeps a contract off the list, and does not without the setting', async () => {
    const idaho = { kind: 'state', slug: 'idaho', name: 'Idaho', types: ['loan'] };
    const { id } = dataOf(await rest.save(admin, idaho));
    const rule = dataOf(await rest.saveRule(admin, id, { type: 'loan', values: { allowed: 'no' } }));
    dataOf(await rest.publish(admin, rule));
    const withdrawn = await listContract(holder, { ...boise, title: 'Withdrawn' });
    dataOf(await holder.viaRest('POST', `/api/listings/${withdrawn.id}/withdraw`));
    expect(await admin.viaRest('POST', '/api/admin/settings', { key: KEY, value: 'perhaps' })).toMatchObject({
      code: 'VALIDATION',
    });

    dataOf(await admin.viaRest('POST', '/api/admin/settings', { key: KEY, value: 'true' }));
    expect(await holder.viaRest('POST', '/api/contracts', boise)).toMatchObject(REFUSAL);
    expect(
      await holder.viaGraphql(
        'mutation($input: SubmitContractInput!) { submitContract(input: $input) { id } }',
        { input: contractInput(boise) },
      ),
    ).toMatchObject(REFUSAL);
    const relist = `/api/listings/${withdrawn.id}/relist`;
    expect(await holder.viaRest('POST', relist)).toMatchObject(REFUSAL);
    expect(
      await holder.viaGraphql('mutation($id: ID!) { relistContract(id: $id) { id } }', { id: withdrawn.id }),
    ).toMatchObject(REFUSAL);
    dataOf(await holder.viaRest('POST', '/api/contracts', { ...boise, location: 'Salem, OR' }));

    dataOf(await admin.viaRest('PUT', `/api/admin/settings/${KEY}`, { value: 'false' }));
    dataOf(await holder.viaRest('POST', relist));
  });

  it('is not one of a company', async () => {
    dataOf(await admin.viaRest('PUT', `/api/admin/settings/${KEY}`, { value: 'true' }));
    const { name } = await company(rest, {}, { values: { allowed: 'no' } });
    expect((await ruled((await lease(name)).id)).ruleLines[0]).toMatchObject({ level: 'STOP' });
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  CONTRACT_FIELDS,
  contractInput,
  contractWords,
  listContract,
  type ContractAnswer,
  type ContractWords,
} from '../factories/contract.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { graphqlPage, restPage, type Page } from '../support/lists.js';
import { enumName, type Outcome, type Person } from '../support/person.js';

interface ListQuery {
  type?: string;
  location?: string;
  q?: string;
  first?: number;
  after?: string;
}

interface Api {
  name: string;
  submit(as: Person, words: Partial<ContractWords>): Promise<Outcome<ContractAnswer>>;
  get(as: Person, id: string): Promise<Outcome<ContractAnswer>>;
  list(as: Person, query: ListQuery): Promise<Outcome<Page<ContractAnswer>>>;
  similar(as: Person, id: string, first?: number): Promise<Outcome<ContractAnswer[]>>;
}

const rest: Api = {
  name: 'REST',
  submit: (as, words) => as.viaRest('POST', '/api/contracts', words),
  get: (as, id) => as.viaRest('GET', `/api/contracts/${encodeURIComponent(id)}`),
  list: (as, query) => restPage(as, '/api/contracts', query),
  similar: (as, id, first) =>
    as.viaRest('GET', `/api/contracts/${id}/similar${first === undefined ? '' : `?limit=${first}`}`),
};

const graphql: Api = {
  name: 'GraphQL',
  submit: (as, words) =>
    as.viaGraphql(
      `mutation($input: SubmitContractInput!) { submitContract(input: $input) { ${CONTRACT_FIELDS} } }`,
      {
        input: contractInput(words),
      },
    ),
  get: (as, id) => as.viaGraphql(`query($id: ID!) { contract(id: $id) { ${CONTRACT_FIELDS} } }`, { id }),
  list: (as, { type, first, after, ...words }) => {
    const filter = { ...words, ...(type && { type: enumName(type) }) };
    return graphqlPage(as, 'contracts', CONTRACT_FIELDS, { filter, first, after }, 'ContractFilter');
  },
  similar: (as, id, first) =>
    as.viaGraphql(
      `query($id: ID!, $first: Int) { similarContracts(contractId: $id, first: $first) { ${CONTRACT_FIELDS} } }`,
      { id, first },
    ),
};

let product: TestApp;
let seller: Person;
beforeAll(async () => {
  product = await startApp();
  seller = await product.member();
});
afterAll(() => product.stop());

describe.each([rest, graphql])('contracts through $name', (api) => {
  const titles = async (query: ListQuery) => {
    const outcome = await api.list(product.visitor(), query);
    if (!outcome.ok) throw new Error(outcome.message);
    return outcome.data.items.map((contract) => contract.title);
  };

  it('lists a contract at once, with the owner and the fee set by the server', async () => {
    const words = { ...contractWords(), userId: crypto.randomUUID(), transferFee: 1 };
    const outcome = await api.submit(seller, api === rest ? words : contractWords());
    expect(outcome).toMatchObject({
      ok: true,
      data: {
        ...contractWords(),
        userId: seller.id,
        transferFee: 2500,
        status: 'active',
        forSale: true,
        acceptsMessages: true,
        messageCount: 0,
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3}Z$/),
      },
    });
    expect(await api.get(product.visitor(), outcome.data?.id ?? '')).toEqual(outcome);
  });

  it('asks a visitor to sign in', async () => {
    expect(await api.submit(product.visitor(), contractWords())).toMatchObject({
      ok: false,
      code: 'UNAUTHENTICATED',
    });
  });

  it.each([
    [{ title: 'ab' }, 'title'],
    [{ title: 'x'.repeat(201) }, 'title'],
    [{ title: '   a   ' }, 'title'],
    [{ title: 'two\nlines' }, 'title'],
    [{ title: 'lease \u202Eevil' }, 'title'],
    [{ description: 'lease \u2066evil' }, 'description'],
    [{ location: '\u202Bevil' }, 'location'],
    [{ description: '   ' }, 'description'],
    [{ description: 'x'.repeat(5001) }, 'description'],
    [{ location: 'x' }, 'location'],
    [{ monthlyPayment: -1 }, 'monthlyPayment'],
    [{ monthlyPayment: 1_000_000_001 }, 'monthlyPayment'],
    [{ remainingTermMonths: 0 }, 'remainingTermMonths'],
    [{ remainingTermMonths: 601 }, 'remainingTermMonths'],
  ])('refuses %j with a text for its field', async (wrong, field) => {
    const outcome = await api.submit(seller, contractWords(wrong));
    expect(outcome).toMatchObject({ ok: false, code: 'VALIDATION' });
    expect(Object.keys(outcome.fields ?? {})).toEqual([field]);
  });

  it('keeps text exactly as it was sent', async () => {
    const title = `Ünïcode 🚗 "quoted" <b>\u200d%_\\`;
    const outcome = await api.submit(seller, contractWords({ title }));
    expect(outcome.data?.title).toBe(title);
  });

  it('keeps text in right-to-left scripts exactly as it was sent', async () => {
    const words = {
      title: 'عقد إيجار سيارة 2024',
      description: 'דירה בתל אביב\u200f (3 חדרים)',
      location: 'دبي',
    };
    expect((await api.submit(seller, contractWords(words))).data).toMatchObject(words);
  });

  it.each(['nonsense', crypto.randomUUID(), '1e5', "' or 1=1 --"])('knows no contract %s', async (id) => {
    expect(await api.get(product.visitor(), id)).toMatchObject({ ok: false, code: 'NOT_FOUND' });
  });

  it('filters by type, by a part of the location in any case, and by words', async () => {
    const place = `Springfield ${api.name}`;
    await listContract(seller, { title: 'Sunny loft', type: 'apartment', location: place });
    await listContract(seller, { title: 'Quiet studio', type: 'apartment', location: `100%_${place}` });
    await listContract(seller, { title: 'Beach weeks', type: 'timeshare', location: place });
    expect(await titles({ location: place.toUpperCase() })).toEqual([
      'Beach weeks',
      'Quiet studio',
      'Sunny loft',
    ]);
    expect(await titles({ location: place, type: 'apartment' })).toEqual(['Quiet studio', 'Sunny loft']);
    expect(await titles({ location: `%_${place}` })).toEqual(['Quiet studio']);
    expect(await titles({ q: `studi springfield ${api.name}` })).toEqual(['Quiet studio']);
    expect(await titles({ q: 'springfield nothinglikethis' })).toEqual([]);
    expect(await titles({ q: '!!!' })).toEqual([]);
    expect(await titles({ location: 'ends in a backslash\\' })).toEqual([]);
  });

  it('tells upper and lower case apart in no script, in places and in words', async () => {
    const [ue, moscow] = [`MÜNCHEN ${api.name}`, `Москва ${api.name}`];
    await listContract(seller, { title: 'ÉTÉ', location: ue });
    await listContract(seller, { title: 'Дача', location: moscow });
    expect(await titles({ location: ue.toLowerCase() })).toEqual(['ÉTÉ']);
    expect(await titles({ location: moscow.toUpperCase() })).toEqual(['Дача']);
    expect(await titles({ location: 'МОСК' })).toContain('Дача');
    expect(await titles({ location: 'ün', q: 'été' })).toContain('ÉTÉ');
    expect(await titles({ q: 'дача' })).toContain('Дача');
    expect(await titles({ q: 'münch' })).toContain('ÉTÉ');
  });

  it('finds words that full-text search leaves out, as they stand', async () => {
    const location = `Stopville ${api.name}`;
    await listContract(seller, { title: 'The last of us', description: 'x', location });
    await listContract(seller, { title: 'Lease', description: 'x', location });
    expect(await titles({ q: 'the', location })).toEqual(['The last of us']);
    expect(await titles({ q: 'OF the', location })).toEqual(['The last of us']);
    expect(await titles({ q: 'themselves', location })).toEqual([]);
    const first = await api.list(product.visitor(), { q: 'a', location, first: 1 });
    expect(first.data?.items.map(({ title }) => title)).toEqual(['Lease']);
    const second = await api.list(product.visitor(), {
      q: 'a',
      location,
      first: 1,
      after: first.data?.next ?? '',
    });
    expect(second.data?.items.map(({ title }) => title)).toEqual(['The last of us']);
  });

  it('pages newest first without a gap or a repeat, while new ones come in', async () => {
    const location = `Pageville ${api.name}`;
    for (let n = 1; n <= 5; n++) await listContract(seller, { title: `Lease number ${n}`, location });
    const seen: string[] = [];
    let after: string | undefined;
    for (let page = 0; page < 3; page++) {
      const outcome = await api.list(product.visitor(), { location, first: 2, after });
      if (!outcome.ok) throw new Error(outcome.message);
      seen.push(...outcome.data.items.map((contract) => contract.title));
      after = outcome.data.next ?? undefined;
      await listContract(seller, { title: `Late lease ${page}`, location });
    }
    expect(seen).toEqual([5, 4, 3, 2, 1].map((n) => `Lease number ${n}`));
    expect(after).toBeUndefined();
  });

  it('finds similar contracts: same type, for sale, in the same place first, then by payment', async () => {
    // Payments far from those of the other tests, and of the other API.
    const base = api === rest ? 500_000_000 : 600_000_000;
    const list = (title: string, monthlyPayment: number, words: Partial<ContractWords> = {}) =>
      listContract(seller, { title, type: 'loan', location: `Tulsa, ${api.name}`, monthlyPayment, ...words });
    const status = (id: string, to: string) =>
      product.database.query('update contracts set status = $2 where id = $1', [id, to]);
    const { id } = await list('This one', base);
    await list('Near, below', base - 100, { location: 'Reno, NV' });
    await list('Nearer, above', base + 50, { location: 'Reno, NV' });
    await list('Same place, far', base + 9_000, { location: `TULSA, ${api.name}` });
    await list('Far away', base + 20_000, { location: 'Reno, NV' });
    await list('Another type', base, { type: 'mortgage' });
    await status((await list('Sold', base)).id, 'pending');
    await status((await list('Withdrawn', base)).id, 'cancelled');

    const found = async (first?: number) =>
      (await api.similar(product.visitor(), id, first)).data?.map(({ title }) => title);
    expect(await found()).toEqual(['Same place, far', 'Nearer, above', 'Near, below', 'Far away']);
    expect(await found(2)).toEqual(['Same place, far', 'Nearer, above']);
    expect(await api.similar(product.visitor(), id, 13)).toMatchObject({ ok: false, code: 'BAD_REQUEST' });
    for (const unknown of ['nonsense', crypto.randomUUID()])
      expect(await api.similar(product.visitor(), unknown)).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('finds similar cars: in the same place first, in the same state, of the same make, then by payment', async () => {
    const base = api === rest ? 700_000_000 : 800_000_000;
    const list = (title: string, monthlyPayment: number, make: string, location = 'Reno, NV') => {
      const words = { title, type: 'car-lease', location, monthlyPayment, facts: { make } };
      return listContract(seller, words);
    };
    // the cars of the other API have neither the state nor the make
    const [here, there] = api === rest ? ['Nome, AK', 'Juneau, AK'] : ['Hilo, HI', 'Lihue, HI'];
    const make = api === rest ? 'Honda' : 'Mazda';
    const { id } = await list('This car', base, make, here);
    await list('Nearest payment', base + 10, 'Ford');
    await list('Same make', base + 5_000, make);
    await list('Same state', base + 7_000, 'Kia', there);
    await list('Same place', base + 9_000, 'Toyota', here);
    const found = await api.similar(product.visitor(), id, 4);
    expect(found.data?.map(({ title }) => title)).toEqual([
      'Same place',
      'Same state',
      'Same make',
      'Nearest payment',
    ]);
  });

  it('lists active and pending contracts only; the page of a finished one still opens', async () => {
    const location = `Lifetown ${api.name}`;
    for (const status of ['active', 'pending', 'completed', 'cancelled']) {
      const { id } = await listContract(seller, { title: `It is ${status}`, location });
      await product.database.query('update contracts set status = $2 where id = $1', [id, status]);
      expect(await api.get(product.visitor(), id)).toMatchObject({
        data: {
          status,
          forSale: status === 'active',
          acceptsMessages: ['active', 'pending'].includes(status),
        },
      });
    }
    expect(await titles({ location })).toEqual(['It is pending', 'It is active']);
  });

  it.each([{ first: 0 }, { first: 501 }, { after: 'nonsense' }])('refuses the page %j', async (query) => {
    const outcome = await api.list(product.visitor(), query);
    expect(outcome.ok).toBe(false);
    expect(['BAD_REQUEST', 'VALIDATION']).toContain(outcome.code);
  });
});

describe('contracts as REST consumers see them', () => {
  it.each(['all', ''])('type=%s filters nothing', async (type) => {
    const { status, body } = await product.visitor().rest('GET', `/api/contracts?type=${type}`);
    expect(status).toBe(200);
    expect(body.length).toBeGreaterThan(0);
  });

  it.each(['type=boat', 'type=apartment&type=loan', 'location=a&location=b', 'limit=1e9', 'q=%00', 'q=%ff'])(
    '?%s is a 400',
    async (query) => {
      const { status, body } = await product.visitor().rest('GET', `/api/contracts?${query}`);
      expect([status, typeof body.error]).toEqual([400, 'string']);
    },
  );
});

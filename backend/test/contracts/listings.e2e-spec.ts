import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { ContractsMarket } from '../../src/contracts/listing-clock.store.js';
import { ListingsClock } from '../../src/listings/listings.clock.js';
import { ListingViews } from '../../src/listings/listing.views.js';
import { contractWords } from '../factories/contract.js';
import { restApi } from '../support/admin-apis.js';
import { dataOf } from '../support/lists.js';
import { linkIn, mailTo } from '../support/product/stored-mails.js';
import { authorise, listContract, rest as payments } from '../support/payments.js';
import {
  admin,
  buyer,
  product,
  provider,
  purchaseOf,
  seller,
  startPayments,
} from '../support/payments-stage.js';
import { enumName, enumWord, type Outcome, type Person } from '../support/person.js';

startPayments();

interface ContractShown {
  id: string;
  status: string;
  offMarketReason: string | null;
  freshUntil: string | null;
  listedAt: string;
  createdAt: string;
  monthlyPayment: number;
  termsVersion: number;
}
interface ListingShown {
  contract: ContractShown;
  views: number;
  favourites: number;
  openQuestions: number;
  keyFacts: { stated: number; total: number };
  allowedActions: string[];
}
interface Api {
  act(as: Person, id: string, action: string, input?: object): Promise<Outcome<ContractShown>>;
  edit(as: Person, id: string, input: object): Promise<Outcome<ContractShown>>;
  mine(as: Person): Promise<ListingShown[]>;
  one(as: Person, id: string): Promise<Outcome<ListingShown>>;
}

const CONTRACT = 'id status offMarketReason freshUntil listedAt createdAt monthlyPayment termsVersion';
const MUTATIONS: Record<string, string> = { elsewhere: 'markElsewhere' };
const inRestWords = (contract: ContractShown): ContractShown => ({
  ...contract,
  status: enumWord(contract.status),
  offMarketReason: contract.offMarketReason && enumWord(contract.offMarketReason),
});
const shown = (outcome: Outcome<ContractShown>): Outcome<ContractShown> =>
  outcome.ok ? { ok: true, data: inRestWords(outcome.data) } : outcome;

const rest: Api = {
  act: (as, id, action, input = {}) => as.viaRest('POST', `/api/listings/${id}/${action}`, input),
  edit: (as, id, input) => as.viaRest('PUT', `/api/listings/${id}`, input),
  mine: async (as) => dataOf(await as.viaRest<ListingShown[]>('GET', '/api/listings')),
  one: (as, id) => as.viaRest('GET', `/api/listings/${id}`),
};
const LISTING = `contract { ${CONTRACT} } views favourites openQuestions keyFacts { stated total } allowedActions`;
const listingInRestWords = (listing: ListingShown): ListingShown => ({
  ...listing,
  contract: inRestWords(listing.contract),
  allowedActions: listing.allowedActions.map(enumWord),
});
const graphql: Api = {
  async act(as, id, action, { where }: { where?: string } = {}) {
    const name = MUTATIONS[action] ?? `${action}Contract`;
    const given = where ? ', $where: Elsewhere' : '';
    return shown(
      await as.viaGraphql<ContractShown>(
        `mutation($id: ID!${given}) { ${name}(id: $id${where ? ', where: $where' : ''}) { ${CONTRACT} } }`,
        { id, ...(where && { where: enumName(where) }) },
      ),
    );
  },
  edit: async (as, id, input) =>
    shown(
      await as.viaGraphql<ContractShown>(
        `mutation($id: ID!, $input: UpdateMyContractInput!) { updateMyContract(id: $id, input: $input) { ${CONTRACT} } }`,
        { id, input },
      ),
    ),
  async mine(as) {
    const page = dataOf(
      await as.viaGraphql<{ edges: { node: ListingShown }[] }>(
        `{ myListings(first: 20) { edges { node { ${LISTING} } } } }`,
      ),
    );
    return page.edges.map(({ node }) => listingInRestWords(node));
  },
  async one(as, id) {
    const outcome = await as.viaGraphql<ListingShown>(
      `query($id: ID!) { myListing(id: $id) { ${LISTING} } }`,
      { id },
    );
    return outcome.ok ? { ok: true, data: listingInRestWords(outcome.data) } : outcome;
  },
};
const apis = [
  ['REST', rest],
  ['GraphQL', graphql],
] as const;

const rows = <Row>(text: string, values: unknown[] = []) => product.database.query<Row>(text, values);
const clock = () => product.app.get(ListingsClock).run();
const of = async (as: Person, id: string) =>
  dataOf(await as.viaRest<ContractShown>('GET', `/api/contracts/${id}`));
const changes = async (id: string) =>
  dataOf(
    await buyer.viaRest<{ field: string; label: string; before: string | null; after: string | null }[]>(
      'GET',
      `/api/contracts/${id}/changes`,
    ),
  );
/** As if the given number of days had passed. */
const pass = (id: string, days: number) =>
  rows(
    `update contracts set fresh_until = fresh_until - $2 * interval '1 day',
       off_market_at = off_market_at - $2 * interval '1 day' where id = $1`,
    [id, days],
  );
const notices = async (person: Person, contractId: string) =>
  (
    await rows<{ event: string }>(
      'select event from notifications where user_id = $1 and contract_id = $2 order by id',
      [person.id, contractId],
    )
  ).map(({ event }) => event);
const ask = async (as: Person, id: string) =>
  dataOf(await as.viaRest('POST', `/api/contracts/${id}/chat`, { message: 'Is it still available?' }));

describe.each(apis)('through %s', (_name, api) => {
  it('a listing goes through its life', async () => {
    const { id } = await listContract(seller);
    const actions = async () => (await api.mine(seller))[0]?.allowedActions;
    expect((await api.mine(seller))[0]).toMatchObject({
      contract: { id, status: 'active', offMarketReason: null },
      ...{ views: 0, favourites: 0, openQuestions: 0, keyFacts: { stated: 0 } },
      allowedActions: ['edit', 'renew', 'pause', 'withdraw', 'mark-elsewhere'],
    });
    await pass(id, 10);
    const renewed = dataOf(await api.act(seller, id, 'renew'));
    expect(Date.parse(renewed.freshUntil!) - Date.now()).toBeGreaterThan(29.9 * 86_400_000);
    expect(dataOf(await api.act(seller, id, 'pause'))).toMatchObject({
      ...{ status: 'cancelled', offMarketReason: 'paused', freshUntil: null },
    });
    expect(await actions()).toEqual(['edit', 'resume', 'withdraw', 'mark-elsewhere', 'relist']);
    expect(await api.act(seller, id, 'pause')).toMatchObject({ ok: false, code: 'CONFLICT' });
    // why it is off the market is between the holder and the admins
    expect(await of(buyer, id)).toMatchObject({ status: 'cancelled', offMarketReason: null });
    expect(await of(admin, id)).toMatchObject({ offMarketReason: 'paused' });
    expect(dataOf(await api.act(seller, id, 'resume')).status).toBe('active');
    expect(dataOf(await api.act(seller, id, 'withdraw')).offMarketReason).toBe('withdrawn');
    const relisted = dataOf(await api.act(seller, id, 'relist'));
    expect(relisted.status).toBe('active');
    expect(relisted.listedAt > relisted.createdAt).toBe(true);
    expect(dataOf(await api.act(seller, id, 'elsewhere', { where: 'friend' }))).toMatchObject({
      offMarketReason: 'elsewhere',
    });
    expect(await of(buyer, id)).toMatchObject({ offMarketReason: 'elsewhere' });
    expect(await actions()).toEqual([]);
    expect(await api.act(seller, id, 'relist')).toMatchObject({ code: 'CONFLICT' });
  });

  it('the holder reads one listing, as the list has it, and nobody else does', async () => {
    const { id } = await listContract(seller);
    await ask(buyer, id);
    expect(dataOf(await api.one(seller, id))).toMatchObject({
      contract: { id, status: 'active' },
      openQuestions: 1,
      allowedActions: ['edit', 'renew', 'pause', 'withdraw', 'mark-elsewhere'],
    });
    expect(await api.one(buyer, id)).toMatchObject({ ok: false, code: 'NOT_FOUND' });
    expect(await api.one(seller, 'no-id')).toMatchObject({ ok: false, code: 'NOT_FOUND' });
  });

  it('the history names changed texts without what they said', async () => {
    const { id } = await listContract(seller, 'Call Kim at the garage');
    const input = { title: 'Honda Civic', location: 'Waco, TX', facts: { make: 'Honda' } };
    dataOf(await api.edit(seller, id, input));
    const fields = (await changes(id)).map(({ field, before, after }) => [field, before, after]);
    expect(fields.sort()).toEqual(['facts.make', 'location', 'title'].map((field) => [field, null, null]));
  });

  it('the holder edits, and everyone reads what changed', async () => {
    const { id } = await listContract(seller);
    await ask(buyer, id);
    const edited = dataOf(
      await api.edit(seller, id, { monthlyPayment: 40900, facts: { milesPerYear: 12000, fuel: 'gas' } }),
    );
    expect(edited).toMatchObject({ monthlyPayment: 40900, termsVersion: 2 });
    expect(await changes(id)).toMatchObject([
      { field: 'facts.milesPerYear', before: null, after: '12,000 miles' },
      { field: 'monthlyPayment', label: 'monthly payment', before: '$389.00', after: '$409.00' },
    ]);
    expect(await notices(buyer, id)).toEqual(['listing-changed']);
    // a fact that is no key fact changes no terms
    expect(dataOf(await api.edit(seller, id, { facts: { fuel: 'diesel' } })).termsVersion).toBe(2);
    expect(await changes(id)).toHaveLength(2);
    expect(await api.edit(seller, id, { type: api === rest ? 'loan' : 'LOAN' })).toMatchObject({
      code: 'VALIDATION',
      fields: { type: expect.any(String) },
    });
    expect(await api.edit(buyer, id, { monthlyPayment: 1 })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await api.act(admin, id, 'withdraw')).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('a buyer with an open dialog', () => {
  it('never pays under terms that were edited meanwhile', async () => {
    const { id } = await listContract(seller);
    const intent = await authorise(provider, buyer, id);
    dataOf(await rest.edit(seller, id, { monthlyPayment: 50000 }));
    // released by the edit itself, before the buyer or a job asks
    expect(await purchaseOf(intent)).toMatchObject({ cause: 'terms-changed' });
    expect(await payments.complete(buyer, intent)).toMatchObject({ ok: false, code: 'TERMS_CHANGED' });
    expect(await provider.charged(intent)).toBe(0);
    expect(await of(seller, id)).toMatchObject({ status: 'active' });
  });

  it('wins wholly or not at all in forty races with an edit', async () => {
    const rounds = Array.from({ length: 40 }, (_, round) => round);
    for (let at = 0; at < rounds.length; at += 8)
      await Promise.all(rounds.slice(at, at + 8).map((round) => race(round)));
    async function race(round: number): Promise<void> {
      const { id } = await listContract(seller);
      const intent = await authorise(provider, buyer, id);
      const price = 40000 + round;
      const pause = () => new Promise((resolve) => setTimeout(resolve, Math.random() * 15));
      const [edited, bought] = await Promise.all([
        pause().then(() => rest.edit(seller, id, { monthlyPayment: price })),
        pause().then(() => payments.complete(buyer, intent)),
      ]);
      const contract = await of(seller, id);
      const charged = (await provider.charged(intent)) > 0;
      const sold = (await purchaseOf(intent))?.terms.monthlyPayment;
      // one of the two wins, and a buyer who paid has what they were shown
      expect(edited.ok).toBe(!bought.ok);
      expect(charged).toBe(bought.ok);
      if (bought.ok)
        expect([contract.status, contract.monthlyPayment, sold]).toEqual(['pending', 38900, 38900]);
      else expect([contract.status, contract.monthlyPayment]).toEqual(['active', price]);
      if (!edited.ok) expect(edited.code).toBe('CONFLICT');
    }
  });
});

describe('a contract that is listed twice', () => {
  const flagged = async (id: string) => {
    const items = dataOf(
      await admin.viaRest<{ id: string; flags: string[]; duplicates: string[] }[]>(
        'GET',
        '/api/admin/flagged-contracts?limit=50',
      ),
    );
    return items.find((contract) => contract.id === id);
  };
  /** Without digits, which could look like a phone number. */
  const newTitle = () => `Lease ${randomUUID().replaceAll(/[\d-]/g, 'x')}`;
  const submit = (as: Person, words: object) =>
    as.viaRest<ContractShown>('POST', '/api/contracts', {
      ...contractWords({ title: newTitle() }),
      ...words,
    });

  it.each([
    ['car-lease', { vin: '1M8GDM9AXKP042788' }, { vin: '1m8gdm9axkp042788' }, 'VIN'],
    ['apartment', { streetAddress: '12 Oak St, Unit 4' }, { streetAddress: '12 OAK ST, unit 4' }, 'address'],
  ])(
    '%s: is refused, relisted too, while the other one is on the market',
    async (type, one, again, named) => {
      const holder = await product.member();
      const refused = { ok: false, code: 'CONFLICT', message: expect.stringContaining(named) };
      const first = dataOf(await submit(holder, { type, privateFacts: one })).id;
      expect(await submit(holder, { type, privateFacts: again })).toMatchObject(refused);
      dataOf(await rest.act(holder, first, 'pause'));
      const second = dataOf(await submit(holder, { type, privateFacts: again })).id;
      expect(await rest.act(holder, first, 'resume')).toMatchObject(refused);
      dataOf(await rest.edit(holder, second, { privateFacts: { [Object.keys(one)[0]!]: null } }));
      dataOf(await rest.act(holder, first, 'resume'));
      expect(await rest.edit(holder, second, { privateFacts: again })).toMatchObject(refused);
      expect(await flagged(second)).toBeUndefined();
    },
  );

  it('is refused when both are sent at the same moment', async () => {
    const holder = await product.member();
    const both = await Promise.all(
      [1, 2].map(() => submit(holder, { type: 'car-lease', privateFacts: { vin: '11111111111111111' } })),
    );
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
  });

  it('by another member, or with a title of its holder, is flagged with the other one', async () => {
    const [one, other] = [await product.member(), await product.member()];
    const privateFacts = { vin: '5GZCZ43D13S812715' };
    const first = dataOf(await submit(one, { type: 'car-lease', privateFacts })).id;
    const second = dataOf(await submit(other, { type: 'car-lease', privateFacts })).id;
    expect(await flagged(first)).toBeUndefined();
    expect(await flagged(second)).toMatchObject({ flags: ['duplicate'], duplicates: [first] });
    const title = newTitle();
    const ids: string[] = [];
    for (const words of [title, title.toUpperCase(), title])
      ids.push(dataOf(await submit(one, { title: words })).id);
    expect(await flagged(ids[1]!)).toMatchObject({
      flags: ['duplicate'],
      duplicates: expect.arrayContaining([ids[0]]),
    });
    // one entry in the queue is enough
    expect(await flagged(ids[2]!)).toBeUndefined();
  });

  it('an address names one home only in its place and type', async () => {
    const [holder, other] = [await product.member(), await product.member()];
    const home = {
      ...{ type: 'apartment', location: 'Austin, TX' },
      privateFacts: { streetAddress: `${randomUUID().slice(0, 4)} Main St, Unit 2` },
    };
    const austin = dataOf(await submit(holder, home)).id;
    dataOf(await submit(holder, { ...home, type: 'mortgage' }));
    const boston = dataOf(await submit(holder, { ...home, location: 'Boston, MA' })).id;
    expect(await rest.edit(holder, boston, { location: 'austin, tx' })).toMatchObject({ code: 'CONFLICT' });
    const hill = dataOf(await submit(other, { ...home, location: 'A house on a hill' })).id;
    expect(await flagged(hill)).toBeUndefined();
    dataOf(await rest.edit(other, hill, { location: 'Austin, TX' }));
    expect(await flagged(hill)).toMatchObject({ flags: ['duplicate'], duplicates: [austin] });
    // corrected: a flag that no longer holds is gone, and the others stay
    await rows(`update contracts set flags = flags || '{photo}' where id = $1`, [hill]);
    dataOf(await rest.edit(other, hill, { privateFacts: { streetAddress: '1 Elm St' } }));
    expect(await flagged(hill)).toMatchObject({ flags: ['photo'], duplicates: [] });
  });

  it('sends a new account to the queue once per flag, also if it lists all at the same moment', async () => {
    const [holder, title] = [await product.member(), newTitle()];
    const homes = Array.from({ length: 8 }, (_, at) => ({ streetAddress: `${at} Birch St` }));
    const listed = await Promise.all(
      homes.map((privateFacts) => submit(holder, { type: 'apartment', title, privateFacts })),
    );
    expect(listed.map(({ ok }) => ok)).toEqual(homes.map(() => true));
    const flags = await rows<{ flag: string }>(
      'select unnest(flags) as flag from contracts where user_id = $1 order by 1',
      [holder.id],
    );
    expect(flags.map(({ flag }) => flag)).toEqual(['duplicate', 'many-listings']);
  });

  it('says what to do about the other one, also while that is in transfer', async () => {
    const holder = await product.member();
    const car = { type: 'car-lease', privateFacts: { vin: '1HGCM82633A004352' } };
    const { id } = dataOf(await submit(holder, { ...car, title: 'A lease to keep' }));
    const already = 'You already have a listing with this VIN: “A lease to keep”.';
    const message = async () => ((await submit(holder, car)) as { message: string }).message;
    expect(await message()).toBe(`${already} Edit it, or take it off the market first.`);
    await rows(`update contracts set status = 'pending' where id = $1`, [id]);
    expect(await message()).toBe(`${already} It is in transfer to a buyer, so you cannot list it again now.`);
    await rows(`update contracts set status = 'completed' where id = $1`, [id]);
    dataOf(await submit(holder, car));
  });

  it('an admin who clears that flag does not exempt the texts from later reviews', async () => {
    const { id } = dataOf(await submit(await product.member(), {}));
    const cleared = async (flags: string[]) => {
      await rows('update contracts set flags = $2 where id = $1', [id, flags]);
      dataOf(await admin.viaRest('POST', `/api/admin/contracts/${id}/clear`));
      const [row] = await rows(
        'select flags, cleared_at is not null as exempt from contracts where id = $1',
        [id],
      );
      return row;
    };
    expect(await cleared(['duplicate', 'many-listings'])).toEqual({ flags: [], exempt: false });
    expect(await cleared(['duplicate', 'phone'])).toEqual({ flags: [], exempt: true });
  });

  it('the sixth active contract of a new account is flagged, not the seventh, and none of an older account', async () => {
    const [fresh, old] = [await product.member(), await product.member()];
    await rows(`update users set created_at = now() - interval '31 days' where id = $1`, [old.id]);
    const last = async (as: Person) => {
      const ids: string[] = [];
      for (let at = 0; at < 6; at++) ids.push(dataOf(await submit(as, {})).id);
      return flagged(ids.at(-1)!);
    };
    expect(await last(fresh)).toMatchObject({ flags: ['many-listings'], duplicates: [] });
    expect(await flagged(dataOf(await submit(fresh, {})).id)).toBeUndefined();
    expect(await last(old)).toBeUndefined();
  });
});

describe('the clock', () => {
  it('asks twice whether a contract is still available, and takes it off', async () => {
    const { id } = await listContract(seller);
    const title = (await rows<{ title: string }>('select title from contracts where id = $1', [id]))[0]!
      .title;
    await pass(id, 22.9);
    await clock();
    expect(await notices(seller, id)).toEqual([]);
    await pass(id, 0.2);
    await Promise.all([clock(), clock()]);
    await pass(id, 6);
    await clock();
    expect(await notices(seller, id)).toEqual(['listing-due', 'listing-due']);
    await pass(id, 1);
    await Promise.all([clock(), clock()]);
    expect(await of(buyer, id)).toMatchObject({ status: 'cancelled', offMarketReason: 'expired' });
    expect(await notices(seller, id)).toEqual(['listing-due', 'listing-due', 'listing-expired']);
    const link = linkIn(await mailTo(product, seller.email, new RegExp(`Taken off: ${title}`)));
    // no session: the token is the permission, and opening the link changes nothing
    const visitor = product.visitor();
    const page = await visitor.rest('GET', link.pathname + link.search);
    expect([page.status, String(page.body)]).toEqual([200, expect.stringContaining('List it again')]);
    expect(await of(buyer, id)).toMatchObject({ status: 'cancelled' });
    const token = link.searchParams.get('token');
    expect(dataOf(await visitor.viaRest<ContractShown>('POST', '/api/renew', { token }))).toMatchObject({
      ...{ id, status: 'active' },
    });
    expect(await visitor.viaRest('POST', '/api/renew', { token })).toMatchObject({ code: 'CONFLICT' });
    expect(await visitor.viaRest('POST', '/api/renew', { token: `${token}x` })).toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('200 contracts that fail do not keep the others from their turn, and are not tried again at once', async () => {
    const { id } = await listContract(seller);
    await pass(id, 23.1);
    const copies = await rows<{ id: string }>(
      `insert into contracts (user_id, title, type, description, location, monthly_payment, remaining_term_months, fresh_until)
       select user_id, title, type, description, location, monthly_payment, remaining_term_months, fresh_until - interval '1 day'
       from contracts, generate_series(1, 200) where id = $1 returning id`,
      [id],
    );
    const failing = new Set(copies.map((copy) => copy.id));
    const market = product.app.get(ContractsMarket);
    const clockOf = market.clockOf.bind(market);
    const spy = jest.spyOn(market, 'clockOf').mockImplementation((tx, of) => {
      if (failing.has(of)) return Promise.reject(new Error('cannot be read'));
      return clockOf(tx, of);
    });
    try {
      // the time is over after the first one
      await product.app.get(ListingsClock).run(-1);
      const again = await rows(`select 1 from graphile_worker.jobs where key = 'listing-clock-rest'`);
      expect(again).toEqual([]);
      await clock();
      expect(await notices(seller, id)).toEqual(['listing-due']);
    } finally {
      spy.mockRestore();
      await rows('delete from contracts where id = any($1)', [[...failing]]);
    }
  });

  it('renews with the button of the first email', async () => {
    const { id } = await listContract(seller);
    await pass(id, 24);
    await clock();
    const link = linkIn(await mailTo(product, seller.email, /Still available/));
    const visitor = product.visitor();
    const answer = await visitor.rest('POST', link.pathname + link.search);
    expect([answer.status, String(answer.body)]).toEqual([200, expect.stringContaining('is listed')]);
    expect((await visitor.rest('POST', link.pathname + link.search)).status).toBe(404);
    const { freshUntil } = await of(seller, id);
    expect(Date.parse(freshUntil!) - Date.now()).toBeGreaterThan(29.9 * 86_400_000);
  });

  it('says how soon a holder usually answers, from three answers on', async () => {
    const holder = await product.member();
    const listed = [await listContract(holder), await listContract(holder), await listContract(holder)];
    const shown = async () =>
      dataOf(
        await product
          .visitor()
          .viaGraphql<{ holder: { answersWithinHours: number | null } }>(
            'query ($id: ID!) { contract(id: $id) { holder { answersWithinHours } } }',
            { id: listed[0]!.id },
          ),
      ).holder.answersWithinHours;
    for (const [at, { id }] of listed.entries()) {
      expect(await shown()).toBeNull();
      await ask(buyer, id);
      // another sign of life restarts the deadline of the question, but not the measured answer time
      await rows(
        `update listing_questions set first_asked_at = now() - make_interval(mins => $2), asked_at = now() where contract_id = $1`,
        [id, [1_800, 61, 100][at]],
      );
      dataOf(await holder.viaRest('POST', `/api/contracts/${id}/chat`, { message: 'Yes, it is.' }));
      // a second message in a row answers nothing
      dataOf(await holder.viaRest('POST', `/api/contracts/${id}/chat`, { message: 'Really.' }));
    }
    expect(await shown()).toBe(2);
  });

  it('takes off what its holder does not answer, and an answer keeps it', async () => {
    const [silent, talkative] = [await listContract(seller), await listContract(seller)];
    for (const { id } of [silent, talkative]) {
      await ask(buyer, id);
      await rows(`update listing_questions set asked_at = now() - interval '3 days' where contract_id = $1`, [
        id,
      ]);
    }
    await pass(talkative.id, 10);
    await clock();
    for (const { id } of [silent, talkative])
      expect(await notices(seller, id)).toEqual(['question', 'listing-unanswered']);
    dataOf(await seller.viaRest('POST', `/api/contracts/${talkative.id}/chat`, { message: 'It is.' }));
    await rows(
      `update listing_questions set asked_at = now() - interval '10 days', reminded_at = now() - interval '7 days'`,
    );
    await Promise.all([clock(), clock()]);
    expect(await of(seller, silent.id)).toMatchObject({
      status: 'cancelled',
      offMarketReason: 'holder-silent',
    });
    const kept = await of(seller, talkative.id);
    expect(kept.status).toBe('active');
    expect(Date.parse(kept.freshUntil!) - Date.now()).toBeGreaterThan(29.9 * 86_400_000);
  });

  it('ends terms and long pauses', async () => {
    const [over, paused] = [await listContract(seller), await listContract(seller)];
    await rows(`update contracts set term_as_of = current_date - interval '18 months' where id = $1`, [
      over.id,
    ]);
    dataOf(await rest.act(seller, paused.id, 'pause'));
    await pass(paused.id, 60);
    await clock();
    expect(await of(buyer, over.id)).toMatchObject({ status: 'cancelled', offMarketReason: 'term-over' });
    expect(await of(buyer, paused.id)).toMatchObject({ status: 'cancelled', offMarketReason: 'expired' });
  });

  it('leaves a deed on the market, which has no end', async () => {
    const [deed, right, unstated] = [
      await listContract(seller, undefined, 'timeshare'),
      await listContract(seller, undefined, 'timeshare'),
      await listContract(seller, undefined, 'timeshare'),
    ];
    const passed = `update contracts set term_as_of = current_date - interval '18 months', facts = $2 where id = $1`;
    await rows(passed, [deed.id, { interest: 'deeded' }]);
    await rows(passed, [right.id, { interest: 'right-to-use' }]);
    await rows(passed, [unstated.id, {}]);
    await clock();
    expect(await of(buyer, deed.id)).toMatchObject({ status: 'active' });
    for (const { id } of [right, unstated])
      expect(await of(buyer, id)).toMatchObject({ offMarketReason: 'term-over' });
  });
});

describe('an admin', () => {
  afterEach(() => rows(`delete from settings where key = 'listing_days'`));

  it('hides a contract more strongly than its holder relists it', async () => {
    const { id } = await listContract(seller);
    dataOf(await rest.act(seller, id, 'withdraw'));
    dataOf(await admin.viaRest('POST', `/api/admin/contracts/${id}/hide`, { reason: 'Spam.' }));
    expect(await rest.act(seller, id, 'relist')).toMatchObject({ code: 'CONFLICT' });
    expect((await rest.mine(seller))[0]?.allowedActions).toEqual([]);
    const live = await listContract(seller);
    dataOf(await admin.viaRest('POST', `/api/admin/contracts/${live.id}/hide`, { reason: 'Spam.' }));
    dataOf(await admin.viaRest('POST', `/api/admin/contracts/${live.id}/unhide`, { reason: 'Not spam.' }));
    expect(await of(seller, live.id)).toMatchObject({ status: 'cancelled', offMarketReason: 'removed' });
    expect(await rest.act(seller, live.id, 'relist')).toMatchObject({ code: 'CONFLICT' });
    expect(dataOf(await restApi.updateContract(admin, live.id, { status: 'active' }))).toMatchObject({
      ...{ status: 'active', offMarketReason: null },
    });
  });

  it('sets how long listings stay up', async () => {
    const set = (value: string) =>
      admin.viaRest('POST', '/api/admin/settings', { key: 'listing_days', value, category: 'general' });
    expect(await set('13')).toMatchObject({ code: 'VALIDATION' });
    dataOf(await set('14'));
    const { freshUntil } = await of(seller, (await listContract(seller)).id);
    const days = (Date.parse(freshUntil!) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(13.9);
    expect(days).toBeLessThan(14.1);
  });
});

it('counts each viewer once a day, without the holder and robots', async () => {
  const { id } = await listContract(seller);
  const query = { query: `query($id: ID!) { contract(id: $id) { id } }`, variables: { id } };
  for (const person of [buyer, buyer, admin, seller]) await person.rest('POST', '/graphql', query);
  await product.visitor().rest('POST', '/graphql', query, { 'user-agent': 'Googlebot/2.1' });
  await product.app.get(ListingViews).flush();
  await buyer.rest('POST', '/graphql', query);
  await product.app.get(ListingViews).flush();
  expect((await rest.mine(seller))[0]?.views).toBe(2);
});

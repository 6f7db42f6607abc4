import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { REMOVED } from '../../src/contracts/contract.rows.js';
import type { ContractAnswer } from '../factories/contract.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { dataOf } from '../support/lists.js';
import { moderationApis } from '../support/moderation-apis.js';
import type { Person } from '../support/person.js';

const PHONE = '512-555-0199';
const FLAGGED = { title: `Civic, call ${PHONE}`, description: 'I take Venmo' };

let product: TestApp;
let seller: Person;
let buyer: Person;
let admin: Person;
beforeAll(async () => {
  product = await startApp();
  [seller, buyer, admin] = [await product.member(), await product.member(), await product.admin()];
});
afterAll(() => product.stop());

describe.each(moderationApis)('flagged contracts through $name', (api) => {
  // a holder of its own, because a holder's second contract with the same title is flagged, too
  beforeAll(async () => {
    seller = await product.member();
  });
  const submit = async (words: Partial<ContractAnswer> = FLAGGED) => dataOf(await api.submit(seller, words));
  const titleFor = async (person: Person, id: string) => dataOf(await api.contract(person, id)).title;
  const isListed = async (id: string) =>
    dataOf(await api.contracts(buyer)).some((contract) => contract.id === id);
  const trail = async (id: string) =>
    dataOf(await api.admin.audit(admin))
      .items.filter(({ targetId }) => targetId === id)
      .map(({ action, after }) => [action, JSON.parse(after ?? 'null') as unknown]);

  it('are listed for admins as written, newest first, with the flags and the holder', async () => {
    await submit({ title: 'An honest lease' });
    const one = await submit();
    const two = await submit({ location: 'Austin, ada@example.com' });
    const { items, next } = dataOf(await api.flaggedContracts(admin, { first: 1 }));
    expect(items).toMatchObject([{ id: two.id, flags: ['email'], location: 'Austin, ada@example.com' }]);
    const { items: older } = dataOf(await api.flaggedContracts(admin, { first: 1, after: next ?? '' }));
    expect(older).toMatchObject([
      {
        id: one.id,
        ...FLAGGED,
        flags: ['phone', 'payment-app'],
        warnings: [],
        hidden: false,
        holderEmail: seller.email,
        holderSuspended: false,
      },
    ]);
  });

  it('say what does not fit together', async () => {
    const numbers = { monthlyPayment: 97_000, remainingTermMonths: 308 };
    const loan = {
      ...{ type: 'loan', title: 'A truck loan', ...numbers },
      facts: { balance: 21_000_000, rate: 3250 },
    };
    const { id } = await submit(loan);
    expect(dataOf(await api.flaggedContracts(admin, { first: 1 })).items).toMatchObject([
      {
        id,
        flags: ['facts'],
        warnings: [
          'Balance, rate, and remaining term do not match the monthly payment. It would be about $1,006.00.',
        ],
      },
    ]);
  });

  it('can be hidden, which cancels them and lets only admins read them, and shown again', async () => {
    // Words of its own: the page of a contract shows similar ones too.
    const words = {
      title: `Roadster by ${api.name}, call ${PHONE}`,
      description: `I take Zelle (${api.name})`,
    };
    const { id } = await submit(words);
    const hidden = dataOf(await api.hideContract(admin, id, 'Wants money off the site'));
    expect(hidden).toMatchObject({ hidden: true, status: 'cancelled', ...words });
    dataOf(await api.hideContract(admin, id, 'again'));
    for (const person of [seller, buyer, product.visitor()])
      expect(dataOf(await api.contract(person, id))).toMatchObject(REMOVED);
    expect(await titleFor(admin, id)).toBe(words.title);
    expect(await isListed(id)).toBe(false);
    const { body: page } = await product.visitor().rest<string>('GET', `/contracts/${id}`);
    expect(page).toContain(REMOVED.title);
    expect(page).not.toContain(`Roadster by ${api.name}`);
    expect(page).not.toContain(`Zelle (${api.name})`);

    expect(await api.admin.updateContract(admin, id, { status: 'active' })).toMatchObject({
      code: 'CONFLICT',
    });
    expect(dataOf(await api.unhideContract(admin, id))).toMatchObject({
      hidden: false,
      status: 'cancelled',
    });
    dataOf(await api.unhideContract(admin, id));
    expect(await titleFor(seller, id)).toBe(words.title);
    expect(await titleFor(buyer, id)).toBe(`Roadster by ${api.name}, call ••••••••••••`);
    dataOf(await api.admin.updateContract(admin, id, { status: 'active' }));
    expect(await isListed(id)).toBe(true);
    expect((await trail(id)).slice(1)).toEqual([
      ['contract.unhide', { hidden: false }],
      ['contract.hide', { hidden: true, reason: 'Wants money off the site' }],
    ]);
  });

  it('stay hidden when an admin edits another field', async () => {
    const { id } = await submit();
    dataOf(await api.hideContract(admin, id, 'a reason'));
    dataOf(await api.admin.updateContract(admin, id, { title: 'An honest lease', description: 'Clean.' }));
    expect(dataOf(await api.contract(buyer, id))).toMatchObject(REMOVED);
  });

  it('cannot be hidden during a transfer', async () => {
    const { id } = await submit();
    dataOf(await api.admin.updateContract(admin, id, { status: 'pending' }));
    expect(await api.hideContract(admin, id, 'a reason')).toMatchObject({ code: 'CONFLICT' });
    expect(await titleFor(seller, id)).toBe(FLAGGED.title);
  });

  it('can be cleared if the flag was wrong, and are shown as written until their text changes', async () => {
    const { id } = await submit();
    expect(dataOf(await api.clearContract(admin, id))).toMatchObject({ flags: [], hidden: false });
    dataOf(await api.clearContract(admin, id));
    expect(await titleFor(buyer, id)).toBe(FLAGGED.title);
    expect(dataOf(await api.flaggedContracts(admin)).items.map((contract) => contract.id)).not.toContain(id);
    expect(await trail(id)).toEqual([['contract.clear', { flags: [] }]]);
    // a new price keeps the clearance, a new text does not
    dataOf(await api.admin.updateContract(admin, id, { monthlyPayment: 1 }));
    expect(await titleFor(buyer, id)).toBe(FLAGGED.title);
    dataOf(await api.admin.updateContract(admin, id, { description: 'Or mail ada@example.com' }));
    expect(await titleFor(buyer, id)).toBe('Civic, call ••••••••••••');
    expect(dataOf(await api.flaggedContracts(admin)).items.map((contract) => contract.id)).toContain(id);
  });

  it('are for admins only, and an unknown id is NOT_FOUND', async () => {
    const { id } = await submit();
    for (const [person, code] of [
      [seller, 'FORBIDDEN'],
      [product.visitor(), 'UNAUTHENTICATED'],
    ] as const) {
      expect(await api.flaggedContracts(person)).toMatchObject({ code });
      expect(await api.hideContract(person, id, 'a reason')).toMatchObject({ code });
      expect(await api.unhideContract(person, id)).toMatchObject({ code });
      expect(await api.clearContract(person, id)).toMatchObject({ code });
    }
    expect(await api.hideContract(admin, 'nothing', 'a reason')).toMatchObject({ code: 'NOT_FOUND' });
    expect(await api.hideContract(admin, id, ' ')).toMatchObject({ code: 'VALIDATION' });
  });
});

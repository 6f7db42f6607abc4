import { beforeEach, describe, expect, it } from '@jest/globals';
import PostalMime, { type Email } from 'postal-mime';
import { SaxesParser } from 'saxes';
import { StoredMails } from '../../src/mail/stored-mails.js';
import { organisationApis } from '../support/business/organisations.js';
import { dataOf } from '../support/lists.js';
import { admin, buyer, product, seller, startPayments } from '../support/payments-stage.js';
import type { Person } from '../support/person.js';
import { jobsAreDone } from '../support/product/jobs.js';
import { graphql, rest as transfers, sell, type Sale, type TransfersApi } from '../support/transfers.js';

startPayments();

const [rest] = organisationApis as [(typeof organisationApis)[number]];
const ACME = { name: 'Acme & Sons', kind: 'dealer', licence: 'TX dealer license P12345' };
/** Longer than a line of an email. */
const NOTE = `After "five" & later. ${'Any day is fine. '.repeat(10)}`.trim();
const BUYER = {
  name: 'Grace <Hopper>',
  phone: '+1 512 555 0199',
  note: NOTE,
  consent: true,
};
const SELLER = { name: 'Ada Byron', phone: '+1 512 555 0100', note: 'Evenings', consent: true };
const STOCK = 'LOT-17';

const rows = <Row = object>(sql: string, ...values: unknown[]) => product.database.query<Row>(sql, values);

async function approved(owner: Person, kind = 'dealer'): Promise<string> {
  const { id } = dataOf(await rest.request(owner, { ...ACME, kind }));
  dataOf(await rest.approve(admin, id));
  return id;
}
async function join(id: string, role = 'editor'): Promise<Person> {
  const member = await product.member();
  await product.confirm(member);
  const insert = 'insert into organisation_members (organisation_id, user_id, role) values ($1, $2, $3)';
  await rows(insert, id, member.id, role);
  return member;
}
/** A sale of the organisation whose parties have not accepted. */
async function sold(id: string, type = 'car-lease'): Promise<Sale> {
  const sale = await sell(seller, buyer, type);
  await rows('update contracts set organisation_id = $2 where id = $1', sale.contractId, id);
  return sale;
}
async function accepted(id: string, api: TransfersApi = transfers, type = 'car-lease'): Promise<Sale> {
  const sale = await sold(id, type);
  dataOf(await api.accept(seller, sale.id, SELLER));
  dataOf(await api.accept(buyer, sale.id, BUYER));
  return sale;
}
/** The leads that were sent to an address. */
async function leadsTo(email: string): Promise<Email[]> {
  await jobsAreDone(product);
  const stored = product.app.get(StoredMails);
  const mails = await Promise.all(
    (await stored.list()).map(async ({ name }) => PostalMime.parse((await stored.read(name)) ?? '')),
  );
  return mails.filter(({ to, subject }) => to?.[0]?.address === email && subject?.startsWith('Lead: '));
}
/** The texts of elements by their paths; throws if the document is not well-formed. */
function textsOf(xml: string): Record<string, string> {
  const found: Record<string, string> = {};
  const path: string[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => path.push(name));
  parser.on('text', (text) => {
    if (text.trim()) found[path.slice(2).join('/')] = text;
  });
  parser.on('closetag', () => void path.pop());
  parser.write(xml).close();
  return found;
}

describe.each(organisationApis)('who gets the leads of a dealer through $name', (api) => {
  it('is a member with a confirmed address, whom its owners choose and read', async () => {
    const id = await approved(seller);
    const editor = await join(id);
    expect(dataOf(await api.setLeads(seller, id, editor.email.toUpperCase())).leadsEmail).toBe(editor.email);
    expect(dataOf(await api.mine(seller))).toMatchObject([{ id, leadsEmail: editor.email }]);
    expect(dataOf(await api.mine(editor))).toMatchObject([{ id, leadsEmail: null }]);
    const all = dataOf(await api.list(admin, 'approved'));
    expect(all.find((one) => one.id === id)?.leadsEmail).toBeNull();
    expect(dataOf(await api.setLeads(seller, id, seller.email)).leadsEmail).toBe(seller.email);
    dataOf(await api.setLeads(seller, id, editor.email));
    dataOf(await api.remove(seller, id, editor.id));
    expect(dataOf(await api.mine(seller))).toMatchObject([{ leadsEmail: null }]);
    dataOf(await api.setLeads(seller, id, seller.email));
    expect(dataOf(await api.setLeads(seller, id, null)).leadsEmail).toBeNull();
  });

  it('is nobody else, and no owner of another kind of organisation sets it', async () => {
    const id = await approved(seller);
    const [editor, stranger] = [await join(id), await product.member()];
    await rows('update users set email_verified_at = null where id = $1', editor.id);
    for (const email of [editor.email, buyer.email, 'nobody@example.com', 'no address', ''])
      expect([email, (await api.setLeads(seller, id, email)).code]).toEqual([
        email,
        // an empty one is none
        email === '' ? undefined : 'VALIDATION',
      ]);
    expect(await api.setLeads(editor, id, null)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await api.setLeads(stranger, id, null)).toMatchObject({ code: 'NOT_FOUND' });
    const broker = await approved(buyer, 'broker');
    expect(await api.setLeads(buyer, broker, buyer.email)).toMatchObject({ code: 'CONFLICT' });
  });
});

it('a body without an email changes nothing', async () => {
  const id = await approved(seller);
  dataOf(await rest.setLeads(seller, id, seller.email));
  expect(await seller.viaRest('PUT', `/api/organisations/${id}/leads`, {})).toMatchObject({
    code: 'VALIDATION',
  });
  expect(dataOf(await rest.mine(seller))).toMatchObject([{ leadsEmail: seller.email }]);
});

describe.each([transfers, graphql])('the lead of a transfer, accepted through $name', (api) => {
  it('is one email with ADF alone, which says of the buyer what the seller reads', async () => {
    const id = await approved(seller);
    const editor = await join(id);
    dataOf(await rest.setLeads(seller, id, editor.email));
    const sale = await sold(id);
    await rows(
      `update transfers set facts = '{"make":"Land & Rover","model":"<Evoque>","year":2024}' where id = $1`,
      sale.id,
    );
    await rows('update contracts set external_id = $2 where id = $1', sale.contractId, STOCK);
    dataOf(await api.accept(buyer, sale.id, BUYER));
    expect(await leadsTo(editor.email)).toEqual([]);
    dataOf(await api.accept(seller, sale.id, SELLER));
    expect((await api.accept(seller, sale.id, SELLER)).ok).toBe(false);
    const [mail, ...others] = await leadsTo(editor.email);
    expect(others).toEqual([]);
    expect(mail!.html).toBeUndefined();
    const type = mail!.headers.find(({ key }) => key === 'content-type')?.value;
    expect(type).toBe('text/plain; charset=utf-8');
    expect(mail!.text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<\?adf version="1.0"\?>\n<adf>/);
    const shown = dataOf(await transfers.get(seller, sale.id)).contacts?.find(({ role }) => role === 'buyer');
    const texts = textsOf(mail!.text!);
    expect(texts).toMatchObject({
      ...{ id: sale.id, 'vehicle/id': sale.contractId, 'vehicle/stock': STOCK },
      ...{ 'vehicle/make': 'Land & Rover', 'vehicle/model': '<Evoque>', 'vehicle/year': '2024' },
      ...{ 'customer/contact/name': shown!.name, 'customer/contact/email': shown!.email },
      ...{ 'customer/contact/phone': shown!.phone, 'customer/comments': shown!.note },
      ...{ 'vendor/id': id, 'vendor/vendorname': ACME.name, 'vendor/contact/email': editor.email },
    });
    const customer = Object.keys(texts).filter((path) => path.startsWith('customer/'));
    expect(customer.sort()).toEqual([
      ...['customer/comments', 'customer/contact/email', 'customer/contact/name', 'customer/contact/phone'],
    ]);
  });
});

describe('no lead is sent', () => {
  let id: string;
  beforeEach(async () => {
    id = await approved(seller);
    dataOf(await rest.setLeads(seller, id, seller.email));
  });

  it('before both have accepted, or if one declines', async () => {
    const sale = await sold(id);
    dataOf(await transfers.accept(buyer, sale.id, BUYER));
    dataOf(await transfers.act(seller, sale.id, 'decline'));
    expect(await leadsTo(seller.email)).toEqual([]);
  });

  it('for other types, and for contracts of members', async () => {
    await accepted(id, transfers, 'apartment');
    const own = await sell(seller, buyer);
    dataOf(await transfers.accept(seller, own.id, SELLER));
    dataOf(await transfers.accept(buyer, own.id, BUYER));
    expect(await leadsTo(seller.email)).toEqual([]);
  });

  it.each([
    ['it is switched off', () => rest.setLeads(seller, id, null)],
    ['the organisation is closed', () => rest.close(admin, id, 'No license.')],
    [
      'the address is no longer confirmed',
      () => rows('update users set email_verified_at = null where id = $1', seller.id),
    ],
  ])('once %s', async (_, change) => {
    const sale = await sold(id);
    dataOf(await transfers.accept(seller, sale.id, SELLER));
    await change();
    dataOf(await transfers.accept(buyer, sale.id, BUYER));
    expect(await leadsTo(seller.email)).toEqual([]);
  });

  it('that the buyer has not agreed to: the dealer was not shown when they accepted', async () => {
    const sale = await sold(id);
    dataOf(await rest.close(admin, id, 'No license.'));
    dataOf(await transfers.accept(buyer, sale.id, BUYER));
    dataOf(await rest.approve(admin, id));
    dataOf(await transfers.accept(seller, sale.id, SELLER));
    expect(await leadsTo(seller.email)).toEqual([]);
  });

  it('of a buyer who accepted while another dealer, or none, listed the contract', async () => {
    const other = await approved(await product.member());
    const sale = await sold(other);
    dataOf(await transfers.accept(buyer, sale.id, BUYER));
    await rows('update contracts set organisation_id = $2 where id = $1', sale.contractId, id);
    dataOf(await transfers.accept(seller, sale.id, SELLER));
    expect(await leadsTo(seller.email)).toEqual([]);
  });

  it('to a suspended member, and for a seller who has left', async () => {
    const [editor, owner] = [await join(id), await join(id, 'owner')];
    dataOf(await rest.setLeads(seller, id, editor.email));
    await rows('update users set suspended_at = now() where id = $1', editor.id);
    await accepted(id);
    expect(await leadsTo(editor.email)).toEqual([]);
    dataOf(await rest.setLeads(owner, id, owner.email));
    dataOf(await rest.remove(owner, id, seller.id));
    await accepted(id);
    expect(await leadsTo(owner.email)).toEqual([]);
  });
});

it('a refused acceptance sends nothing', async () => {
  const id = await approved(seller);
  dataOf(await rest.setLeads(seller, id, seller.email));
  const sale = await sold(id);
  dataOf(await transfers.accept(buyer, sale.id, BUYER));
  const wrong = { ...SELLER, phone: 'call me' };
  expect((await transfers.accept(seller, sale.id, wrong)).ok).toBe(false);
  expect(await leadsTo(seller.email)).toEqual([]);
  dataOf(await transfers.accept(seller, sale.id, SELLER));
  expect(await leadsTo(seller.email)).toHaveLength(1);
});

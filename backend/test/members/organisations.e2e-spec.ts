import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { WebsiteProof } from '../../src/organisations/website-proof.js';
import { restApi as adminApi } from '../support/admin-apis.js';
import { organisationApis, type Organisation } from '../support/business/organisations.js';
import { Program } from '../support/business/tokens.js';
import { contractWords, listContract } from '../factories/contract.js';
import { dataOf } from '../support/lists.js';
import type { Person } from '../support/person.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { untilWaiting } from '../support/waiting.js';
import { mailTo } from '../support/product/stored-mails.js';

interface Listed {
  id: string;
  organisation: { name: string; badge: string } | null;
}

const ACME = { name: 'Acme Motors', kind: 'dealer', licence: 'TX dealer license P12345' };

let product: TestApp;
let admin: Person;
beforeAll(async () => {
  product = await startApp();
  admin = await product.admin();
});
afterAll(() => product.stop());

const rows = (sql: string, ...values: unknown[]) => product.database.query<object>(sql, values);

const read = async (id: string) =>
  (await product.visitor().rest<Listed>('GET', `/api/contracts/${id}`)).body.organisation;

describe.each(organisationApis)('organisations through $name', (api) => {
  async function approved(owner: Person): Promise<Organisation> {
    const { id } = dataOf(await api.request(owner, ACME));
    return dataOf(await api.approve(admin, id));
  }

  async function colleague(owner: Person, id: string, role: string): Promise<Person> {
    const member = await product.member();
    await product.confirm(member);
    dataOf(await api.invite(owner, id, { email: member.email, role }));
    const [invitation] = dataOf(await api.invitations(member));
    dataOf(await api.accept(member, invitation!.id));
    return member;
  }

  it('are asked for by a member, approved by an admin, and shown on their contracts', async () => {
    const owner = await product.member();
    const waiting = dataOf(await api.waiting(admin)).count;
    const asked = dataOf(await api.request(owner, { ...ACME, website: 'acme.example' }));
    expect(asked).toEqual({
      ...ACME,
      ...{ id: expect.any(String), website: 'acme.example', role: 'owner', badge: 'Dealer' },
      ...{
        status: 'requested',
        embedOrigins: [],
        leadsEmail: null,
        requesterId: owner.id,
        websiteConfirmedAt: null,
      },
      proof: expect.stringMatching(/^handover-verification=\S{22}$/),
    });
    expect(dataOf(await api.waiting(admin)).count).toBe(waiting + 1);
    expect(dataOf(await api.list(admin, 'requested')).map(({ id }) => id)).toContain(asked.id);
    const words = { ...contractWords(), organisationId: asked.id };
    expect(await owner.viaRest('POST', '/api/contracts', words)).toMatchObject({ code: 'CONFLICT' });
    expect(dataOf(await api.approve(admin, asked.id))).toMatchObject({ status: 'approved', role: null });
    expect(await api.approve(admin, asked.id)).toMatchObject({ code: 'CONFLICT' });
    await mailTo(product, owner.email, /Acme Motors is approved/);
    const contract = dataOf(await owner.viaRest<Listed>('POST', '/api/contracts', words));
    expect(contract.organisation).toEqual({ name: 'Acme Motors', badge: 'Dealer' });
    expect(await read(contract.id)).toEqual({ name: 'Acme Motors', badge: 'Dealer' });
    expect(await read((await listContract(owner)).id)).toBeNull();
    const { body } = await product
      .visitor()
      .graphql('query ($id: ID!) { contract(id: $id) { organisation { name badge } } }', { id: contract.id });
    expect(body.data).toEqual({ contract: { organisation: { name: 'Acme Motors', badge: 'Dealer' } } });
    dataOf(await api.close(admin, asked.id, 'The license has expired.'));
    expect(await read(contract.id)).toBeNull();
    expect(await owner.viaRest('POST', '/api/contracts', words)).toMatchObject({ code: 'CONFLICT' });
    const { items } = dataOf(await adminApi.audit(admin, { first: 2 }));
    expect(items.map(({ action }) => action)).toEqual(['organisation.close', 'organisation.approve']);
  });

  it('have members with roles, who are invited by email', async () => {
    const owner = await product.member();
    const { id } = await approved(owner);
    const editor = await colleague(owner, id, 'editor');
    const reader = await colleague(owner, id, 'reader');
    await mailTo(product, editor.email, /Acme Motors invites you/);
    const listed = dataOf(await api.members(reader, id));
    expect(listed.map((one) => [one.userId, one.email, one.emailConfirmed, one.role])).toEqual([
      [owner.id, owner.email, false, 'owner'],
      [editor.id, editor.email, true, 'editor'],
      [reader.id, reader.email, true, 'reader'],
    ]);
    expect(dataOf(await api.mine(reader))).toMatchObject([{ id, role: 'reader' }]);
    const submit = (as: Person) =>
      as.viaRest('POST', '/api/contracts', { ...contractWords(), organisationId: id });
    expect([(await submit(editor)).ok, (await submit(reader)).code]).toEqual([true, 'FORBIDDEN']);
    expect(await submit(await product.member())).toMatchObject({ code: 'NOT_FOUND' });
    const invitation = { email: 'grace@example.com', role: 'reader' };
    expect(await api.invite(editor, id, invitation)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await api.setRole(editor, id, reader.id, 'owner')).toMatchObject({ code: 'FORBIDDEN' });
    expect(await api.remove(editor, id, reader.id)).toMatchObject({ code: 'FORBIDDEN' });
    expect(dataOf(await api.setRole(owner, id, reader.id, 'editor'))).toMatchObject({ role: 'editor' });
    expect(dataOf(await api.remove(reader, id, reader.id))).toEqual({ success: true });
    expect(await api.members(reader, id)).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('keep an owner', async () => {
    const owner = await product.member();
    const { id } = await approved(owner);
    expect(await api.remove(owner, id, owner.id)).toMatchObject({ code: 'CONFLICT' });
    expect(await api.setRole(owner, id, owner.id, 'reader')).toMatchObject({ code: 'CONFLICT' });
    const second = await colleague(owner, id, 'owner');
    const left = await product.database.transaction(async (tx) => {
      await tx.query('select from organisation_members where organisation_id = $1 for update', [id]);
      const both = Promise.all([api.remove(owner, id, owner.id), api.remove(second, id, second.id)]);
      await untilWaiting(tx, 2, both);
      return { both };
    });
    expect((await left.both).map(({ ok }) => ok).sort()).toEqual([false, true]);
  });

  it('are joined only with the invited address, once it is confirmed, within two weeks', async () => {
    const owner = await product.member();
    const { id } = await approved(owner);
    const [invited, other] = [await product.member(), await product.member()];
    await product.confirm(other);
    const { id: invitation } = dataOf(await api.invite(owner, id, { email: invited.email, role: 'owner' }));
    expect(dataOf(await api.invitations(invited))).toEqual([]);
    expect(await api.accept(invited, invitation)).toMatchObject({ code: 'CONFIRMED_EMAIL_REQUIRED' });
    expect(await api.accept(other, invitation)).toMatchObject({ code: 'NOT_FOUND' });
    await product.confirm(invited);
    expect(dataOf(await api.invitations(invited))).toMatchObject([{ organisationName: 'Acme Motors' }]);
    await rows('update organisation_invitations set expires_at = now() where id = $1', invitation);
    expect(dataOf(await api.invitations(invited))).toEqual([]);
    expect(await api.accept(invited, invitation)).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('prove their website by a record or a file', async () => {
    const proof = product.app.get(WebsiteProof);
    const owner = await product.member();
    const { id, proof: line } = dataOf(await api.request(owner, { ...ACME, website: 'acme.example' }));
    const asked: string[] = [];
    proof.records = (domain) => {
      asked.push(domain);
      return Promise.reject(new Error('no such domain'));
    };
    proof.readFile = () => Promise.resolve('handover-verification=other');
    expect(await api.confirmWebsite(owner, id)).toMatchObject({ code: 'CONFLICT' });
    expect(asked).toEqual(['acme.example', '_handover.acme.example']);
    proof.records = (domain) =>
      Promise.resolve(domain.startsWith('_') ? [['v=spf1'], [line.slice(0, 9), line.slice(9)]] : []);
    expect(dataOf(await api.confirmWebsite(owner, id)).websiteConfirmedAt).toEqual(expect.any(String));
    const second = dataOf(await api.request(owner, { ...ACME, website: 'acme.example' }));
    expect(await api.confirmWebsite(owner, second.id)).toMatchObject({ code: 'CONFLICT' });
    proof.readFile = (address) =>
      Promise.resolve(
        address === 'https://acme.example/.well-known/handover.txt' ? `# us\n${second.proof}\n` : '',
      );
    expect(dataOf(await api.confirmWebsite(owner, second.id)).websiteConfirmedAt).not.toBeNull();
    const without = dataOf(await api.request(owner, ACME));
    expect(await api.confirmWebsite(owner, without.id)).toMatchObject({ code: 'CONFLICT' });
  });

  it('are refused with a wrong name, kind, license or website, and beyond the fifth', async () => {
    const owner = await product.member();
    for (const wrong of [
      { name: 'x' },
      { licence: '' },
      { website: 'localhost' },
      { website: 'https://acme.example' },
    ])
      expect(await api.request(owner, { ...ACME, ...wrong })).toMatchObject({ code: 'VALIDATION' });
    for (let count = 0; count < 5; count++) dataOf(await api.request(owner, ACME));
    expect(await api.request(owner, ACME)).toMatchObject({ code: 'CONFLICT' });
  });

  it('have their contracts edited by every owner and editor', async () => {
    const owner = await product.member();
    const { id } = await approved(owner);
    const [editor, reader] = [await colleague(owner, id, 'editor'), await colleague(owner, id, 'reader')];
    const words = { ...contractWords({ title: 'Call 415-555-2671' }), organisationId: id };
    const contract = dataOf(await owner.viaRest<Listed>('POST', '/api/contracts', words));
    expect(dataOf(await api.listings(editor, id))).toEqual([{ id: contract.id, title: words.title }]);
    expect(dataOf(await api.listing(editor, contract.id))).toEqual({ id: contract.id, title: words.title });
    expect(dataOf(await api.edit(editor, contract.id, { monthlyPayment: 100 }))).toEqual({ id: contract.id });
    const pause = (as: Person) => as.viaRest('POST', `/api/listings/${contract.id}/pause`);
    for (const as of [reader, await product.member()]) {
      expect((await api.listings(as, id)).ok).toBe(false);
      expect(await api.listing(as, contract.id)).toMatchObject({ code: 'NOT_FOUND' });
      expect(await api.edit(as, contract.id, { monthlyPayment: 1 })).toMatchObject({ code: 'NOT_FOUND' });
      expect(await pause(as)).toMatchObject({ code: 'NOT_FOUND' });
    }
    const own = await listContract(owner);
    expect(await api.edit(editor, own.id, { monthlyPayment: 1 })).toMatchObject({ code: 'NOT_FOUND' });
    expect((await pause(editor)).ok).toBe(true);
    dataOf(await api.close(admin, id, 'No license any more.'));
    expect(await api.edit(editor, contract.id, { monthlyPayment: 1 })).toMatchObject({ code: 'NOT_FOUND' });
    expect((await api.edit(owner, contract.id, { monthlyPayment: 1 })).code).not.toBe('NOT_FOUND');
  });

  it('have tokens, whose contracts are theirs', async () => {
    const owner = await product.member();
    const { id } = await approved(owner);
    const input = { name: 'Stock', scopes: ['listings:write'], expiresInDays: 1, organisationId: id };
    const editor = await colleague(owner, id, 'editor');
    expect(await editor.viaRest('POST', '/api/tokens', input)).toMatchObject({ code: 'FORBIDDEN' });
    const made = dataOf(await owner.viaRest<{ token: string }>('POST', '/api/tokens', input));
    const program = new Program(product.url, made.token);
    const contract = await listContract(program);
    expect(await read(contract.id)).toEqual({ name: 'Acme Motors', badge: 'Dealer' });
    await rows('delete from organisation_members where user_id = $1', owner.id);
    expect((await program.rest('POST', '/api/contracts', contractWords())).status).toBe(404);
  });
});

it('an organisation without members closes with the last account, and the export lists what one has', async () => {
  const [api] = organisationApis;
  const owner = await product.member();
  const { id } = dataOf(await api!.request(owner, ACME));
  dataOf(await api!.approve(admin, id));
  const { body } = await owner.rest<{ organisations: { memberships: object[] } }>('GET', '/api/user/export');
  expect(body.organisations.memberships).toMatchObject([{ id, role: 'owner' }]);
  dataOf(await adminApi.deleteUser(admin, owner.id));
  expect(await rows('select status from organisations where id = $1', id)).toEqual([{ status: 'closed' }]);
});

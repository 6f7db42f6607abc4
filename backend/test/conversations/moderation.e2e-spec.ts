import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { REMOVED } from '../../src/chat/message.rows.js';
import { TopicBus } from '../../src/common/cluster/topics.js';
import { SECRET_TEXTS } from '../../src/moderation/detection/secrets.js';
import type { ContractAnswer } from '../factories/contract.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { dataOf } from '../support/lists.js';
import { moderationApis, rest, type Sent } from '../support/moderation-apis.js';
import type { Person } from '../support/person.js';
import { MESSAGE_CHANGED, RawSocket } from '../support/sockets.js';

type Words = Partial<ContractAnswer>;

const PHONE = '512-555-0199';
const MASKED_PHONE = '••••••••••••';
const CARD = '4242 4242 4242 4242';
const SOCIAL = 'my ssn is 078-05-1120';

/** Ids are not checked: they begin with the time and can contain the digits of a phone number. */
const withoutIds = (answer: unknown): string =>
  JSON.stringify(answer).replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '');

let product: TestApp;
let seller: Person;
let buyer: Person;
let admin: Person;
let visitor: Person;

beforeAll(async () => {
  product = await startApp();
  [seller, buyer, admin] = [await product.member(), await product.member(), await product.admin()];
  visitor = product.visitor();
});
afterAll(() => product.stop());

describe.each(moderationApis)('the off-platform guard through $name', (api) => {
  const submit = async (words: Words = {}, as = seller) => dataOf(await api.submit(as, words));
  const said = async (as: Person, id: string) =>
    dataOf(await api.thread(as, id)).map(({ message }) => message);
  const actions = async (id: string) =>
    dataOf(await api.admin.audit(admin))
      .items.filter(({ targetId }) => targetId === id)
      .map(({ action, after }) => [action, JSON.parse(after ?? 'null') as Record<string, unknown>] as const);

  describe('card and social security numbers', () => {
    it('are rejected in every field of a new contract, and nothing is stored', async () => {
      const before = dataOf(await api.contracts(seller)).length;
      expect(await api.submit(seller, { title: CARD, description: SOCIAL })).toMatchObject({
        code: 'VALIDATION',
        fields: {
          title: SECRET_TEXTS['card-number'],
          description: SECRET_TEXTS['social-security-number'],
        },
      });
      expect(dataOf(await api.contracts(seller))).toHaveLength(before);
    });

    it('are rejected in an admin’s edit, which then changes nothing', async () => {
      const { id, location } = await submit();
      expect(await api.admin.updateContract(admin, id, { location: CARD })).toMatchObject({
        code: 'VALIDATION',
        fields: { location: SECRET_TEXTS['card-number'] },
      });
      expect(dataOf(await api.contract(admin, id)).location).toBe(location);
    });

    it('are rejected in a message, which is not counted', async () => {
      const { id } = await submit();
      expect(await api.send(buyer, id, `Take it: ${CARD}`)).toMatchObject({
        code: 'VALIDATION',
        fields: { message: SECRET_TEXTS['card-number'] },
      });
      expect(await said(buyer, id)).toEqual([]);
      expect(dataOf(await api.contract(buyer, id)).messageCount).toBe(0);
    });
  });

  describe('a contract with contacts', () => {
    const words = {
      title: `Civic, call ${PHONE}`,
      description: 'Write to ada@example.com 👋\nor see www.example.com',
      location: `Austin, TX (${PHONE})`,
    };

    it('is shown as written to its holder and to admins, and masked to all others', async () => {
      const submitted = await submit(words);
      expect(submitted).toMatchObject(words);
      for (const person of [seller, admin])
        expect(dataOf(await api.contract(person, submitted.id))).toEqual(submitted);
      for (const person of [buyer, visitor]) {
        const seen = dataOf(await api.contract(person, submitted.id));
        expect(seen.title).toBe(`Civic, call ${MASKED_PHONE}`);
        expect(seen.description).toBe('Write to ••••••••••••••• 👋\nor see •••••••••••••••');
        expect(withoutIds(seen)).not.toMatch(/0199|example/);
      }
    });

    it('is masked in lists too, except for its holder and admins', async () => {
      const { id } = await submit(words);
      const titleFor = async (person: Person) =>
        dataOf(await api.contracts(person)).find((one) => one.id === id)?.title;
      expect(await titleFor(seller)).toBe(words.title);
      expect(await titleFor(admin)).toBe(words.title);
      expect(await titleFor(buyer)).toBe(`Civic, call ${MASKED_PHONE}`);
      expect(await titleFor(visitor)).toBe(`Civic, call ${MASKED_PHONE}`);
      const all = dataOf(await api.admin.contracts(admin)).items;
      expect(all.find((one) => one.id === id)?.description).toBe(words.description);
    });

    it('is not found by a search for the masked text', async () => {
      const { id } = await submit({
        ...words,
        description: `Mail zebra${api.name}@example.com about this quokka${api.name}`,
        location: 'Austin 737-555-0142',
      });
      const found = async (filter: Record<string, string>) =>
        dataOf(await api.contracts(visitor, filter)).some((one) => one.id === id);
      expect(await found({ q: `quokka${api.name}` })).toBe(true);
      expect(await found({ q: `zebra${api.name}` })).toBe(false);
      expect(await found({ q: '0142' })).toBe(false);
      expect(await found({ location: 'austin' })).toBe(true);
      expect(await found({ location: '737' })).toBe(false);
    });

    it('is checked and masked again when an admin edits it', async () => {
      const { id } = await submit(words);
      const changed = dataOf(
        await api.admin.updateContract(admin, id, { title: 'Civic', location: 'Reno, call 775-555-0123' }),
      );
      expect(changed).toMatchObject({ title: 'Civic', description: words.description });
      const seen = dataOf(await api.contract(visitor, id));
      expect(seen).toMatchObject({ title: 'Civic', location: `Reno, call ${MASKED_PHONE}` });
      expect(seen.description).not.toContain('example');
    });
  });

  describe('a message with contacts', () => {
    const text = `  Call ${PHONE} or write ada (at) example (dot) com ✨ `;
    const masked = `Call ${MASKED_PHONE} or write ••• •••• ••••••• ••••• ••• ✨`;

    it('is shown as written to its writer and to admins, and masked to all others', async () => {
      const { id } = await submit();
      expect(dataOf(await api.send(buyer, id, text)).message).toBe(text.trim());
      expect(await said(buyer, id)).toEqual([text.trim()]);
      expect(await said(admin, id)).toEqual([text.trim()]);
      expect(await said(seller, id)).toEqual([masked]);
      expect(await said(visitor, id)).toEqual([masked]);
    });

    it('is masked in all parts if it is split over several messages', async () => {
      const { id } = await submit();
      const socket = await RawSocket.open(product.url, { person: seller });
      await socket.watch(id);
      socket.subscribe('changed', MESSAGE_CHANGED, { id });
      await socket.live('changed');
      const first = dataOf(await api.send(buyer, id, 'my cell starts 737'));
      await api.send(seller, id, 'It has 24 months left');
      expect(await said(visitor, id)).toContain('my cell starts 737');
      const last = dataOf(await api.send(buyer, id, '555 0142'));
      expect(last.message).toBe('555 0142');
      const read = ['my cell starts •••', 'It has 24 months left', '••• ••••'];
      expect(await said(visitor, id)).toEqual(read);
      expect(await said(seller, id)).toEqual(read);
      expect(await said(buyer, id)).toEqual(['my cell starts 737', 'It has 24 months left', '555 0142']);
      await socket.untilMessages(3);
      await socket.untilMessages(1, 'changed');
      expect(socket.messages<Sent>()[2]?.message).toBe('••• ••••');
      expect(socket.messages<Sent>('changed')).toMatchObject([
        { id: first.id, message: 'my cell starts •••' },
      ]);
      socket.stop();
      const { items } = dataOf(await api.flagged(admin, { first: 2 }));
      expect(items.map((one) => [one.id, one.flags])).toEqual([
        [last.id, ['phone']],
        [first.id, ['phone']],
      ]);
    });

    it('stays masked when a later message completes another contact with one of its parts', async () => {
      const { id } = await submit();
      await api.send(buyer, id, 'my cell starts 737');
      await api.send(buyer, id, '555 0142 or quillfox');
      await api.send(buyer, id, '@');
      await api.send(buyer, id, 'gmail.com');
      expect(await said(visitor, id)).toEqual([
        'my cell starts •••',
        '••• •••• or ••••••••',
        '•',
        '•••••••••',
      ]);
    });

    it('is not combined from messages of two senders or from messages that an admin has cleared', async () => {
      const { id } = await submit();
      await api.send(buyer, id, '737');
      await api.send(seller, id, '555 0142');
      expect(await said(visitor, id)).toEqual(['737', '555 0142']);
      await api.send(buyer, id, '555 0143');
      const [first] = dataOf(await api.thread(admin, id));
      await api.clear(admin, first?.id ?? '');
      await api.send(buyer, id, '737 555');
      expect(await said(visitor, id)).toEqual(['737', '555 0142', '••• ••••', '737 555']);
    });

    it('is masked in subscription events', async () => {
      const { id } = await submit();
      const socket = await RawSocket.open(product.url, { person: seller });
      await socket.watch(id);
      await api.send(buyer, id, text);
      await socket.untilMessages(1);
      expect(socket.messages<Sent>()[0]?.message).toBe(masked);
      expect(withoutIds(socket.frames)).not.toContain('0199');
      socket.stop();
    });
  });

  describe('admins', () => {
    it('see flagged messages as written, newest first, including mentions of payment apps', async () => {
      const { id, title } = await submit();
      await api.send(buyer, id, 'Is it still available?');
      const phone = dataOf(await api.send(buyer, id, `Call ${PHONE}`));
      const venmo = dataOf(await api.send(buyer, id, 'I take Venmo'));
      expect(await said(visitor, id)).toContain('I take Venmo');
      const { items } = dataOf(await api.flagged(admin, { first: 2 }));
      expect(items).toMatchObject([
        { id: venmo.id, flags: ['payment-app'], hidden: false, contractTitle: title },
        { id: phone.id, flags: ['phone'], message: `Call ${PHONE}`, senderEmail: buyer.email },
      ]);
      const first = dataOf(await api.flagged(admin, { first: 1 }));
      const second = dataOf(await api.flagged(admin, { first: 1, after: first.next ?? '' }));
      expect(second.items[0]?.id).toBe(phone.id);
    });

    it('hide a message from all others, including its writer, and show it again', async () => {
      const { id } = await submit();
      await api.send(buyer, id, 'before');
      const sent = dataOf(await api.send(buyer, id, `Call ${PHONE}`));
      await api.send(buyer, id, 'after');
      expect(dataOf(await api.hide(admin, sent.id, 'Contact details'))).toMatchObject({ hidden: true });
      dataOf(await api.hide(admin, sent.id, 'Contact details'));
      for (const person of [buyer, seller, visitor])
        expect(await said(person, id)).toEqual(['before', REMOVED, 'after']);
      expect(await said(admin, id)).toEqual(['before', `Call ${PHONE}`, 'after']);
      expect(dataOf(await api.contract(visitor, id)).messageCount).toBe(3);
      expect(dataOf(await api.unhide(admin, sent.id))).toMatchObject({ hidden: false });
      expect(await said(buyer, id)).toContain(`Call ${PHONE}`);
      expect(await said(seller, id)).toContain(`Call ${MASKED_PHONE}`);
      expect(await actions(sent.id)).toEqual([
        ['message.unhide', { hidden: false }],
        ['message.hide', { hidden: true, reason: 'Contact details' }],
      ]);
    });

    it('publish a moderated message to open threads at once, as visitors see it, without a new message event', async () => {
      const { id } = await submit();
      const sent = dataOf(await api.send(buyer, id, `Call ${PHONE}`));
      const socket = await RawSocket.open(product.url);
      await socket.watch(id, 'sent');
      socket.subscribe('changed', MESSAGE_CHANGED, { id });
      await socket.live('changed');
      dataOf(await api.hide(admin, sent.id, 'Contact details'));
      await socket.untilMessages(1, 'changed');
      dataOf(await api.hide(admin, sent.id, 'Contact details'));
      dataOf(await api.unhide(admin, sent.id));
      dataOf(await api.clear(admin, sent.id));
      await socket.untilMessages(3, 'changed');
      expect(socket.messages<Sent>('changed')).toMatchObject([
        { id: sent.id, contractId: id, senderId: buyer.id, isSeller: false, message: REMOVED },
        { id: sent.id, message: `Call ${MASKED_PHONE}` },
        { id: sent.id, message: `Call ${PHONE}` },
      ]);
      expect(socket.messages('sent')).toEqual([]);
      socket.stop();
    });

    it('a subscriber who may have missed a change while Redis was unavailable gets RESYNC', async () => {
      const { id } = await submit();
      const socket = await RawSocket.open(product.url);
      socket.subscribe('changed', MESSAGE_CHANGED, { id });
      await socket.live('changed');
      product.app.get(TopicBus).publish('mayHaveMissed', {});
      expect(await socket.codeOf('changed')).toBe('RESYNC');
      const sent = dataOf(await api.send(buyer, id, 'Is it still there?'));
      socket.subscribe('again', MESSAGE_CHANGED, { id });
      await socket.live('again');
      dataOf(await api.hide(admin, sent.id, 'Spam'));
      await socket.untilMessages(1, 'again');
      expect(socket.messages<Sent>('again')).toMatchObject([{ id: sent.id, message: REMOVED }]);
      socket.stop();
    });

    it('clear wrong flags, after which all readers see the message as written', async () => {
      const { id } = await submit();
      const sent = dataOf(await api.send(buyer, id, `Order ${PHONE}, ada@example.com`));
      expect(dataOf(await api.clear(admin, sent.id))).toMatchObject({ flags: [], hidden: false });
      dataOf(await api.clear(admin, sent.id));
      expect(await said(visitor, id)).toEqual([`Order ${PHONE}, ada@example.com`]);
      expect(dataOf(await api.flagged(admin)).items.map((one) => one.id)).not.toContain(sent.id);
      expect(await actions(sent.id)).toEqual([['message.clear', { flags: [] }]]);
    });

    it('suspend a member: sessions and sockets end, contracts are cancelled, and signing in is refused', async () => {
      const mallory = await product.member();
      const { id } = await submit({}, mallory);
      const socket = await RawSocket.open(product.url, { person: mallory });
      await socket.watch(id);
      const suspended = dataOf(await api.suspend(admin, mallory.id, 'Asked for a wire'));
      expect(suspended.suspendedAt).toMatch(/Z$/);
      await socket.closed;
      expect(await api.send(mallory, id, 'still here?')).toMatchObject({ code: 'UNAUTHENTICATED' });
      expect(dataOf(await api.contract(visitor, id)).status).toBe('cancelled');

      const refused = await mallory.signIn();
      expect(refused).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
      expect((refused.body as { error: string }).error).toMatch(/^This account is suspended\./);
      // with a wrong password the answer does not reveal the suspension
      expect((await mallory.signIn(mallory.email, 'not the password')).status).toBe(401);
      expect(await api.admin.makeAdmin(admin, mallory.id)).toMatchObject({ code: 'CONFLICT' });

      expect(dataOf(await api.reinstate(admin, mallory.id)).suspendedAt).toBeNull();
      expect((await mallory.signIn()).status).toBe(200);
      expect(dataOf(await api.contract(mallory, id)).status).toBe('cancelled');
      expect(await actions(mallory.id)).toEqual([
        ['user.reinstate', { suspended: false }],
        ['user.suspend', { suspended: true, reason: 'Asked for a wire', cancelledContracts: [id] }],
      ]);
    });

    it('cannot suspend themselves or other admins, or anyone without giving a reason', async () => {
      const other = await product.admin();
      expect(await api.suspend(admin, admin.id, 'a reason')).toMatchObject({ code: 'CONFLICT' });
      expect(await api.suspend(admin, other.id, 'a reason')).toMatchObject({ code: 'CONFLICT' });
      expect(await api.suspend(admin, buyer.id, ' ')).toMatchObject({
        code: 'VALIDATION',
        fields: { reason: expect.any(String) },
      });
      expect(await api.suspend(admin, 'nobody', 'a reason')).toMatchObject({ code: 'NOT_FOUND' });
      expect(await api.hide(admin, 'nothing', 'a reason')).toMatchObject({ code: 'NOT_FOUND' });
    });

    it('are the only ones who may do this', async () => {
      const { id } = await submit();
      const sent = dataOf(await api.send(buyer, id, `Call ${PHONE}`));
      for (const [person, code] of [
        [buyer, 'FORBIDDEN'],
        [visitor, 'UNAUTHENTICATED'],
      ] as const) {
        expect(await api.flagged(person)).toMatchObject({ code });
        expect(await api.hide(person, sent.id, 'a reason')).toMatchObject({ code });
        expect(await api.unhide(person, sent.id)).toMatchObject({ code });
        expect(await api.clear(person, sent.id)).toMatchObject({ code });
        expect(await api.suspend(person, seller.id, 'a reason')).toMatchObject({ code });
        expect(await api.reinstate(person, seller.id)).toMatchObject({ code });
      }
    });
  });

  describe('the preview of a text', () => {
    it('shows the text as others would read it, with the flags', async () => {
      expect(dataOf(await api.preview(buyer, `Call ${PHONE}, I take Venmo`))).toEqual({
        masked: `Call ${MASKED_PHONE}, I take Venmo`,
        warnings: [
          'Phone numbers are hidden from others.',
          'Taking payment off the site means it cannot be insured and your account will be closed.',
        ],
      });
      expect(dataOf(await api.preview(buyer, CARD)).warnings).toContain(SECRET_TEXTS['card-number']);
      expect(dataOf(await api.preview(buyer, 'Is it available?'))).toEqual({
        masked: 'Is it available?',
        warnings: [],
      });
      expect(await api.preview(visitor, 'hello')).toMatchObject({ code: 'UNAUTHENTICATED' });
    });
  });
});

describe('a server-rendered page', () => {
  it('shows no contacts to a visitor', async () => {
    const words = { title: `Civic, call ${PHONE}`, description: 'ada@example.com' };
    const { id } = dataOf(await rest.submit(seller, words));
    for (const path of [`/contracts/${id}`, '/contracts', '/sitemap.xml']) {
      const page = await visitor.rest<string>('GET', path);
      expect(page.status).toBe(200);
      expect(page.body).not.toContain(PHONE);
      expect(page.body).not.toContain('ada@example.com');
    }
    expect((await visitor.rest<string>('GET', `/contracts/${id}`)).body).toContain(MASKED_PHONE);
  });
});

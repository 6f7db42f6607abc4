import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { contactApis } from '../support/conversations/contact.js';
import { dataOf, type PageQuery } from '../support/lists.js';
import type { Person } from '../support/person.js';
import { startApp, type TestApp } from '../support/product/app.js';

let product: TestApp;
let admin: Person;
let support: Person;
beforeAll(async () => {
  product = await startApp();
  admin = await product.admin();
  support = await product.staff('support');
});
afterAll(() => product.stop());

describe.each(contactApis)('the requests through $name', (api) => {
  beforeAll(async () => {
    const insert = 'insert into contact_requests (name, email, message, answered_at, created_at)';
    await product.database.query(`${insert} values
      ('Ada Byron', 'ada@example.com', 'How long does it take?', null, now() - interval '1 min'),
      ('GRACE Hopper', 'grace@example.com', 'What does 50% mean?', now(), now() - interval '2 min'),
      ('Zoë Ångström', 'zoe@example.org', null, null, now() - interval '3 min'),
      ('Karel', 'karel@example.org', 'Ask ada first', now(), now() - interval '4 min')`);
  });
  afterAll(() => product.database.query('delete from contact_requests'));

  const names = async (query: PageQuery) =>
    dataOf(await api.list(support, query)).items.map(({ name }) => name.split(' ')[0]);

  it.each<[PageQuery, string[]]>([
    [{ q: 'ADA' }, ['Ada', 'Karel']],
    [{ q: 'grace hop' }, ['GRACE']],
    [{ q: 'example.org' }, ['Zoë', 'Karel']],
    [{ q: 'ångström' }, ['Zoë']],
    [{ q: '50%' }, ['GRACE']],
    [{ q: '%' }, ['GRACE']],
    [{ q: 'oë' }, ['Zoë']],
    [{ q: 'nobody' }, []],
    [{ q: '' }, ['Ada', 'GRACE', 'Zoë', 'Karel']],
    [{ answered: false }, ['Ada', 'Zoë']],
    [{ answered: true }, ['GRACE', 'Karel']],
    [{ q: 'ada', answered: true }, ['Karel']],
  ])('%j finds %j', async (query, found) => {
    expect(await names(query)).toEqual(found);
  });

  it('are found by their id', async () => {
    const [, second] = dataOf(await api.list(support)).items;
    expect(await names({ q: second!.id })).toEqual(['GRACE']);
  });

  it('keep search and filter over pages', async () => {
    const first = dataOf(await api.list(support, { answered: true, q: 'ex', first: 1 }));
    expect(first.items.map(({ name }) => name)).toEqual(['GRACE Hopper']);
    const second = await api.list(support, { answered: true, q: 'ex', first: 1, after: first.next ?? '' });
    expect(dataOf(second)).toMatchObject({ items: [{ name: 'Karel' }], next: null });
  });

  it('refuse a search of several lines', async () => {
    expect(await api.list(support, { q: 'a\nb' })).toMatchObject({ code: 'VALIDATION' });
  });
});

it('refuses another word than true and false in REST', async () => {
  const list = (answered: string) => support.rest('GET', `/api/admin/contact-requests?answered=${answered}`);
  expect(await list('maybe')).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
  expect(await list('')).toMatchObject({ status: 200 });
});

describe.each(contactApis)('canned answers through $name', (api) => {
  afterEach(() => product.database.query('delete from canned_answers'));
  const LONG = { title: 'How long it takes', text: 'Hi {name},\nabout two weeks.' };

  it('are added, changed and deleted by admins, and read by staff in the order of their titles', async () => {
    const { id } = dataOf(await api.addAnswer(admin, { ...LONG, title: ` ${LONG.title} ` }));
    dataOf(await api.addAnswer(admin, { title: 'a first one', text: 'Hello' }));
    const shown = async () => dataOf(await api.answers(support)).map(({ title, text }) => [title, text]);
    expect(await shown()).toEqual([
      ['a first one', 'Hello'],
      [LONG.title, LONG.text],
    ]);
    expect(await api.changeAnswer(admin, id, { title: LONG.title, text: 'New' })).toMatchObject({
      data: { id, text: 'New' },
    });
    expect(await api.deleteAnswer(admin, id)).toMatchObject({ data: { success: true } });
    expect(await shown()).toEqual([['a first one', 'Hello']]);
    const trail = await product.database.query(
      'select action, before, after from audit_entries where target_id = $1 order by created_at, id',
      [id],
    );
    const changed = { title: LONG.title, text: 'New' };
    expect(trail).toEqual([
      { action: 'canned-answer.save', before: null, after: LONG },
      { action: 'canned-answer.save', before: LONG, after: changed },
      { action: 'canned-answer.delete', before: changed, after: null },
    ]);
  });

  it.each([
    ['no title', { ...LONG, title: ' ' }, 'title'],
    ['a title of 81 characters', { ...LONG, title: 'x'.repeat(81) }, 'title'],
    ['a title of two lines', { ...LONG, title: 'a\nb' }, 'title'],
    ['no text', { ...LONG, text: '' }, 'text'],
    ['a text of 5,001 characters', { ...LONG, text: 'x'.repeat(5_001) }, 'text'],
    ['a placeholder that nothing replaces', { ...LONG, text: 'Hi {first_name}' }, 'text'],
  ])('are refused with %s', async (_, answer, field) => {
    expect(await api.addAnswer(admin, answer)).toMatchObject({
      code: 'VALIDATION',
      fields: { [field]: expect.any(String) },
    });
    expect(dataOf(await api.answers(admin))).toEqual([]);
  });

  it('have titles of their own', async () => {
    const { id } = dataOf(await api.addAnswer(admin, LONG));
    const again = { ...LONG, title: LONG.title.toUpperCase() };
    expect(await api.addAnswer(admin, again)).toMatchObject({ fields: { title: expect.any(String) } });
    expect(await api.changeAnswer(admin, id, again)).toMatchObject({ data: { title: again.title } });
  });

  it('are 50 at most, also if admins add them at once', async () => {
    await product.database.query(
      `insert into canned_answers (title, text) select 'Answer ' || n, 'x' from generate_series(1, 48) n`,
    );
    const added = await Promise.all(
      ['a', 'b', 'c', 'd'].map((title) => api.addAnswer(admin, { title, text: 'x' })),
    );
    expect(added.map(({ code }) => code ?? 'added').sort()).toEqual([
      'CONFLICT',
      'CONFLICT',
      'added',
      'added',
    ]);
    const [first] = dataOf(await api.answers(admin));
    expect(await api.changeAnswer(admin, first!.id, LONG)).toMatchObject({ ok: true });
  });

  it('are changed by admins only, and only if they exist', async () => {
    const { id } = dataOf(await api.addAnswer(admin, LONG));
    for (const person of [support, await product.staff('moderator')]) {
      expect(await api.addAnswer(person, LONG)).toMatchObject({ code: 'FORBIDDEN' });
      expect(await api.changeAnswer(person, id, LONG)).toMatchObject({ code: 'FORBIDDEN' });
      expect(await api.deleteAnswer(person, id)).toMatchObject({ code: 'FORBIDDEN' });
      expect(dataOf(await api.answers(person))).toHaveLength(1);
    }
    expect(await api.answers(await product.staff('finance'))).toMatchObject({ code: 'FORBIDDEN' });
    for (const missing of [crypto.randomUUID(), 'x']) {
      expect(await api.changeAnswer(admin, missing, LONG)).toMatchObject({ code: 'NOT_FOUND' });
      expect(await api.deleteAnswer(admin, missing)).toMatchObject({ code: 'NOT_FOUND' });
    }
  });
});

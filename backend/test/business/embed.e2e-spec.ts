import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listContract } from '../factories/contract.js';
import { jpeg } from '../factories/images.js';
import { rest as brand } from '../support/brand-apis.js';
import { organisationApis } from '../support/business/organisations.js';
import { dataOf } from '../support/lists.js';
import type { Person } from '../support/person.js';
import { startApp, type TestApp } from '../support/product/app.js';

const ACME = { name: 'Acme <Motors> & "Sons"', kind: 'dealer', licence: 'TX dealer license P12345' };
const ORIGINS = ['https://acme.example', 'https://shop.acme.example:8443'];
const SITE_OF_OTHERS = 'https://c.example';
const SITE = 'http://localhost:4999';

let product: TestApp;
let admin: Person;
beforeAll(async () => {
  product = await startApp({ PUBLIC_URL: SITE });
  admin = await product.admin();
});
afterAll(() => product.stop());

const [rest] = organisationApis as [(typeof organisationApis)[number]];
const rows = (sql: string, ...values: unknown[]) => product.database.query<object>(sql, values);
const embed = (id: string, cookie = '') =>
  fetch(`${product.url}/embed?org=${id}`, { headers: { accept: 'text/html', cookie } });
const titles = (html: string) => [...html.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, title]) => title);

async function requested(owner: Person): Promise<string> {
  const { id } = dataOf(await rest.request(owner, ACME));
  dataOf(await rest.setEmbedOrigins(owner, id, ORIGINS));
  return id;
}
async function approved(): Promise<{ owner: Person; id: string }> {
  const owner = await product.member();
  const id = await requested(owner);
  dataOf(await rest.approve(admin, id));
  return { owner, id };
}
async function listedFor(id: string, owner: Person, words: object = {}): Promise<string> {
  const contract = await listContract(owner, words);
  await rows('update contracts set organisation_id = $2 where id = $1', contract.id, id);
  return contract.id;
}

describe.each(organisationApis)('the websites of an organisation through $name', (api) => {
  it('are set by its owners, and read by them only', async () => {
    const { owner, id } = await approved();
    const reader = await product.member();
    const join = `insert into organisation_members (organisation_id, user_id, role) values ($1, $2, 'editor')`;
    await rows(join, id, reader.id);
    const given = [' https://ACME.example/ ', 'https://acme.example:443', 'https://b.example:8443'];
    const set = dataOf(await api.setEmbedOrigins(owner, id, given));
    expect(set.embedOrigins).toEqual(['https://acme.example', 'https://b.example:8443']);
    expect(dataOf(await api.mine(owner))).toMatchObject([{ embedOrigins: set.embedOrigins }]);
    expect(dataOf(await api.mine(reader))).toMatchObject([{ embedOrigins: null }]);
    const all = dataOf(await api.list(admin, 'approved'));
    expect(all.find((one) => one.id === id)?.embedOrigins).toBeNull();
    expect(await api.setEmbedOrigins(reader, id, [])).toMatchObject({ code: 'FORBIDDEN' });
    const other = await product.member();
    expect(await api.setEmbedOrigins(other, id, [])).toMatchObject({ code: 'NOT_FOUND' });
    expect(dataOf(await api.setEmbedOrigins(owner, id, [])).embedOrigins).toEqual([]);
    expect((await embed(id)).status).toBe(404);
  });

  it.each([
    ['http://acme.example'],
    ['https://*.acme.example'],
    ['https://*'],
    ["https://acme.example; script-src 'unsafe-inline'"],
    ['https://acme.example;x.example'],
    ['https://acme.example,https://b.example'],
    ['https://acme.example/stock'],
    ['https://user@acme.example'],
    ['https://acme.example:0'],
    ['https://acme.example:70000'],
    ['https://localhost'],
    ['https://acme.example\r\nx-header: 1'],
    ["'self'"],
    [''],
    ['*'],
  ])('are no %j', async (origin) => {
    const { owner, id } = await approved();
    expect(await api.setEmbedOrigins(owner, id, [origin])).toMatchObject({ code: 'VALIDATION' });
    expect(dataOf(await api.mine(owner))).toMatchObject([{ embedOrigins: ORIGINS }]);
  });

  it('are set only if they are still those that the owner was shown', async () => {
    const { owner, id } = await approved();
    const [first, second] = ORIGINS as [string, string];
    expect(dataOf(await api.setEmbedOrigins(owner, id, [first], ORIGINS)).embedOrigins).toEqual([first]);
    expect(await api.setEmbedOrigins(owner, id, [...ORIGINS, SITE_OF_OTHERS], ORIGINS)).toMatchObject({
      ...{ code: 'CONFLICT', message: expect.stringMatching(/^Another owner has changed/) },
    });
    expect(await api.setEmbedOrigins(owner, id, [second], [])).toMatchObject({ code: 'CONFLICT' });
    expect(dataOf(await api.mine(owner))).toMatchObject([{ embedOrigins: [first] }]);
    // the same request again, and a caller who does not say what they were shown
    expect(dataOf(await api.setEmbedOrigins(owner, id, [first], ORIGINS)).embedOrigins).toEqual([first]);
    expect(dataOf(await api.setEmbedOrigins(owner, id, ORIGINS)).embedOrigins).toEqual(ORIGINS);
    dataOf(await api.setEmbedOrigins(owner, id, [SITE_OF_OTHERS], ORIGINS.toReversed()));
    dataOf(await api.setEmbedOrigins(owner, id, [], [SITE_OF_OTHERS]));
    dataOf(await api.setEmbedOrigins(owner, id, [SITE_OF_OTHERS], []));
  });

  it('are changed by one of two owners who save at the same time', async () => {
    const { owner, id } = await approved();
    const origins = ['a', 'b', 'c'].map((name) => `https://${name}.example`);
    const saved = await Promise.all(
      origins.map((origin) => api.setEmbedOrigins(owner, id, [...ORIGINS, origin], ORIGINS)),
    );
    expect(saved.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('are ten at most', async () => {
    const { owner, id } = await approved();
    const many = (count: number) => Array.from({ length: count }, (_, at) => `https://a${at}.example`);
    dataOf(await api.setEmbedOrigins(owner, id, many(10)));
    expect((await api.setEmbedOrigins(owner, id, many(11))).ok).toBe(false);
  });
});

it('the new list comes with the refusal', async () => {
  const { owner, id } = await approved();
  const given = { origins: [SITE_OF_OTHERS], shown: [] };
  const { body } = await owner.rest('PUT', `/api/organisations/${id}/embed`, given);
  expect(body).toMatchObject({ details: { embedOrigins: ORIGINS } });
  const answer = await owner.graphql(
    `mutation($id: ID!, $origins: [String!]!, $shown: [String!]) {
      setEmbedOrigins(id: $id, origins: $origins, shown: $shown) { id } }`,
    { id, ...given },
  );
  expect(answer.body.errors?.[0]?.extensions).toMatchObject({ details: { embedOrigins: ORIGINS } });
});

describe('the page for a frame', () => {
  it('has the headers of a page that only these websites show', async () => {
    const { id } = await approved();
    const { status, headers } = await embed(id);
    expect(status).toBe(200);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy.split(';')).toEqual([
      "default-src 'none'",
      expect.stringMatching(/^style-src 'self' 'nonce-[\w-]+'$/),
      "img-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      `frame-ancestors ${ORIGINS.join(' ')}`,
    ]);
    expect(headers.get('x-frame-options')).toBeNull();
    expect(headers.get('cache-control')).toBe('public, max-age=60');
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  it('is the same for members, and sets no cookie', async () => {
    const { owner, id } = await approved();
    await listedFor(id, owner, { title: 'Call 415-555-2671' });
    const [asVisitor, asOwner] = [await embed(id), await embed(id, owner.cookie)];
    for (const { headers } of [asVisitor, asOwner]) expect(headers.getSetCookie()).toEqual([]);
    const plain = (html: string) => html.replace(/nonce="[^"]+"/, '');
    const html = plain(await asVisitor.text());
    expect(plain(await asOwner.text())).toBe(html);
    expect(html).not.toContain('415-555-2671');
  });

  it('has a card per contract, in escaped text and without scripts', async () => {
    const { owner, id } = await approved();
    const title = '<script>alert(1)</script>';
    const contract = await listedFor(id, owner, { title, location: 'Austin, TX' });
    const bytes = new Uint8Array(await jpeg());
    const photo = await fetch(`${product.url}/api/contracts/${contract}/photos?alt=A%22%3E%3Cb%3E`, {
      ...{ method: 'POST', body: bytes },
      headers: { cookie: owner.cookie, 'content-type': 'image/jpeg' },
    });
    expect(photo.status).toBe(201);
    const html = await (await embed(id)).text();
    expect(titles(html)).toEqual(['&#60;script&#62;alert(1)&#60;/script&#62;']);
    expect(html).toContain('Acme &#60;Motors&#62; &#38; &#34;Sons&#34; <span>Dealer</span>');
    for (const text of [
      '<b>$389.00</b> a month',
      '18 months left · Austin, TX',
      'Transfer fee $25.00',
      'color-scheme: dark',
    ])
      expect(html).toContain(text);
    expect(html).not.toMatch(/<script|\son\w+=|javascript:/i);
    expect(html).not.toContain('A"><b>');
    expect(html).toMatch(/<img class="cover" src="\/media\/[\w-]+-320\.webp"/);
    const links = [...html.matchAll(/<a ([^>]*)>/g)].map(([, attributes]) => attributes);
    expect(links).toEqual([
      `href="${SITE}/contracts/${contract}" target="_blank" rel="noopener"`,
      `href="${SITE}/contracts?organisation=${id}" target="_blank" rel="noopener"`,
    ]);
  });

  it('never shows contracts that are not for sale to everyone', async () => {
    const { owner, id } = await approved();
    const set = async (what: string, title: string) =>
      rows(`update contracts set ${what} where id = $1`, await listedFor(id, owner, { title }));
    await set('hidden_at = now()', 'Hidden');
    await set('awaits_approval = true', 'Waiting');
    await set(`status = 'pending'`, 'Sold');
    await set(`status = 'completed'`, 'Done');
    await set(`status = 'cancelled', off_market_reason = 'paused', off_market_at = now()`, 'Paused');
    await listContract(owner, { title: 'Of her own' });
    const html = await (await embed(id)).text();
    expect(titles(html)).toEqual([]);
    expect(html).toContain('Nothing to take over right now.');
    expect(html).not.toMatch(/<a |<img/);
    await listedFor(id, owner, { title: 'For sale' });
    const shown = await (await embed(id)).text();
    expect(titles(shown)).toEqual(['For sale']);
    // without a photo it has the drawing of its type
    expect(shown).toMatch(
      /<div class="cover"><svg [^>]*aria-hidden="true"><path d="M[^"]+"\/><\/svg><\/div>/,
    );
  });

  it('shows the newest 24 and says how many there are', async () => {
    const { owner, id } = await approved();
    const first = await listedFor(id, owner, { title: 'The oldest' });
    await rows(
      `insert into contracts (user_id, title, type, description, location, monthly_payment, remaining_term_months,
         transfer_fee, organisation_id, fresh_until, created_at)
       select user_id, 'Lease ' || n, type, description, location, monthly_payment, remaining_term_months, transfer_fee,
         organisation_id, fresh_until, created_at + n * interval '1 second'
       from contracts, generate_series(1, 25) n where id = $1`,
      first,
    );
    const html = await (await embed(id)).text();
    expect(titles(html)).toEqual(Array.from({ length: 24 }, (_, at) => `Lease ${25 - at}`));
    expect(html).toContain('See all on Handover</a>');
    const { body } = await product
      .visitor()
      .rest<{ title: string }[]>('GET', `/api/contracts?organisation=${id}&limit=100`);
    expect(body.map(({ title }) => title).sort()).toEqual(
      ['The oldest', ...Array.from({ length: 25 }, (_, at) => `Lease ${at + 1}`)].sort(),
    );
  });

  it('does not exist for others', async () => {
    const owner = await product.member();
    const waiting = await requested(owner);
    const { id } = await approved();
    const contract = await listedFor(id, owner);
    dataOf(await rest.close(admin, id, 'No license.'));
    const list = await product.visitor().rest<unknown[]>('GET', `/api/contracts?organisation=${id}`);
    expect([list.status, list.body]).toEqual([200, []]);
    const wrong = await product.visitor().rest('GET', '/api/contracts?organisation=acme');
    expect(wrong.status).toBe(400);
    for (const wanted of [waiting, id, contract, 'acme', '', `${id}&org=${id}`]) {
      const { status, headers } = await embed(wanted);
      expect([wanted, status]).toEqual([wanted, 404]);
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    }
  });

  it('has the name and the color of the brand', async () => {
    const { owner, id } = await approved();
    await listedFor(id, owner);
    dataOf(await brand.setBrand(admin, { name: 'Leases & Co', color: '#0b3d91' }));
    const html = await (await embed(id)).text();
    dataOf(await brand.setBrand(admin, { name: null, color: null }));
    expect(html).toContain('See all on Leases &#38; Co');
    expect(html).toContain('--main: #0b3d91');
  });

  it('is read by an index', async () => {
    const { id } = await approved();
    const plan = await product.database.transaction(async (tx) => {
      await tx.query('set local enable_seqscan = off');
      return tx.query(`explain select title from contracts c where c.organisation_id = '${id}'
        and c.organisation_id is not null and c.status = 'active' and c.hidden_at is null and not c.awaits_approval
        order by c.created_at desc, c.id desc limit 24`);
    });
    expect(JSON.stringify(plan)).toMatch(/Index Scan using contracts_organisation_active/);
    expect(JSON.stringify(plan)).not.toContain('Sort');
  });
});

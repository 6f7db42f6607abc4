import { END_REASONS } from '@handover/domain/transfers/transfer-endings';
import { factWarnings } from '@handover/domain/facts/fact-warnings';
import { readFacts } from '@handover/domain/facts/read-facts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ConfigError } from '../../src/common/config/config.values.js';
import { ContractType } from '../../src/contracts/contract.columns.js';
import { CONTRACT_LIMITS } from '../../src/contracts/contract.fields.js';
import { makeCatalogue } from '../../src/demo/catalogue.js';
import { type Seeded, seedDemo, seedText } from '../../src/demo/seed.js';
import { moderate } from '../../src/moderation/moderate.js';
import { TransfersClock } from '../../src/transfers/transfers.clock.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { dataOf } from '../support/lists.js';
import type { Answer } from '../support/person.js';
import { rest } from '../support/transfers.js';
import { until } from '../support/until.js';
import type { ContractAnswer } from '../factories/contract.js';

const CONTRACTS = 400;
const TYPES = Object.values(ContractType);
const NOW = Date.parse('2026-11-20T12:00:00.000Z');

let product: TestApp;
let seeded: Seeded | null;
beforeAll(async () => {
  product = await startApp();
  seeded = await seedDemo(product.database);
});
afterAll(() => product.stop());

const count = async (sql: string): Promise<number> => {
  const [row] = await product.database.query<{ count: string }>(`select count(*) from ${sql}`);
  return Number(row?.count);
};

describe('the demo catalogue in the database', () => {
  it('has contracts of all five types, members and messages', async () => {
    expect(seeded).toMatchObject({ contracts: CONTRACTS, members: 60 });
    expect(await count('contracts')).toBe(CONTRACTS);
    expect(await count('users')).toBe(60);
    expect(await count('messages')).toBe(seeded?.messages);
    expect(seeded?.messages).toBeGreaterThan(350);
    for (const type of TYPES) expect(await count(`contracts where type = '${type}'`)).toBeGreaterThan(25);
  });

  it('tells the two known members what happened in their transfers, and mails nothing of it', async () => {
    const told = (more: string) =>
      count(`notifications n join users u on u.id = n.user_id
        where u.email in ('demo@example.com', 'seller@example.com') and n.transfer_id is not null ${more}`);
    expect(await told('')).toBeGreaterThan(20);
    expect(await told('and n.read_at is null')).toBeGreaterThan(0);
    expect(await told('and n.mail_at is not null')).toBe(0);
  });

  it('is mostly for sale and spread over 90 days, with more recent contracts', async () => {
    expect(await count(`contracts where status = 'active'`)).toBeGreaterThan(CONTRACTS * 0.8);
    for (const status of ['pending', 'completed', 'cancelled'])
      expect(await count(`contracts where status = '${status}'`)).toBeGreaterThan(0);
    expect(await count(`contracts where created_at < now() - interval '91 days'`)).toBe(0);
    expect(
      await count(`contracts where created_at > now() or updated_at > now() or updated_at < created_at`),
    ).toBe(0);
    const young = await count(`contracts where created_at > now() - interval '30 days'`);
    const old = await count(`contracts where created_at < now() - interval '60 days'`);
    expect(young).toBeGreaterThan(old * 1.5);
    expect(old).toBeGreaterThan(20);
  });

  it('has reports that wait, listings of the demo seller in every state, and figures of the days before', async () => {
    expect(await count(`reports where state = 'open'`)).toBeGreaterThan(5);
    expect(await count(`reports where state <> 'open'`)).toBeGreaterThan(10);
    expect(await count(`contracts where under_review`)).toBe(1);
    const reasons = await product.database.query<{ reason: string }>(
      `select distinct off_market_reason as reason from contracts c join users u on u.id = c.user_id
       where u.email = 'seller@example.com' and off_market_reason is not null order by 1`,
    );
    expect(reasons.map(({ reason }) => reason)).toEqual(
      ['elsewhere', 'expired', 'holder-silent', 'paused', 'term-over', 'withdrawn'].sort(),
    );
    await until(async () => (await count(`overview_days where numbers ->> 'listings' is not null`)) > 60);
    expect(await count(`overview_days where numbers ->> 'purchases:sandbox' is not null`)).toBeGreaterThan(
      10,
    );
  });

  it('has threads as the chat writes them', async () => {
    expect(
      await count(`contracts c where message_count <> (select count(*) from messages m where m.contract_id = c.id)
        or message_count <> (select coalesce(max(seq), 0) from messages m where m.contract_id = c.id)
        or message_count > 9`),
    ).toBe(0);
    expect(
      await count(`messages m join contracts c on c.id = m.contract_id
      where m.created_at <= c.created_at or m.created_at > now()`),
    ).toBe(0);
    expect(
      await count(`messages a join messages b on a.contract_id = b.contract_id and a.seq < b.seq
      where a.created_at >= b.created_at or a.id >= b.id`),
    ).toBe(0);
    expect(
      await count(
        `messages m join contracts c on c.id = m.contract_id where m.sender_id = c.user_id and m.seq = 1`,
      ),
    ).toBe(0);
  });

  it('has no text that the off-platform guard would mask, for any seed', () => {
    for (const seed of [25, 26, 27])
      for (const { title, description, location, messages } of makeCatalogue(CONTRACTS, seed, NOW).contracts)
        for (const text of [title, description, location, ...messages.map(({ message }) => message)])
          expect({ text, ...moderate(text) }).toEqual({ text, masked: null, flags: [] });
  });

  it('is not added twice', async () => {
    expect(await seedDemo(product.database, { seed: 26 })).toBeNull();
    expect(await count('contracts')).toBe(CONTRACTS);
    expect(seedText(null)).toMatch(/already there/);
  });

  it('has a password for the two known accounts only', async () => {
    for (const email of seeded?.accounts ?? [])
      expect((await product.visitor().signIn(email, seeded?.password)).status).toBe(200);
    expect(await count('users where password_hash is not null')).toBe(2);
    expect(seedText(seeded)).toContain(seeded?.password);
    for (const email of ['demo@example.com', 'seller@example.com'])
      expect(
        await count(
          `contracts c join users u on u.id = c.user_id where c.status = 'active' and email = '${email}'`,
        ),
      ).toBeGreaterThan(1);
  });
});

describe('the demo transfers', () => {
  it('are there in every state and with every ending that the clock, people and admins bring about', async () => {
    const reasons = await product.database.query<{ reason: string }>(
      'select distinct end_reason as reason from transfers where end_reason is not null',
    );
    expect(reasons.map(({ reason }) => reason).sort()).toEqual(
      END_REASONS.filter((reason) => reason !== 'test-closed').sort(),
    );
    for (const state of [
      `status = 'proposed'`,
      `status = 'completed'`,
      `status = 'in-progress' and stalled_at is not null`,
      `pause_reason = 'terms-differ'`,
      `fee_outcome = 'undecided'`,
      `message_count > 4 and status = 'in-progress'`,
    ])
      expect({ state, found: (await count(`transfers where ${state}`)) > 0 }).toEqual({ state, found: true });
    expect(await count(`transfer_steps where status = 'current' and refusal is not null`)).toBeGreaterThan(0);
    expect(seeded?.transfers).toHaveLength(9);
    for (const shown of seeded?.transfers ?? []) expect(seedText(seeded)).toContain(shown);
  });

  it('agree with their purchases and contracts', async () => {
    expect(
      await count(`transfers t join contracts c on c.id = t.contract_id join purchases p on p.id = t.purchase_id
        where c.user_id <> t.seller_id or c.user_id <> p.seller_id or t.created_at < c.created_at
          or (t.status in ('proposed', 'in-progress')) <> (c.status = 'pending')
          or (t.status = 'completed') <> (c.status = 'completed')
          or (t.fee_outcome = 'refund') <> (p.status = 'refunded') or (t.fee_outcome = 'keep') <> (p.status = 'kept')`),
    ).toBe(0);
    expect(await count(`transfer_events where at > now()`)).toBe(0);
    await product.app.get(TransfersClock).run();
    expect(await count(`transfer_events where at > now() - interval '1 minute'`)).toBe(0);
  });

  it('go on: the fee of one that the holder declines is refunded', async () => {
    const [{ id, email } = { id: '', email: '' }] = await product.database.query<{
      id: string;
      email: string;
    }>(
      `select t.id, u.email from transfers t join users u on u.id = t.seller_id where t.status = 'proposed' limit 1`,
    );
    const holder = product.visitor();
    await holder.signIn(email, seeded?.password);
    dataOf(await rest.act(holder, id, 'decline'));
    await until(
      async () =>
        (await count(
          `transfers t join purchases p on p.id = t.purchase_id where t.id = '${id}' and p.status = 'refunded'`,
        )) === 1,
    );
  });
});

describe('the demo catalogue through REST', () => {
  const walk = async (path: string): Promise<ContractAnswer[]> => {
    const visitor = product.visitor();
    const found: ContractAnswer[] = [];
    for (let next: string | undefined = path; next;) {
      const { status, body, headers }: Answer<ContractAnswer[]> = await visitor.rest('GET', next);
      expect(status).toBe(200);
      found.push(...body);
      next = headers.get('link')?.match(/<([^>]+)>; rel="next"/)?.[1];
    }
    return found;
  };

  it.each([7, 100, 500])('is listed in pages of %d without gaps or repeats, newest first', async (limit) => {
    const found = await walk(`/api/contracts?limit=${limit}`);
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
    expect(found.length).toBe(await count(`contracts where status in ('active', 'pending')`));
    const dates = found.map(({ createdAt }) => createdAt);
    expect(dates).toEqual(dates.toSorted().reverse());
  });

  it.each(TYPES)('is filtered by type %s', async (type) => {
    const found = await walk(`/api/contracts?type=${type}&limit=10`);
    expect(found.length).toBe(
      await count(`contracts where status in ('active', 'pending') and type = '${type}'`),
    );
    expect(new Set(found.map((contract) => contract.type))).toEqual(new Set([type]));
  });

  it('is found by place and by word', async () => {
    const inTexas = await walk('/api/contracts?location=, tx');
    expect(inTexas.length).toBeGreaterThan(5);
    expect(inTexas.every(({ location }) => location.endsWith(', TX'))).toBe(true);
    const hybrids = await walk('/api/contracts?q=hybrid');
    expect(hybrids.length).toBeGreaterThan(1);
    expect(hybrids.every(({ title, description }) => /hybrid/i.test(title + description))).toBe(true);
  });

  it('shows every thread in order', async () => {
    const talkative = (await walk('/api/contracts?limit=500')).filter(({ messageCount }) => messageCount > 4);
    expect(talkative.length).toBeGreaterThan(5);
    for (const { id, messageCount } of talkative.slice(0, 10)) {
      const { body } = await product
        .visitor()
        .rest<{ createdAt: string }[]>('GET', `/api/contracts/${id}/chat`);
      expect(body).toHaveLength(messageCount);
      const dates = body.map(({ createdAt }) => createdAt);
      expect(dates).toEqual(dates.toSorted());
    }
  });
});

describe('the texts of the catalogue', () => {
  const { contracts, members } = makeCatalogue(1000, 7, NOW);
  const texts = contracts.flatMap(({ title, description, messages }) => [
    title,
    description,
    ...messages.map(({ message }) => message),
  ]);

  it('are the same for the same seed', () => {
    const words = (seed: number) =>
      makeCatalogue(50, seed, NOW).contracts.map(({ title, description, messages }) => [
        title,
        description,
        messages.map(({ message }) => message),
      ]);
    expect(words(3)).toEqual(words(3));
    expect(words(3)).not.toEqual(words(4));
  });

  it('pass the checks of the submit form', () => {
    const { title, description, location, monthlyPayment, remainingTermMonths } = CONTRACT_LIMITS;
    for (const contract of contracts) {
      expect(contract.title.length).toBeGreaterThanOrEqual(title.min);
      expect(contract.title.length).toBeLessThanOrEqual(title.max);
      expect(contract.description.length).toBeLessThanOrEqual(description.max);
      expect(contract.location.length).toBeLessThanOrEqual(location.max);
      expect(contract.monthlyPayment).toBeGreaterThan(3_000);
      expect(contract.monthlyPayment).toBeLessThan(1_000_000);
      expect(contract.monthlyPayment).toBeLessThanOrEqual(monthlyPayment.max);
      expect(Number.isInteger(contract.monthlyPayment)).toBe(true);
      expect(contract.remainingTermMonths).toBeGreaterThanOrEqual(remainingTermMonths.min);
      expect(contract.remainingTermMonths).toBeLessThanOrEqual(remainingTermMonths.max);
      expect(contract.location).toMatch(/^[\p{L}’.' -]+(, [\p{L}’.' -]+)*, [A-Z]{2}$/u);
    }
  });

  it('state facts that are right and fit together', () => {
    const today = new Date(NOW).toISOString().slice(0, 10);
    for (const { type, facts } of contracts)
      expect(readFacts(type, facts, { today })).toEqual({ facts, errors: {} });
    const unfit = contracts.filter((contract) => factWarnings(contract, today).length > 0);
    expect(unfit.map(({ type, title }) => `${type} ${title}`)).toEqual([]);
  });

  it('never repeat a description, and have two sentences or more', () => {
    expect(new Set(contracts.map(({ description }) => description)).size).toBe(contracts.length);
    for (const { description } of contracts)
      expect(description.match(/[.!](?= |$)/g)?.length ?? 0).toBeGreaterThanOrEqual(2);
  });

  it('have no empty placeholders and no way to leave the site', () => {
    for (const text of texts) {
      expect(text).toBe(text.trim());
      expect(text).not.toMatch(/undefined|null|NaN|\$\{|\[object| {2}|\.\.| \.|\$-/);
      expect(text).not.toMatch(
        /@|https?:|www\.|\.com|\d{3}[ .-]\d{3}[ .-]?\d{4}|\d{7}|venmo|zelle|paypal|cash|whatsapp/i,
      );
    }
  });

  it('belong to members with different addresses at example.com', () => {
    expect(new Set(members.map(({ email }) => email)).size).toBe(60);
    for (const { email } of members) expect(email).toMatch(/^[a-z.]+@example\.com$/);
  });
});

describe('a production database', () => {
  it('accepts the catalogue while it is empty, with a generated password', async () => {
    const empty = await startApp();
    try {
      await empty.admin();
      const first = await seedDemo(empty.database, { contracts: 20, production: true });
      expect(first?.password).toMatch(/^[\w-]{12}$/);
    } finally {
      await empty.stop();
    }
  });

  it('refuses the catalogue once it has members', async () => {
    const used = await startApp();
    try {
      await used.member();
      await expect(seedDemo(used.database, { production: true })).rejects.toThrow(ConfigError);
      const [row] = await used.database.query<{ count: string }>('select count(*) from contracts');
      expect(row?.count).toBe('0');
    } finally {
      await used.stop();
    }
  });
});

import { afterAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LaunchCheckDefinition } from '../launch-check.js';
import { LAUNCH_CHECKS } from '../launch-checks.list.js';
import type { LaunchSources } from '../launch-sources.js';
import { clock } from './clock.check.js';
import { https } from './https.check.js';
import { jobs } from './jobs.check.js';
import { mail } from './mail.check.js';
import { senderDomain } from './sender-domain.check.js';
import { storage } from './storage.check.js';

const folder = mkdtempSync(join(tmpdir(), 'handover-launch-'));
afterAll(() => rmSync(folder, { recursive: true }));

const find = async ({ find: run }: LaunchCheckDefinition, sources: object): Promise<[boolean, string]> => {
  const { isDone, text } = await run(sources as LaunchSources);
  return [isDone, text];
};

it('each check has a key, a sentence and a place of its own', () => {
  expect(new Set(LAUNCH_CHECKS.map(({ key }) => key)).size).toBe(LAUNCH_CHECKS.length);
  expect(new Set(LAUNCH_CHECKS.map(({ why }) => why)).size).toBe(LAUNCH_CHECKS.length);
  for (const { key, why, fix } of LAUNCH_CHECKS) {
    expect(key).toMatch(/^[a-z-]+$/);
    expect(why).toMatch(/^[A-Z][^.]+\.$/);
    expect(fix.href ?? '/').toMatch(/^(\/|https:\/\/)/);
  }
});

describe('https', () => {
  const config = (publicUrl: string, ...trustedProxies: string[]) => ({
    config: { publicUrl, secureCookies: publicUrl.startsWith('https:'), trustedProxies },
  });
  it.each([
    ['http://site.org', [], false],
    ['https://localhost', ['loopback'], false],
    ['https://192.0.2.1', ['loopback'], false],
    ['https://[2001:db8::1]', ['loopback'], false],
    ['https://site.org', ['10.0.0.0/8', '0.0.0.0/0'], false],
    ['https://site.org', ['10.0.0.0/8', '::1'], true],
  ])('%s behind %j: %s', async (publicUrl, proxies, isDone) => {
    expect((await find(https, config(publicUrl, ...proxies)))[0]).toBe(isDone);
  });
});

describe('clock', () => {
  const at = (ms: number) => ({
    database: { query: () => Promise.resolve([{ now: new Date(Date.now() + ms).toISOString() }]) },
  });
  it.each([
    [0, true],
    [-4_000, true],
    [-6_500, false],
    [90_000, false],
  ])('off by %s ms: %s', async (ms, isDone) => {
    expect((await find(clock, at(ms)))[0]).toBe(isDone);
  });
});

describe('storage', () => {
  const sources = (dataDir: string, refusal: string | null = null) => ({
    config: { dataDir },
    readiness: { check: () => Promise.resolve() },
    files: { refusal: () => Promise.resolve(refusal) },
  });
  it('is a folder that can be written, and is left as it was', async () => {
    expect(await find(storage, sources(folder))).toEqual([true, expect.stringMatching(/GiB are free in/)]);
    expect(readdirSync(folder)).toEqual([]);
  });
  it('is open if the folder is not there, or the files belong to another installation', async () => {
    const gone = join(folder, 'gone');
    expect(await find(storage, sources(gone))).toEqual([false, `${gone} cannot be written (ENOENT).`]);
    expect(await find(storage, sources(folder, 'Not ours.'))).toEqual([false, 'Not ours.']);
  });
});

it('a trial runs no jobs', async () => {
  expect(await find(jobs, { installation: { isTrial: true } })).toEqual([
    ...[false, expect.stringMatching(/^This is a trial/)],
  ]);
});

it('without a mail server no mail leaves, whatever was tried before', async () => {
  expect((await find(mail, { config: { smtpUrl: null } }))[0]).toBe(false);
});

it.each(['Handover <no-reply@example.com>', 'a@mail.example.org', 'Handover'])(
  'the sender %s is no domain of yours',
  async (mailFrom) => {
    expect(
      await find(senderDomain, { config: { mailFrom, mailDkimSelectors: [], dnsServer: null } }),
    ).toEqual([...[false, expect.stringMatching(/^MAIL_FROM (is an example|has no address): /)]]);
  },
);

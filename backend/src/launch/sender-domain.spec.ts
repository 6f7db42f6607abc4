import { describe, expect, it } from '@jest/globals';
import { senderDomainOf, senderProblems } from './sender-domain.js';

const SPF = 'v=spf1 include:spf.mail.test ~all';
const DKIM = 'v=DKIM1; p=MIGf';
const DMARC = 'v=DMARC1; p=quarantine; rua=mailto:d@site.org';
const SOUND = { 'site.org': [SPF], 's1._domainkey.site.org': [DKIM], '_dmarc.site.org': [DMARC] };

const problems = (
  zone: Record<string, string[]>,
  { domain = 'site.org', selectors = [] as string[] } = {},
): Promise<string[]> =>
  senderProblems(domain, selectors, {
    texts: async (name) => zone[name] ?? [],
    exists: async (name) => Object.keys(zone).some((known) => `.${known}`.endsWith(`.${name}`)),
  });

it.each([
  ['Handover <no-reply@Site.org>', 'site.org'],
  ['no-reply@mail.site.org', 'mail.site.org'],
  ['"A <b@c.de>" <no-reply@site.org>', 'site.org'],
  ['Handover', null],
  ['root@localhost', null],
])('the domain of %s is %s', (from, domain) => {
  expect(senderDomainOf(from)).toBe(domain);
});

describe('records', () => {
  it('are sound', async () => {
    expect(await problems(SOUND)).toEqual([]);
    expect(await problems(SOUND, { selectors: ['s1'] })).toEqual([]);
  });

  it('are all missing', async () => {
    expect(await problems({})).toHaveLength(3);
  });

  it.each([
    [['v=spf10 -all'], 'The SPF record is missing.'],
    [[SPF, 'v=spf1 -all'], 'There are several SPF records, which count as none.'],
    [['v=spf1 +all'], 'The SPF record lets anybody send (+all).'],
    [['v=spf1 a all'], 'The SPF record lets anybody send (+all).'],
  ])('SPF %j', async (texts, problem) => {
    expect(await problems({ ...SOUND, 'site.org': texts })).toEqual([problem]);
  });

  it.each([
    [['s2'], 'The DKIM key is missing or revoked: s2.'],
    [['s1', 'old'], 'The DKIM key is missing or revoked: old.'],
  ])('DKIM with the selectors %j', async (selectors, problem) => {
    const zone = { ...SOUND, 'old._domainkey.site.org': ['v=DKIM1; p='] };
    expect(await problems(zone, { selectors })).toEqual([problem]);
  });

  it.each([
    [['v=DMARC2; p=none'], 'The DMARC record is missing.'],
    [['v=DMARC1; rua=mailto:d@site.org'], 'The DMARC record has no policy (p=).'],
    [[DMARC, DMARC], 'There are several DMARC records, which count as none.'],
  ])('DMARC %j', async (texts, problem) => {
    expect(await problems({ ...SOUND, '_dmarc.site.org': texts })).toEqual([problem]);
  });

  it('a subdomain has the DMARC record of its organization', async () => {
    const zone = { ...SOUND, 'mail.site.org': [SPF], 's1._domainkey.mail.site.org': [DKIM] };
    expect(await problems(zone, { domain: 'mail.site.org' })).toEqual([]);
  });
});

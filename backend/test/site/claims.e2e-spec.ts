import { CLAIM_KEYS, CLAIMS_IN_CODE, claimOf } from '@handover/domain/claims/claims';
import { HIDDEN_CLAIMS } from '@handover/domain/claims/claims-in-code';
import { LANDING_KEYS } from '@handover/domain/claims/shown-landing';
import { landingDefaults } from '@handover/domain/landing-defaults';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { apis, restApi, type ContentAnswer } from '../support/admin-apis.js';
import { claimsApis, rest } from '../support/claims-apis.js';
import { LIVE_KEYS, startApp, type TestApp } from '../support/product/app.js';
import { dataOf } from '../support/lists.js';
import type { Person } from '../support/person.js';

const TITLES = LANDING_KEYS.map((key) => landingDefaults[key].title);
const RATE = '99% Success Rate';

const valueOf = (content: readonly ContentAnswer[], key: string) =>
  content.find((entry) => entry.key === key)?.value;

describe('where no real money moves', () => {
  let product: TestApp;
  let admin: Person;
  beforeAll(async () => {
    product = await startApp();
    admin = await product.admin();
  });
  afterAll(() => product.stop());

  describe.each(claimsApis)('claims through $name', (api) => {
    it('are listed with what is shipped, and shown', async () => {
      const claims = dataOf(await api.claims(admin));
      expect(claims.map(({ key }) => key)).toEqual(CLAIM_KEYS);
      for (const { key, ...claim } of claims)
        expect(claim).toEqual({
          where: claimOf(key as (typeof CLAIM_KEYS)[number]).where,
          texts: claimOf(key as (typeof CLAIM_KEYS)[number]).texts,
          ...{ state: 'open', hidden: false, confirmedAt: null, confirmedBy: null },
        });
      expect(dataOf(await restApi.content(product.visitor()))).toEqual([]);
    });

    it('are confirmed once, by an admin who is recorded, and taken back', async () => {
      const { items: before } = dataOf(await restApi.audit(admin));
      const confirmed = dataOf(await api.setClaim(admin, 'success-rate', true));
      expect(confirmed).toMatchObject({
        key: 'success-rate',
        state: 'confirmed',
        confirmedBy: admin.email,
        confirmedAt: expect.stringMatching(/Z$/),
      });
      expect(dataOf(await api.setClaim(await product.admin(), 'success-rate', true))).toEqual(confirmed);
      expect(dataOf(await api.setClaim(admin, 'success-rate', false))).toMatchObject({ state: 'open' });
      dataOf(await api.setClaim(admin, 'success-rate', false));
      const { items } = dataOf(await restApi.audit(admin));
      expect(
        items.slice(0, items.length - before.length).map((entry) => ({
          ...{ action: entry.action, actorId: entry.actorId, target: [entry.targetType, entry.targetId] },
          ...{
            before: entry.before && JSON.parse(entry.before),
            after: entry.after && JSON.parse(entry.after),
          },
        })),
      ).toEqual(
        [
          { action: 'claim.withdraw', before: { texts: RATE }, after: null },
          { action: 'claim.confirm', before: null, after: { texts: RATE } },
        ].map((entry) => ({ ...entry, actorId: admin.id, target: ['claim', 'success-rate'] })),
      );
    });

    it('are confirmed once if two admins do it at the same time', async () => {
      const outcomes = await Promise.all(
        [admin, await product.admin()].map((as) => api.setClaim(as, 'success-guarantee', true)),
      );
      for (const outcome of outcomes) expect(dataOf(outcome).state).toBe('confirmed');
      dataOf(await api.setClaim(admin, 'success-guarantee', false));
    });

    it('have a key that exists, and are true or not', async () => {
      expect(await api.setClaim(admin, 'moon-landing', true)).toMatchObject({ code: 'NOT_FOUND' });
      expect(await api.setClaim(admin, 'toString', true)).toMatchObject({ code: 'NOT_FOUND' });
      expect((await api.setClaim(admin, 'success-rate', 'yes')).ok).toBe(false);
    });
  });

  it('a confirmation is about the texts that were shipped then', async () => {
    dataOf(await rest.setClaim(admin, 'success-rate', true));
    await product.database.query(`update confirmed_claims set texts = '98% Success Rate'`);
    const stateOf = async () =>
      dataOf(await rest.claims(admin)).find(({ key }) => key === 'success-rate')?.state;
    expect(await stateOf()).toBe('open');
    dataOf(await rest.setClaim(admin, 'success-rate', true));
    expect(await stateOf()).toBe('confirmed');
    dataOf(await rest.setClaim(admin, 'success-rate', false));
  });
});

describe.each(apis)('where real money moves, the content through $name', (api) => {
  let product: TestApp;
  let admin: Person;
  beforeAll(async () => {
    product = await startApp(LIVE_KEYS);
    admin = await product.admin();
  });
  afterAll(() => product.stop());
  afterEach(async () => {
    for (const { key } of dataOf(await restApi.settings(admin)).items)
      await restApi.deleteSetting(admin, key);
    for (const key of CLAIM_KEYS) await rest.setClaim(admin, key, false);
  });
  const content = async () => dataOf(await api.content(product.visitor()));

  it('has all sections, and no claim that nobody has confirmed', async () => {
    const shown = await content();
    for (const title of TITLES) expect(JSON.stringify(shown)).toContain(title);
    for (const text of CLAIM_KEYS.flatMap((key) => claimOf(key).texts))
      expect(shown.map(({ value }) => value).join('\n')).not.toContain(JSON.stringify(text));
    expect(valueOf(shown, HIDDEN_CLAIMS)).toBe(CLAIMS_IN_CODE.join(' '));
    expect(dataOf(await rest.claims(admin)).every(({ hidden }) => hidden)).toBe(true);
  });

  it('still has none after the shipped texts were stored', async () => {
    dataOf(await api.initializeContent(admin));
    dataOf(await api.createSetting(admin, { key: 'footer_line', value: 'Licensed and regulated' }));
    const shown = await content();
    for (const text of CLAIM_KEYS.flatMap((key) => claimOf(key).texts))
      expect(shown.map(({ value }) => value).join('\n')).not.toContain(text);
  });

  it('follows a confirmation at once, and what an admin writes', async () => {
    await content();
    dataOf(await rest.setClaim(admin, 'success-rate', true));
    dataOf(await rest.setClaim(admin, 'reply-promise', true));
    expect(valueOf(await content(), 'hero_content')).toContain(RATE);
    expect(valueOf(await content(), HIDDEN_CLAIMS)).not.toContain('reply-promise');
    dataOf(await rest.setClaim(admin, 'success-rate', false));
    expect(valueOf(await content(), 'hero_content')).not.toContain(RATE);

    const hero = { ...landingDefaults.hero_content, trustIndicators: [{ text: '12 transfers so far' }] };
    dataOf(
      await api.createSetting(admin, {
        ...{ key: 'hero_content', value: JSON.stringify(hero), category: 'hero' },
      }),
    );
    dataOf(await api.createSetting(admin, { key: 'footer_line', value: 'License 12345' }));
    expect(valueOf(await content(), 'hero_content')).toContain('12 transfers so far');
    expect(valueOf(await content(), 'footer_line')).toBe('License 12345');
    expect(valueOf(await content(), HIDDEN_CLAIMS)).not.toMatch(/footer-line/);
    const states = new Map(dataOf(await rest.claims(admin)).map(({ key, state }) => [key, state]));
    expect([states.get('footer-line'), states.get('success-rate'), states.get('success-guarantee')]).toEqual([
      ...['replaced', 'replaced', 'open'],
    ]);
  });

  it('keeps the headline of the settings', async () => {
    dataOf(await api.createSetting(admin, { key: 'hero_title', value: 'Leave early' }));
    expect(valueOf(await content(), 'hero_content')).toContain('"title":"Leave early"');
  });
});

import { LEGAL_KINDS } from '@handover/domain/legal/legal-kinds';
import { SITE_DEFAULTS } from '@handover/domain/site';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { TopicBus } from '../../src/common/cluster/topics.js';
import { apis, publishText, restApi, type LegalAnswer } from '../support/legal.js';
import { dataOf } from '../support/lists.js';
import type { Person } from '../support/person.js';
import { startApp, type TestApp } from '../support/product/app.js';

let product: TestApp;
let admin: Person;
let other: Person;
let visitor: Person;
beforeAll(async () => {
  product = await startApp();
  [admin, other, visitor] = [await product.admin(), await product.admin(), product.visitor()];
});
afterAll(() => product.stop());
afterEach(async () => {
  await product.database.query('delete from legal_texts');
  // as after a connection that was lost: caches read again
  product.app.get(TopicBus).publish('mayHaveMissed', {});
});

const rows = (sql: string, values: unknown[] = []) =>
  product.database.query<Record<string, unknown>>(sql, values);
const versionsOf = (texts: LegalAnswer[]) => texts.map(({ version }) => version);

describe.each(apis)('legal texts through $name', (api) => {
  it('are the shipped ones at first, with the names of the site', async () => {
    const [terms] = dataOf(await api.texts(visitor, 'terms'));
    expect(terms).toMatchObject({
      version: 1,
      publishedAt: '2024-10-01T00:00:00.000Z',
      requiresConsent: false,
      note: null,
      summary: expect.stringMatching(/^You must be an adult with one honest account/),
    });
    expect(terms?.sections.map(({ id }) => id)).toEqual(expect.arrayContaining(['agreement', 'payments']));
    expect(terms?.body).toContain(`write to ${SITE_DEFAULTS.email}`);
    const [privacy] = dataOf(await api.texts(visitor, 'privacy'));
    expect(privacy?.sections[0]).toMatchObject({ id: 'scope', title: 'What this policy covers' });
    for (const kind of ['fees', 'cookies'])
      expect(await api.texts(visitor, kind)).toEqual({ ok: true, data: [] });
  });

  it('begin as drafts that only admins read, and are published with a version, a day and a note', async () => {
    const before = dataOf(await api.draft(admin, 'terms'));
    expect(before).toMatchObject({ isSaved: false, revision: 0, changedBy: null });
    expect(before.body).toBe(dataOf(await api.texts(visitor, 'terms'))[0]?.body);

    const body = 'Short terms.\n\n## Fees\n\nNone.\n';
    const saved = dataOf(await api.save(admin, 'terms', { body, requiresConsent: true, revision: 0 }));
    expect(saved).toMatchObject({
      ...{ body, requiresConsent: true, isSaved: true, revision: 1 },
      ...{ changedBy: admin.email, changedAt: expect.stringMatching(/Z$/) },
    });
    expect(versionsOf(dataOf(await api.texts(visitor, 'terms')))).toEqual([1]);

    const published = dataOf(await api.publish(other, 'terms', '  Fees are gone. ', 1));
    expect(published).toEqual({
      ...{ version: 2, body, requiresConsent: true, note: 'Fees are gone.' },
      ...{ summary: 'Short terms.', intro: '<p>Short terms.</p>\n' },
      sections: [{ id: 's-fees', title: 'Fees', html: '<p>None.</p>\n' }],
      publishedAt: expect.stringMatching(/Z$/),
      ...(api === restApi && { kind: 'terms' }),
    });
    expect(Math.abs(Date.now() - Date.parse(published.publishedAt))).toBeLessThan(60_000);
    const texts = dataOf(await api.texts(visitor, 'terms'));
    expect(versionsOf(texts)).toEqual([2, 1]);
    expect(texts[0]).toEqual(published);
    const after = dataOf(await api.draft(admin, 'terms'));
    expect(after).toMatchObject({ body, isSaved: false, requiresConsent: false, changedBy: null });
    expect(after.versions).toEqual([
      {
        ...{ version: 2, requiresConsent: true, note: 'Fees are gone.', publishedAt: published.publishedAt },
        ...{ publishedBy: other.email, acceptances: 0 },
      },
      {
        ...{ version: 1, requiresConsent: false, note: null, publishedAt: '2024-10-01T00:00:00.000Z' },
        ...{ publishedBy: null, acceptances: 0 },
      },
    ]);
  });

  it('count versions per kind, and fees and cookies from 1', async () => {
    for (const [kind, version] of [
      ['fees', 1],
      ['privacy', 2],
      ['fees', 2],
      ['cookies', 1],
    ] as const)
      expect(await publishText(admin, kind, `## ${kind}\n`)).toMatchObject({ version });
    expect(versionsOf(dataOf(await api.texts(visitor, 'fees')))).toEqual([2, 1]);
    expect(versionsOf(dataOf(await api.texts(visitor, 'terms')))).toEqual([1]);
  });

  it('say what the version in force changed since an earlier one', async () => {
    const [{ body }] = dataOf(await api.texts(visitor, 'terms')) as [LegalAnswer];
    await publishText(admin, 'terms', body.replace('18 or older', '21 or older'));
    await publishText(admin, 'terms', `${body.replace('18 or older', '21 or older')}\n## More\n\nText.\n`);
    const changes = dataOf(await api.changes(visitor, 'terms', 1));
    expect(changes).toMatchObject({
      since: 1,
      version: 3,
      notes: ['What is new here.', 'What is new here.'],
    });
    const changed = changes.pieces.filter(({ change }) => change !== 'same');
    expect(changed).toEqual([
      { change: 'removed', text: '18' },
      { change: 'added', text: '21' },
      { change: 'added', text: '\n## More\n\nText.\n' },
    ]);
    expect(dataOf(await api.changes(visitor, 'terms', 3)).pieces).toMatchObject([{ change: 'same' }]);
    for (const since of [4, 99])
      expect(await api.changes(visitor, 'terms', since)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await api.changes(visitor, 'terms', 0)).toMatchObject({ code: 'VALIDATION' });
  });

  it('are previewed as they would be shown, and compared with the text in force', async () => {
    await publishText(admin, 'fees', 'A transfer costs $25.\n');
    const preview = dataOf(await api.preview(admin, 'fees', 'A transfer costs $30.\n\n## <b>New</b>\n'));
    expect(preview).toMatchObject({
      intro: '<p>A transfer costs $30.</p>\n',
      sections: [{ id: 's-b-new-b', title: '<b>New</b>', html: '' }],
    });
    expect(preview.pieces).toEqual(expect.arrayContaining([{ change: 'removed', text: '25' }]));
    expect(dataOf(await api.draft(admin, 'fees'))).toMatchObject({ isSaved: false });
  });

  it('have no HTML of their author, and only links to the web and to mail', async () => {
    const body = [
      '<script>alert(1)</script>',
      '## <img src=x onerror=alert(1)>',
      '[a](javascript:alert(1)) [b](data:text/html,x) [c](//evil.example) [d](https://good.example) <b>bold</b>',
      '![p](https://evil.example/track.png)',
    ].join('\n\n');
    const { intro, sections } = await publishText(admin, 'cookies', body);
    const html = [intro, ...sections.map((section) => section.html)].join('');
    expect([...html.matchAll(/<(\w+)/g)].map(([, tag]) => tag)).toEqual(['p', 'p', 'a', 'p', 'a']);
    expect([...html.matchAll(/href="([^"]*)"( rel="nofollow")?/g)].map(([, ...found]) => found)).toEqual([
      ['https://good.example', ' rel="nofollow"'],
      ['https://evil.example/track.png', ' rel="nofollow"'],
    ]);
    const page = (await visitor.rest<string>('GET', '/privacy')).body;
    expect(page).toContain('&lt;b&gt;bold&lt;/b&gt;');
    expect(page).not.toMatch(/<script>alert|<img src=x|href="javascript:|<b>bold/);
  });

  it.each([
    ['a blank text', { body: ' \n' }, 'body'],
    ['a text of 50,001 characters', { body: 'x'.repeat(50_001) }, 'body'],
    ['a control character', { body: 'a\u0007b' }, 'body'],
    ['characters that reverse the text', { body: 'a\u202Eb' }, 'body'],
    ['a negative revision', { body: 'x', revision: -1 }, 'revision'],
  ])('refuse %s', async (_, input, field) => {
    const refusal = { ok: false, code: 'VALIDATION', fields: { [field]: expect.any(String) } };
    expect(await api.save(admin, 'terms', input)).toMatchObject(refusal);
  });

  it('need a note to be published', async () => {
    await api.save(admin, 'terms', { body: 'x' });
    for (const note of ['', 'ab', 'x'.repeat(501), 'two\nlines'])
      expect(await api.publish(admin, 'terms', note)).toMatchObject({
        code: 'VALIDATION',
        fields: { note: expect.any(String) },
      });
  });

  it.each(['privacy', 'fees', 'cookies'])('ask for no consent to %s', async (kind) => {
    expect(await api.save(admin, kind, { body: 'x', requiresConsent: true })).toMatchObject({
      code: 'VALIDATION',
      fields: { requiresConsent: expect.stringMatching(/Members accept the Terms of Service only/) },
    });
    expect(await api.save(admin, kind, { body: 'x', requiresConsent: false })).toMatchObject({ ok: true });
  });

  it('are edited and published by admins only', async () => {
    for (const [who, code] of [
      [visitor, 'UNAUTHENTICATED'],
      [await product.member(), 'FORBIDDEN'],
    ] as const) {
      expect(await api.draft(who, 'terms')).toMatchObject({ code });
      expect(await api.preview(who, 'terms', 'x')).toMatchObject({ code });
      expect(await api.save(who, 'terms', { body: 'x' })).toMatchObject({ code });
      expect(await api.publish(who, 'terms', 'note')).toMatchObject({ code });
    }
    expect(await rows('select from legal_texts')).toEqual([]);
  });

  it('need a recent proof of identity to be published, and none to be saved', async () => {
    const tired = await product.admin();
    await rows(
      `update sessions set proved_at = now() - interval '1 hour' where sess #>> '{passport,user}' = $1`,
      [tired.id],
    );
    expect(await api.save(tired, 'terms', { body: 'x' })).toMatchObject({ ok: true });
    expect(await api.publish(tired, 'terms', 'note')).toMatchObject({ code: 'STEP_UP_REQUIRED' });
    expect(versionsOf(dataOf(await api.texts(visitor, 'terms')))).toEqual([1]);
  });

  it('leave an entry in the audit trail for each save and publication', async () => {
    await api.save(admin, 'fees', { body: 'one' });
    await api.save(other, 'fees', { body: 'two' });
    await api.publish(admin, 'fees', 'A note.');
    const entries = await rows(
      `select actor_id as actor, action, target_id as target, before, after from audit_entries
       where target_type = 'legal-text' order by id desc limit 3`,
    );
    const draft = (body: string) => ({ body, requiresConsent: false });
    expect(entries).toEqual([
      {
        ...{ actor: admin.id, action: 'legal-text.publish', target: 'fees', before: null },
        after: { version: 1, requiresConsent: false, note: 'A note.' },
      },
      {
        actor: other.id,
        action: 'legal-text.save',
        target: 'fees',
        before: draft('one'),
        after: draft('two'),
      },
      { actor: admin.id, action: 'legal-text.save', target: 'fees', before: null, after: draft('one') },
    ]);
  });

  describe('of two admins at once', () => {
    it('the later save does not overwrite the earlier one, unless it names no revision', async () => {
      const first = dataOf(await api.save(admin, 'terms', { body: 'base' }));
      dataOf(await api.save(admin, 'terms', { body: 'hers', revision: first.revision }));
      const late = await api.save(other, 'terms', { body: 'his', revision: first.revision });
      expect(late).toMatchObject({
        code: 'CONFLICT',
        message: expect.stringMatching(/Another admin has changed this text/),
      });
      expect(dataOf(await api.draft(other, 'terms')).body).toBe('hers');
      expect(dataOf(await api.save(other, 'terms', { body: 'his' })).body).toBe('his');
    });

    it('of several saves of the same revision, one is stored', async () => {
      const { revision } = dataOf(await api.draft(admin, 'privacy'));
      const race = await Promise.all(
        Array.from({ length: 6 }, (_, n) =>
          api.save(n % 2 ? admin : other, 'privacy', { body: `text ${n}`, revision }),
        ),
      );
      expect(race.map(({ code }) => code ?? 'saved').sort()).toEqual([
        ...Array<string>(5).fill('CONFLICT'),
        'saved',
      ]);
      expect(await rows(`select revision from legal_texts where kind = 'privacy'`)).toEqual([
        { revision: 1 },
      ]);
    });

    it('an editor that was open while the draft was published cannot undo that', async () => {
      const { revision } = dataOf(await api.draft(other, 'terms'));
      await publishText(admin, 'terms', 'published');
      expect(await api.save(other, 'terms', { body: 'old base', revision })).toMatchObject({
        code: 'CONFLICT',
      });
    });

    it('of several publications at once, one is made, and no draft is left', async () => {
      const { revision } = dataOf(await api.save(admin, 'terms', { body: 'text' }));
      const race = await Promise.all(
        Array.from({ length: 6 }, (_, n) =>
          api.publish(n % 2 ? admin : other, 'terms', 'note', n < 3 ? revision : undefined),
        ),
      );
      expect(race.map(({ code }) => code ?? 'published').sort()).toEqual([
        ...Array<string>(5).fill('CONFLICT'),
        'published',
      ]);
      expect(versionsOf(dataOf(await api.texts(visitor, 'terms')))).toEqual([2, 1]);
      expect(await api.publish(admin, 'terms', 'note')).toMatchObject({
        code: 'CONFLICT',
        message: expect.stringMatching(/no draft to publish/),
      });
    });

    it('a draft is not published by an admin who has not seen its last change', async () => {
      const { revision } = dataOf(await api.save(admin, 'terms', { body: 'one' }));
      await api.save(other, 'terms', { body: 'two' });
      expect(await api.publish(admin, 'terms', 'note', revision)).toMatchObject({ code: 'CONFLICT' });
      expect(await api.publish(admin, 'terms', 'note', revision + 1)).toMatchObject({ ok: true });
    });
  });
});

describe('one legal text', () => {
  it('is null in GraphQL and not found in REST if it was never published', async () => {
    const ask = 'query($kind: LegalKind!) { legalText(kind: $kind) { version } }';
    expect(await visitor.viaGraphql(ask, { kind: 'FEES' })).toEqual({ ok: true, data: null });
    expect(await visitor.viaRest('GET', '/api/legal/fees')).toMatchObject({ code: 'NOT_FOUND' });
    await publishText(admin, 'fees', 'Fees.');
    expect(await visitor.viaGraphql(ask, { kind: 'FEES' })).toEqual({ ok: true, data: { version: 1 } });
    expect(await visitor.viaRest('GET', '/api/legal/fees')).toMatchObject({
      data: { version: 1, kind: 'fees' },
    });
  });

  it('of an unknown kind is not found', async () => {
    for (const path of ['/api/legal/imprint', '/api/legal/imprint/versions', '/api/legal/TERMS'])
      expect(await visitor.viaRest('GET', path)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await admin.viaRest('PUT', '/api/admin/legal/imprint', { body: 'x' })).toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('is shown at once after it is published, despite the caches', async () => {
    const shown = async () => {
      const [text, page] = await Promise.all([
        visitor.rest<LegalAnswer>('GET', '/api/legal/terms'),
        visitor.rest<string>('GET', '/terms'),
      ]);
      return [text.body.body, /Round \d+/.exec(page.body)?.[0]];
    };
    await shown();
    for (let round = 1; round <= 5; round++) {
      dataOf(await restApi.save(admin, 'terms', { body: `Round ${round}` }));
      // others read during the publication
      const [published] = await Promise.all([restApi.publish(admin, 'terms', 'note'), shown(), shown()]);
      dataOf(published);
      expect(await shown()).toEqual([`Round ${round}`, `Round ${round}`]);
    }
  });

  it('that is shipped follows the settings of the site', async () => {
    const texts = async () => (await visitor.rest<LegalAnswer>('GET', '/api/legal/terms')).body.body;
    expect(await texts()).not.toContain('Ours');
    await admin.rest('POST', '/api/admin/settings', { key: 'site_title', value: 'Ours' });
    expect(await texts()).toContain('an agreement between you and Ours.');
    await admin.rest('DELETE', '/api/admin/settings/site_title');
    expect(await texts()).not.toContain('Ours');
  });
});

describe('the pages', () => {
  const pageOf = async (path: string) => {
    const { body } = await visitor.rest<string>('GET', path);
    return body.slice(body.indexOf('<h1'), body.indexOf('</main>')).replaceAll('<!-- -->', '');
  };

  it('show the shipped texts of October 2024, and neither fees nor cookies', async () => {
    const [terms, privacy] = [await pageOf('/terms'), await pageOf('/privacy')];
    for (const page of [terms, privacy]) expect(page).toContain('Last updated: October 2024');
    expect(terms).toMatch(/<h2[^>]*>1\. This agreement<\/h2>/);
    expect(terms).not.toContain('id="fees-text"');
    expect(privacy).toMatch(/<h2[^>]*>6\. Cookies<\/h2>/);
  });

  it('show the day of a version, fees below the terms and cookies below the privacy policy', async () => {
    for (const kind of LEGAL_KINDS)
      await publishText(admin, kind, `Intro of ${kind}.\n\n## Part of ${kind}\n\nText of ${kind}.\n`);
    const day = new Date().toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    for (const [path, main, below] of [
      ['/terms', 'terms', 'fees'],
      ['/privacy', 'privacy', 'cookies'],
    ] as const) {
      const page = await pageOf(path);
      expect(page).toContain(`Last updated: ${day}`);
      for (const kind of [main, below]) expect(page).toContain(`<p>Text of ${kind}.</p>`);
      expect(page).toContain(`id="${below}-text"`);
    }
  });
});

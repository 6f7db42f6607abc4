import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { dataOf } from '../support/lists.js';
import { startApp, type TestApp } from '../support/product/app.js';
import type { Outcome, Person } from '../support/person.js';
import { rest, type RuleWords, type SubjectWords } from '../support/contracts/rules.js';

interface Report {
  isStored: boolean;
  created: number;
  changed: number;
  unchanged: number;
  errorCount: number;
  errors: { row: number; column: string | null; text: string }[];
}

const CSV = { 'content-type': 'text/csv' };
const FIELDS = 'isStored created changed unchanged errorCount errors { row column text }';

type Send = (csv: string, dryRun?: boolean) => Promise<Outcome<Report>>;
const sends: [string, Send][] = [
  [
    'REST',
    (csv, dryRun) =>
      admin.viaRest('POST', `/api/admin/rules/import${dryRun ? '?dryRun=true' : ''}`, csv, CSV),
  ],
  [
    'GraphQL',
    (csv, dryRun) =>
      admin.viaGraphql(
        `mutation($csv: String!, $dryRun: Boolean) { importRules(csv: $csv, dryRun: $dryRun) { ${FIELDS} } }`,
        { csv, dryRun },
      ),
  ],
];

let product: TestApp;
let admin: Person;

beforeAll(async () => {
  product = await startApp();
  admin = await product.admin();
});
afterAll(() => product.stop());

let number = 0;
const fresh = (words: SubjectWords = {}): Required<Pick<SubjectWords, 'slug' | 'name'>> & SubjectWords => {
  number += 1;
  return { slug: `filed-${number}`, name: `Filed ${number} Leasing`, ...words };
};
async function company(words: SubjectWords = {}, rule?: RuleWords) {
  const subject = dataOf(await rest.save(admin, fresh(words)));
  if (rule) dataOf(await rest.publish(admin, dataOf(await rest.saveRule(admin, subject.id, rule))));
  return subject;
}
const subjectOf = async (slug: string) => {
  const found = dataOf(await rest.subjects(admin, { q: slug }));
  return found.find((one) => one.slug === slug);
};
const exported = async () => (await admin.rest<string>('GET', '/api/admin/rules.csv')).body;

const HEADINGS = 'kind,slug,name,types,aliases,type,source_name,source_url,checked_on';
const file = (headings: string, ...rows: string[]) =>
  [`${HEADINGS}${headings}`, ...rows].map((row) => `${row}\r\n`).join('');
const row = ({ slug, name, types = ['car-lease'] }: SubjectWords, rest: string, aliases = '') =>
  `company,${slug},${name},${types.join(' | ')},${aliases},${rest}`;
const SOURCE = 'acme.example,https://acme.example/,2026-11-20';

describe.each(sends)('a file with rules, through %s', (_name, send) => {
  it('adds companies that are not public yet, with their rules as drafts', async () => {
    const words = fresh();
    const csv = file(',fee_min_dollars,papers', row(words, `car-lease,${SOURCE},$135,"A form | An ""ID"" "`));
    const report = { created: 1, changed: 0, unchanged: 0, errorCount: 0, errors: [] };
    expect(dataOf(await send(csv, true))).toEqual({ isStored: false, ...report });
    expect(await subjectOf(words.slug)).toBeUndefined();

    expect(dataOf(await send(`\uFEFF${csv}`))).toEqual({ isStored: true, ...report });
    expect(await subjectOf(words.slug)).toMatchObject({
      ...{ kind: 'company', name: words.name, types: ['car-lease'], aliases: [], status: 'draft' },
      rules: [
        {
          ...{ type: 'car-lease', version: 1, status: 'draft', publishedAt: null, checkedBy: admin.id },
          ...{ sourceName: 'acme.example', sourceUrl: 'https://acme.example/', checkedOn: '2026-11-20' },
          values: { feeMin: 13_500, papers: ['A form', 'An "ID"'] },
        },
      ],
    });
    expect(await rest.company(product.visitor(), words.slug)).toMatchObject({ code: 'NOT_FOUND' });
    expect(dataOf(await send(csv))).toMatchObject({ isStored: true, created: 0, changed: 0, unchanged: 1 });
  });

  it('changes names at once, replaces a draft, and leaves what is in force', async () => {
    const { id, slug, name } = await company({}, { values: { allowed: 'yes', notInLastMonths: 6 } });
    dataOf(await rest.saveRule(admin, id, { values: { allowed: 'no' } }));
    const words = { slug, name: `${name} Two` };
    // without a column for `allowed`, which stays
    const csv = file(',not_in_last_months', row(words, `car-lease,${SOURCE},3`, `Also ${slug} | Or ${slug}`));
    expect(dataOf(await send(csv))).toMatchObject({ isStored: true, created: 0, changed: 1 });
    const subject = await subjectOf(slug);
    expect(subject).toMatchObject({ name: `${name} Two`, aliases: [`Also ${slug}`, `Or ${slug}`] });
    expect(subject?.rules.map(({ version, status, values }) => ({ version, status, values }))).toEqual([
      { version: 3, status: 'draft', values: { allowed: 'no', notInLastMonths: 3 } },
      { version: 2, status: 'replaced', values: { allowed: 'no' } },
      { version: 1, status: 'published', values: { allowed: 'yes', notInLastMonths: 6 } },
    ]);
    expect(dataOf(await rest.company(product.visitor(), slug))).toMatchObject({ name: `${name} Two` });
    const entries = dataOf(
      await admin.viaRest<object[]>('GET', '/api/admin/audit?action=rule.import&limit=1'),
    );
    expect(entries).toMatchObject([{ targetType: 'list', targetId: 'rules' }]);
    expect(JSON.stringify(entries)).toContain(slug);
  });

  it('names each wrong cell and stores nothing of the file', async () => {
    const [good, other] = [fresh(), fresh()];
    const alias = `Taken ${number}`;
    const taken = await company({ aliases: [alias] });
    const retired = await company();
    dataOf(await rest.retire(admin, retired.id));
    const csv = file(
      ',fee_min_dollars,fee_max_dollars,allowed,cancel_days',
      row(good, `car-lease,${SOURCE},1,,yes,`),
      '',
      row(other, `car-lease,${SOURCE},200,100,maybe,5`),
      row({ ...other, name: 'Otherwise' }, `loan,x,http://acme.example/,2999-01-01,,,,`),
      row(fresh(), `car-lease,${SOURCE},free,,,`, alias),
      row({ ...fresh(), slug: 'No Slug' }, 'car-lease,acme.example,,,1,,,'),
      row(retired, ',,,,,,,'),
      row(good, `car-lease,${SOURCE},1,,yes,`),
      `state,nowhere,Nowhere,car-lease,,,,,,,,,`,
    );
    for (const dryRun of [true, false]) {
      const report = dataOf(await send(csv, dryRun));
      expect(report).toMatchObject({ isStored: false, errorCount: report.errors.length });
      expect(report.errors.map((error) => `${error.row} ${error.column}`).sort()).toEqual(
        [
          ...['4 fee_max_dollars', '4 allowed', '4 cancel_days'],
          ...['5 source_name', '5 source_url', '5 checked_on'],
          ...['6 fee_min_dollars', '6 aliases', '7 slug', '8 slug', '9 type', '10 name'],
        ].sort(),
      );
      expect(report.errors.map(({ text }) => text)).toEqual(
        expect.arrayContaining([
          ...['The lowest fee is above the highest.', `${retired.name} is retired.`],
          `"${alias}" belongs to ${taken.name}.`,
          ...['Row 2 is about the same type.', 'That day is in the future.'],
        ]),
      );
    }
    expect(await subjectOf(good.slug)).toBeUndefined();
  });

  it('two rows about a company say the same of it, and types that it has', async () => {
    const words = fresh({ types: ['car-lease', 'loan'] });
    const csv = (name: string, type: string) =>
      file('', row(words, `car-lease,${SOURCE}`), row({ ...words, name }, `${type},${SOURCE}`));
    expect(dataOf(await send(csv('Another', 'loan'))).errors).toEqual([
      { row: 3, column: 'name', text: `Row 2 says otherwise about ${words.slug}.` },
    ]);
    expect(dataOf(await send(csv(words.name, 'mortgage'))).errors).toEqual([
      { row: 3, column: 'type', text: 'The types do not name it.' },
    ]);
    expect(dataOf(await send(csv(words.name, 'loan')))).toMatchObject({ isStored: true, created: 2 });
    expect((await subjectOf(words.slug))?.rules).toHaveLength(2);
    // the kind stays, and two new companies cannot share a name
    const twin = fresh({ name: words.name });
    expect(dataOf(await send(file('', row(twin, ',,,')))).errors).toMatchObject([{ row: 2, column: 'name' }]);
    const [one, two] = [fresh(), fresh()];
    expect(
      dataOf(await send(file('', row(one, ',,,'), row({ ...two, name: one.name }, ',,,')))).errors,
    ).toMatchObject([{ row: 3, column: 'name', text: `"${one.name}" belongs to ${one.name}.` }]);
    const program = file('', row(words, ',,,').replace('company', 'program'));
    expect(dataOf(await send(program)).errors).toMatchObject([{ row: 2, column: 'kind' }]);
  });

  it('a changed value needs the day of its source', async () => {
    const words = fresh();
    const csv = (cells: string) => file(',fee_min_dollars', row(words, `car-lease,acme.example,,${cells}`));
    expect(dataOf(await send(csv(',1'))).errors).toMatchObject([{ row: 2, column: 'checked_on' }]);
    // as spreadsheets write it
    expect(dataOf(await send(csv('11/2/2026,1')))).toMatchObject({ isStored: true });
    expect((await subjectOf(words.slug))?.rules[0]).toMatchObject({ checkedOn: '2026-11-02' });
  });

  it('refuses what is no such file', async () => {
    for (const csv of [
      '',
      `${HEADINGS}\r\n,,\r\n`,
      `${HEADINGS}\r\ncompany,"acme`,
      file('', ...Array.from({ length: 2_001 }, (_, at) => `,a${at}`)),
    ])
      expect([csv.slice(0, 20), await send(csv)]).toMatchObject([
        expect.any(String),
        { code: 'VALIDATION', fields: { csv: expect.any(String) } },
      ]);
    expect(dataOf(await send('slug,wings,slug\nacme,2,3\n')).errors).toEqual(
      expect.arrayContaining([
        { row: 1, column: 'kind', text: 'This column is missing.' },
        { row: 1, column: 'wings', text: 'There is no column of this name.' },
        { row: 1, column: 'slug', text: 'There are two columns with this heading.' },
      ]),
    );
    expect(dataOf(await send(file('', ',,,,,,,,,too much'))).errors).toEqual([
      { row: 2, column: null, text: 'The row has more cells than headings.' },
    ]);
  });
});

describe('the rule book as a file', () => {
  it('is read back without a change', async () => {
    await company(
      { aliases: ['=cmd', "'=quoted", 'A | B', 'C:\\'], types: ['car-lease', 'loan'] },
      {
        values: {
          ...{ allowed: 'depends', holderReleased: 'after-approval', feeMin: 13_505, decisionDaysMax: 0 },
          ...{ papers: ['A form', '=1+1', '@x | y'], howToStart: '-Call, then "write"', notes: '+1 555' },
        },
        sourceUrl: null,
      },
    );
    const state = dataOf(
      await rest.save(admin, { kind: 'state', slug: 'new-york-file', name: 'Nevada', types: ['apartment'] }),
    );
    const values = { forms: ['sublet', 'new-lease'], depositCapMonths: 3, silence: 'consent' };
    dataOf(await rest.saveRule(admin, state.id, { type: 'apartment', values }));
    const program = dataOf(
      await rest.save(admin, { kind: 'program', slug: 'file-program', name: 'File', types: ['mortgage'] }),
    );
    dataOf(await rest.saveRule(admin, program.id, { type: 'mortgage', values: { guaranteeFee: 2_150 } }));
    dataOf(
      await rest.publish(
        admin,
        dataOf(await rest.saveRule(admin, program.id, { type: 'mortgage', values: {} })),
      ),
    );

    const csv = await exported();
    expect(csv).toContain(`'=cmd | '=quoted | A \\| B | C:\\\\`);
    expect(csv).not.toMatch(/(^|,)"?[=+\-@]/m);
    const count = csv.trim().split('\r\n').length - 1;
    for (const [, send] of sends)
      expect(dataOf(await send(csv))).toEqual({
        ...{ isStored: true, created: 0, changed: 0, unchanged: count, errorCount: 0, errors: [] },
      });
    expect(await exported()).toBe(csv);
    expect((await subjectOf(program.slug))?.rules.map(({ version }) => version)).toEqual([2, 1]);
  });

  it('takes 2,000 rows through REST', async () => {
    const rows = Array.from({ length: 2_000 }, (_, at) =>
      row({ slug: `many-${at}`, name: `Many ${at} Leasing` }, `car-lease,${SOURCE},yes`),
    );
    const [[, send]] = sends as [[string, Send]];
    expect(dataOf(await send(file(',allowed', ...rows)))).toMatchObject({ isStored: true, created: 2_000 });
    const lines = (await exported()).split('\r\n');
    const csv = lines.filter((line, at) => at === 0 || line.includes(',many-')).join('\r\n');
    expect(dataOf(await send(csv))).toMatchObject({ isStored: true, unchanged: 2_000 });
  });

  it('is CSV in UTF-8, for admins', async () => {
    const path = '/api/admin/rules/import';
    const latin = new Uint8Array([...new TextEncoder().encode(file('')), 0xe9]);
    const as = (body: unknown, type: string) => admin.rest('POST', path, body, { 'content-type': type });
    expect((await as(latin, 'text/csv')).body).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' });
    expect((await as({ csv: '' }, 'application/json')).body).toMatchObject({
      code: 'UNSUPPORTED_MEDIA_TYPE',
    });
    expect((await as('a\0b', 'text/csv')).body).toMatchObject({ code: 'BAD_REQUEST' });
    expect((await as('x'.repeat(2_100_000), 'text/csv')).body).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
    const member = await product.member();
    expect(await member.viaRest('POST', path, file(''), CSV)).toMatchObject({ code: 'FORBIDDEN' });
    expect((await member.rest('GET', '/api/admin/rules.csv')).status).toBe(403);
  });
});

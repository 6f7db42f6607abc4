import { expect, it } from '@jest/globals';
import { SaxesParser } from 'saxes';
import type { LeadMail } from '../../jobs/mail.job.js';
import { adfDocument } from './lead.js';

const SITE = { title: 'Handover', url: 'https://handover.example', email: 'hello@handover.example' };
const LEAD: LeadMail = {
  transferId: '019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f',
  contractId: '019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e60',
  contractTitle: '2024 Honda Civic lease',
  requestedAt: '2026-03-01T12:00:00.000Z',
  vehicle: { year: '2024', make: 'Honda', model: 'Civic', stock: 'LOT-17', miles: '12000' },
  buyer: { name: 'Ada Byron', email: 'ada@example.com', phone: '+1 512 555 0100', note: 'Evenings' },
  dealer: { id: 'd', name: 'Acme Motors', website: 'acme.example', email: 'leads@acme.example' },
};

/** The paths of all elements with their texts and attributes, in their order; throws if the document is not well-formed. */
function parsed(xml: string) {
  const found: { path: string; text: string; attributes: Record<string, string> }[] = [];
  const instructions: string[] = [];
  const open: (typeof found)[number][] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('processinginstruction', ({ target, body }) => instructions.push(`${target} ${body}`));
  parser.on('opentag', ({ name, attributes }) => {
    const element = { path: `${open.at(-1)?.path ?? ''}/${name}`, text: '', attributes };
    found.push(element);
    open.push(element);
  });
  parser.on('text', (text) => open.at(-1) && (open.at(-1)!.text += text));
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  return { found, instructions };
}
const texts = (xml: string) =>
  parsed(xml).found.flatMap(({ path, text }) => (text.trim() ? [[path, text]] : []));

it('is a prospect of ADF 1.0 with its elements in the order of the DTD', () => {
  const { found, instructions } = parsed(adfDocument(LEAD, SITE));
  expect(instructions).toEqual(['adf version="1.0"']);
  const prospect = '/adf/prospect';
  expect(texts(adfDocument(LEAD, SITE))).toEqual([
    [`${prospect}/id`, LEAD.transferId],
    [`${prospect}/requestdate`, LEAD.requestedAt],
    [`${prospect}/vehicle/id`, LEAD.contractId],
    [`${prospect}/vehicle/year`, '2024'],
    [`${prospect}/vehicle/make`, 'Honda'],
    [`${prospect}/vehicle/model`, 'Civic'],
    [`${prospect}/vehicle/stock`, 'LOT-17'],
    [`${prospect}/vehicle/odometer`, '12000'],
    [`${prospect}/vehicle/comments`, `2024 Honda Civic lease\n${SITE.url}/contracts/${LEAD.contractId}`],
    [`${prospect}/customer/contact/name`, 'Ada Byron'],
    [`${prospect}/customer/contact/email`, 'ada@example.com'],
    [`${prospect}/customer/contact/phone`, '+1 512 555 0100'],
    [`${prospect}/customer/comments`, 'Evenings'],
    [`${prospect}/vendor/id`, 'd'],
    [`${prospect}/vendor/vendorname`, 'Acme Motors'],
    [`${prospect}/vendor/url`, 'https://acme.example'],
    [`${prospect}/vendor/contact/name`, 'Acme Motors'],
    [`${prospect}/vendor/contact/email`, 'leads@acme.example'],
    [`${prospect}/provider/name`, 'Handover'],
    [`${prospect}/provider/service`, 'Lease takeover'],
    [`${prospect}/provider/url`, SITE.url],
    [`${prospect}/provider/email`, SITE.email],
  ]);
  const attributesOf = (path: string) => found.find((one) => one.path === `${prospect}${path}`)?.attributes;
  expect(attributesOf('')).toEqual({ status: 'new' });
  expect(attributesOf('/id')).toEqual({ sequence: '1', source: 'Handover' });
  expect(attributesOf('/vehicle')).toEqual({ interest: 'lease', status: 'used' });
});

it('leaves out what is not known, but for year, make and model', () => {
  const nothing = { year: null, make: null, model: null, stock: null, miles: null };
  const buyer = { name: 'Ada', email: null, phone: null, note: null };
  const dealer = { ...LEAD.dealer, website: null };
  const xml = adfDocument({ ...LEAD, vehicle: nothing, buyer, dealer }, SITE);
  const paths = parsed(xml).found.map(({ path }) => path);
  for (const name of ['year', 'make', 'model']) expect(paths).toContain(`/adf/prospect/vehicle/${name}`);
  expect(paths.join(' ')).not.toMatch(
    /stock|odometer|customer\/contact\/(email|phone)|customer\/comments|vendor\/url/,
  );
});

/** A text of any code units, mostly those that matter to XML; the same for the same seed. */
function anyText(seed: number): string {
  let state = seed;
  const next = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return (state >>> 8) % below;
  };
  const special = [
    '<',
    '>',
    '&',
    '"',
    "'",
    ']]>',
    '<!--',
    '<?',
    '&amp;',
    '\0',
    '\u0008',
    '\uFFFE',
    '\uD800',
    '\u2028',
  ];
  const one = () =>
    next(2) === 0
      ? special[next(special.length)]!
      : String.fromCharCode(next(next(2) === 0 ? 0x80 : 0x1_0000));
  return Array.from({ length: 1 + next(30) }, one).join('');
}
/** A parser reads each line end as `\n`. */
const asRead = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g, '\uFFFD')
    .replace(/\r\n?/g, '\n');

it('keeps any text as a text', () => {
  for (let seed = 1; seed <= 2_000; seed++) {
    const text = anyText(seed);
    const lead = {
      ...{ ...LEAD, contractTitle: text },
      vehicle: { year: text, make: text, model: text, stock: text, miles: text },
      buyer: { name: text, email: text, phone: text, note: text },
      dealer: { id: text, name: text, website: text, email: text },
    };
    const { found } = parsed(adfDocument(lead, { ...SITE, title: text }));
    const wanted = asRead(text);
    const of = (path: string) => found.find((one) => one.path === `/adf/prospect/${path}`);
    for (const path of ['vehicle/make', 'vehicle/stock', 'customer/contact/name', 'customer/comments'])
      expect([seed, path, of(path)?.text]).toEqual([seed, path, wanted]);
    for (const path of ['customer/contact/phone', 'vendor/vendorname', 'provider/name'])
      expect([seed, path, of(path)?.text]).toEqual([seed, path, wanted]);
    // white space in an attribute is read as spaces
    expect(of('id')?.attributes['source']).toBe(wanted.replace(/[\t\n]/g, ' '));
    expect(found.length).toBe(parsed(adfDocument(LEAD, SITE)).found.length);
  }
});

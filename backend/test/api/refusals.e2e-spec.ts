import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contractWords } from '../factories/contract.js';
import { startApp, type TestApp } from '../support/product/app.js';
import type { Person } from '../support/person.js';

let product: TestApp;
let admin: Person;
let contractId: string;
beforeAll(async () => {
  product = await startApp();
  admin = await product.admin();
  contractId = (await admin.rest('POST', '/api/contracts', contractWords())).body.id;
});
afterAll(() => product.stop());

const JSON_TYPE = { 'content-type': 'application/json' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const tooLarge = JSON.stringify({ a: 'x'.repeat(70_000) });
const manyFields = Array.from({ length: 60 }, (_, n) => `a${n}=1`).join('&');

/** Says the same in REST's shape and in GraphQL's. */
async function refusalOf(
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: string | Buffer,
) {
  const answer = await fetch(product.url + path, { method, headers, body: body as string });
  const { error, code, errors } = (await answer.json()) as {
    error?: string;
    code?: string;
    errors?: { message: string; extensions: { code: string } }[];
  };
  return [answer.status, code ?? errors?.[0]?.extensions.code, error ?? errors?.[0]?.message];
}

const WANTED = 'Please send JSON in UTF-8 (Content-Type: application/json).';
const HOW_TO_ASK =
  'Please send one operation as JSON: {"query": "...", "variables": {...}, "operationName": "..."}.';

describe('requests that reach no operation get errors with our own texts', () => {
  it.each<[string, [string, string, Record<string, string>, (string | Buffer)?], (number | string)[]]>([
    [
      'a large body',
      ['POST', '/api/contact', JSON_TYPE, tooLarge],
      [413, 'PAYLOAD_TOO_LARGE', 'The request is too large: at most 64 kB, please.'],
    ],
    [
      'a large document',
      ['POST', '/graphql', JSON_TYPE, tooLarge],
      [413, 'PAYLOAD_TOO_LARGE', 'The request is too large: at most 64 kB, please.'],
    ],
    [
      'a large webhook',
      ['POST', '/api/stripe/webhook', JSON_TYPE, 'x'.repeat(1_100_000)],
      [413, 'PAYLOAD_TOO_LARGE', 'The request is too large: at most 1024 kB, please.'],
    ],
    [
      'a form with many fields',
      ['POST', '/api/login', FORM, manyFields],
      [413, 'PAYLOAD_TOO_LARGE', 'The form has more than 50 fields.'],
    ],
    [
      'broken JSON',
      ['POST', '/api/contact', JSON_TYPE, '{"a": '],
      [400, 'BAD_REQUEST', 'The body is not valid JSON.'],
    ],
    [
      'a broken document',
      ['POST', '/graphql', JSON_TYPE, '{"a": '],
      [400, 'BAD_REQUEST', 'The body is not valid JSON.'],
    ],
    [
      'a body that is not packed as it says',
      ['POST', '/api/contact', { ...JSON_TYPE, 'content-encoding': 'gzip' }, '{}'],
      [400, 'BAD_REQUEST', 'The body could not be read.'],
    ],
    [
      'an unknown packing',
      ['POST', '/api/contact', { ...JSON_TYPE, 'content-encoding': 'zip' }, '{}'],
      [415, 'UNSUPPORTED_MEDIA_TYPE', WANTED],
    ],
    [
      'a bomb',
      [
        'POST',
        '/api/contact',
        { ...JSON_TYPE, 'content-encoding': 'gzip' },
        gzipSync('x'.repeat(10_000_000)),
      ],
      [413, 'PAYLOAD_TOO_LARGE', 'The request is too large: at most 64 kB, please.'],
    ],
    [
      'another charset',
      ['POST', '/api/contact', { 'content-type': 'application/json; charset=latin1' }, '{}'],
      [415, 'UNSUPPORTED_MEDIA_TYPE', WANTED],
    ],
    [
      'another type',
      ['POST', '/api/contact', { 'content-type': 'text/xml' }, '<a/>'],
      [415, 'UNSUPPORTED_MEDIA_TYPE', WANTED],
    ],
    ['an unknown call', ['GET', '/api/nothing', {}], [404, 'NOT_FOUND', 'There is no such call.']],
    [
      'another method',
      ['PUT', '/api/contracts', JSON_TYPE, '{}'],
      [404, 'NOT_FOUND', 'There is no such call.'],
    ],
    [
      'a page that is written to',
      ['POST', '/contracts', JSON_TYPE, '{}'],
      [405, 'METHOD_NOT_ALLOWED', 'This page can only be read.'],
    ],
    [
      'GraphQL by GET',
      ['GET', '/graphql?query={me{id}}', {}],
      [405, 'METHOD_NOT_ALLOWED', 'Please send GraphQL with POST. To try it out, open /graphiql.'],
    ],
    [
      'GraphQL by PUT',
      ['PUT', '/graphql', JSON_TYPE, '{}'],
      [405, 'METHOD_NOT_ALLOWED', 'Please send GraphQL with POST. To try it out, open /graphiql.'],
    ],
    ['no document', ['POST', '/graphql', JSON_TYPE, '{}'], [400, 'BAD_REQUEST', HOW_TO_ASK]],
    ['no body at all', ['POST', '/graphql', JSON_TYPE], [400, 'BAD_REQUEST', HOW_TO_ASK]],
    [
      'several documents',
      ['POST', '/graphql', JSON_TYPE, '[{"query":"{me{id}}"}]'],
      [400, 'BAD_REQUEST', HOW_TO_ASK],
    ],
    [
      'a document that is no text',
      ['POST', '/graphql', JSON_TYPE, '{"query": 1}'],
      [400, 'BAD_REQUEST', HOW_TO_ASK],
    ],
    [
      'variables that are no object',
      ['POST', '/graphql', JSON_TYPE, '{"query":"{me{id}}","variables":"x"}'],
      [400, 'BAD_REQUEST', HOW_TO_ASK],
    ],
  ])('%s', async (_, [method, path, headers, body], refusal) => {
    expect(await refusalOf(method, path, headers, body)).toEqual(refusal);
  });
});

describe('the message of an invalid field is that of its first rule', () => {
  const CONTACT = { name: 'Ada', email: 'ada@example.com' };
  const cases = (): [string, string, object, Record<string, [unknown, RegExp][]>][] => [
    [
      'POST',
      '/api/contracts',
      contractWords(),
      {
        title: [
          [undefined, /3 to 200/],
          [5, /3 to 200/],
          ['', /3 to 200/],
          ['a\nbc', /single line/],
        ],
        type: [
          [undefined, /choose/],
          ['boat', /choose/],
        ],
        description: [
          [undefined, /1 to 5000/],
          [' ', /1 to 5000/],
          ['a\u0007', /control/],
        ],
        location: [
          [null, /2 to 200/],
          ['x', /2 to 200/],
          ['a\nb', /single line/],
        ],
        monthlyPayment: [
          [undefined, /whole number of cents/],
          ['389', /whole number of cents/],
          [1.5, /whole number of cents/],
          [-1, /negative/],
          [1e10, /at most/],
        ],
        remainingTermMonths: [
          [undefined, /whole number from 1 to 600/],
          ['x', /whole number/],
          [0, /whole number/],
        ],
      },
    ],
    [
      'POST',
      `/api/contracts/${contractId}/chat`,
      { message: 'x' },
      {
        message: [
          [undefined, /enter a message/],
          [5, /enter a message/],
          [' ', /enter a message/],
          ['x'.repeat(2001), /at most 2000/],
          ['a\u0007', /control/],
        ],
      },
    ],
    [
      'POST',
      '/api/contact',
      CONTACT,
      {
        name: [
          [undefined, /enter your name/],
          [5, /enter your name/],
          ['', /enter your name/],
          ['a\nb', /single line/],
        ],
        email: [
          [undefined, /valid email/],
          [5, /valid email/],
          ['x', /valid email/],
        ],
        phone: [
          [5, /a string/],
          ['1'.repeat(51), /at most 50/],
          ['a\nb', /single line/],
        ],
        contractType: [[5, /does not exist/]],
        userType: [['x', /choose/]],
        message: [
          [5, /a string/],
          ['x'.repeat(5001), /at most 5,000/],
          ['a\u0007', /control/],
        ],
      },
    ],
    [
      'PATCH',
      '/api/user/profile',
      { lastName: 'Byron' },
      {
        firstName: [
          [5, /a string/],
          ['x'.repeat(101), /at most 100/],
          ['a\nb', /single line/],
        ],
      },
    ],
    [
      'POST',
      '/api/register',
      { ...CONTACT, password: 'a walk along the quiet harbour', acceptTerms: true },
      {
        email: [
          [undefined, /valid email/],
          ['x', /valid email/],
        ],
        password: [
          [undefined, /at least 10/],
          [5, /at least 10/],
          ['', /at least 10/],
        ],
        firstName: [
          [5, /a string/],
          ['a\nb', /single line/],
        ],
        acceptTerms: [[undefined, /18 or older/]],
      },
    ],
    [
      'POST',
      '/api/login',
      { email: 'ada@example.com', password: 'x' },
      {
        email: [[5, /valid email/]],
        password: [
          [undefined, /enter your password/],
          ['', /enter your password/],
          [{}, /enter your password/],
        ],
      },
    ],
    [
      'POST',
      '/api/password/reset',
      { token: 'x', password: 'a walk along the quiet harbour' },
      {
        token: [
          [undefined, /incomplete/],
          ['', /incomplete/],
        ],
      },
    ],
    [
      'POST',
      '/api/admin/settings',
      { key: 'k', value: 'v' },
      {
        key: [
          [undefined, /required/],
          [5, /required/],
          ['', /1 to 100/],
          ['a b', /only have letters/],
        ],
        value: [
          [undefined, /required/],
          [5, /required/],
          [' ', /required/],
          ['a\u0007', /control/],
        ],
        description: [
          [5, /a string/],
          ['x'.repeat(501), /at most 500/],
        ],
        category: [['x', /does not exist/]],
      },
    ],
    [
      'POST',
      `/api/admin/contracts/${contractId}/hide`,
      {},
      {
        reason: [
          [undefined, /3 to 500/],
          [5, /3 to 500/],
          ['', /3 to 500/],
          ['abc\nd', /single line/],
        ],
      },
    ],
    [
      'POST',
      '/api/preview-text',
      {},
      {
        text: [
          [undefined, /send a text/],
          [5, /send a text/],
          ['x'.repeat(5001), /at most 5000/],
          ['a\u0007', /control/],
        ],
      },
    ],
  ];

  it('for every input', async () => {
    for (const [method, path, good, fields] of cases())
      for (const [field, wrong] of Object.entries(fields))
        for (const [value, text] of wrong) {
          const { status, body } = await admin.rest(method, path, { ...good, [field]: value });
          const said = {
            path,
            field,
            value: String(value).slice(0, 20),
            status,
            text: body.details?.fields?.[field],
          };
          expect(said).toEqual({ ...said, status: 400, text: expect.stringMatching(text) });
        }
  });
});

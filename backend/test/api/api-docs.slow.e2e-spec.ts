import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ERROR_STATUS } from '../../src/common/api/errors.js';
import { startApp, type TestApp } from '../support/product/app.js';
import type { Person } from '../support/person.js';

const TEXT = readFileSync(join(import.meta.dirname, '../../../docs/api.md'), 'utf8');
const blocks = (language: string) =>
  [...TEXT.matchAll(new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(
    ([, code = '']) => code,
  );

let product: TestApp;
let admin: Person;
beforeAll(async () => {
  product = await startApp();
  admin = await product.admin();
});
afterAll(() => product.stop());

it('runs every shell example, one after the other', async () => {
  const script = `set -eo pipefail\n${blocks('sh').join('\n')}`;
  const { stdout } = await promisify(execFile)('bash', ['-c', script], {
    env: { PATH: process.env.PATH, URL: product.url },
  });
  expect(stdout).toContain('Is the mileage limit transferable?');
  expect(stdout).toContain('"lastName":"Byron"');
});

it.each(blocks('graphql'))('runs %s', async (query) => {
  const { status, body } = await admin.graphql(query);
  expect(body.errors).toBeUndefined();
  expect(status).toBe(200);
});

it('explains the errors with their statuses', () => {
  for (const [, codes = '', status] of TEXT.matchAll(/^\| (`[A-Z_`, ]+`) \| (\d{3}) \|/gm))
    for (const code of codes.match(/[A-Z_]+/g) ?? [])
      expect([code, ERROR_STATUS[code as never]]).toEqual([code, Number(status)]);
});

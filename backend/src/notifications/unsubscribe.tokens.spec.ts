import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import type { Config } from '../common/config/config.js';
import { UnsubscribeLinks } from '../common/unsubscribe-links.js';
import { UnsubscribeTokens } from './unsubscribe.tokens.js';

const links = new UnsubscribeLinks({ unsubscribeKey: 'a key' } as unknown as Config);
const tokens = new UnsubscribeTokens(links);
const userId = randomUUID();

it('reads the member and the kinds that it wrote', () => {
  const token = tokens.write({ userId, kinds: ['question', 'favourite'] });
  expect(tokens.read(token)).toEqual({ userId, kinds: ['question', 'favourite'] });
});

it('never switches off deadlines and money, and ignores kinds that do not exist', () => {
  const token = links.write([userId, 'money', 'deadline', 'letters', 'answer']);
  expect(tokens.read(token)).toEqual({ userId, kinds: ['answer'] });
});

it('reads no token that is changed, cut off, signed with another key, or about saved searches', () => {
  const token = tokens.write({ userId, kinds: ['question'] });
  const [what = '', signature = ''] = token.split('.');
  const other = Buffer.from(`${randomUUID()} question`).toString('base64url');
  const foreign = new UnsubscribeLinks({ unsubscribeKey: 'another key' } as unknown as Config);
  const wrong = [
    ...[`${other}.${signature}`, token.slice(0, -1), what, '', undefined, [token]],
    ...[foreign.write([userId, 'question']), links.write(['searches', userId])],
  ];
  expect(wrong.map((one) => tokens.read(one))).toEqual(wrong.map(() => null));
});

import { expect, it } from '@jest/globals';
import { READ } from '../contracts/contract.fields.js';
import { columnName } from '../database/column-name.js';
import { FED } from './migrations/1700000000285-webhooks.js';

/** Columns that everyone reads, and whose change alone is no change of the feed. */
const NOT_FED: Record<string, string> = {
  id: 'never changes',
  user_id: 'never changes',
  created_at: 'never changes',
  organisation_id: 'never changes',
  updated_at: 'changes with another column',
  off_market_at: 'changes with the status',
  window_until: 'its column is reserved_until',
  effective_monthly: 'time alone changes it; an edit changes the payment or the facts',
  cash_at_transfer: 'as effective_monthly',
  fresh_until: 'each answer of the holder changes it',
  message_count: 'each message changes it',
  requirements: 'the service that sets them publishes it',
};

it('each column that everyone reads is a change of the feed, or says why not', () => {
  const fed = new Set(FED);
  const missing = READ.map(columnName).filter((column) => !fed.has(column) && !(column in NOT_FED));
  expect(missing).toEqual([]);
  expect(Object.keys(NOT_FED).filter((column) => fed.has(column))).toEqual([]);
});

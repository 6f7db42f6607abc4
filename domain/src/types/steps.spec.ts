import { describe, expect, it } from '@jest/globals';
import { templateOf } from '../transfers/transfer-steps.js';
import { TRANSFER_STEPS } from './steps.js';
import type { ContractType } from './words.js';

/** Everything that the people who act read about a step. */
function textOf(type: ContractType, key: string): string {
  const { title, todo, ready, whatIf, tip = '' } = templateOf(type, key);
  return [title, todo, ...ready, ...whatIf.flatMap(({ question, answer }) => [question, answer]), tip].join(
    ' ',
  );
}
/** The steps of the type that speak of it, in their order. */
const stepsWith = (type: ContractType, words: RegExp): string[] =>
  TRANSFER_STEPS[type].map(({ key }) => key).filter((key) => words.test(textOf(type, key)));

describe('the steps tell what the trade asks for', () => {
  it.each([
    [
      'mortgage',
      'the VA acknowledgment, read first and signed at closing',
      /26-10291/,
      ['package', 'closing'],
    ],
    ['mortgage', 'the VA request for release', /26-6381/, ['apply', 'release']],
    ['mortgage', 'the buyer’s own VA entitlement', /veteran/, ['package', 'apply']],
    ['mortgage', 'the FHA release, without a request', /HUD-92210\.1.*without a request/, ['release']],
    ['mortgage', 'transfers that follow other rules', /divorce, inheritance.*lawyer/, ['decision']],
    ['apartment', 'a deposit that the seller gets', /seller gets the deposit/, ['deposit']],
    ['apartment', 'New York’s certified mail', /certified mail/i, ['ask-landlord']],
    ['apartment', 'the release after a refused assignment', /released .* 30 days’ notice/, ['consent']],
    ['loan', 'how the price is paid', /escrow/, ['price']],
    ['loan', 'which number to compare', /VIN.*hull number.*serial number/, ['inspect']],
    ['mortgage', 'to whom no money is wired', /Never wire money to a person/, ['accept', 'closing']],
    [
      'timeshare',
      'the days in which the buyer may cancel',
      /may cancel|lets the buyer cancel/,
      ['agreement', 'deed'],
    ],
    ['timeshare', 'how the price of a right to use is paid', /escrow/, ['price']],
  ] as const)('%s: %s', (type, _what, words, keys) => {
    expect(stepsWith(type, words)).toEqual(keys);
  });

  it('name the seven things of a request to sublet in New York', () => {
    const { whatIf } = templateOf('apartment', 'ask-landlord');
    const answer = whatIf.find(({ question }) => question.includes('New York'))?.answer ?? '';
    expect(answer.slice(answer.indexOf(':')).split(';')).toHaveLength(7);
  });
});

import { isTrue, type Facts } from '../facts/fact.js';
import { WORDS, type ContractType } from '../types/words.js';

/** Whether it has no end, such as a deed: its months do not pass, and it stays on the market. */
export function isEndless({ type, facts }: { type: ContractType; facts: Facts }): boolean {
  const { endlessIf } = WORDS[type];
  return endlessIf !== undefined && isTrue(endlessIf, facts);
}

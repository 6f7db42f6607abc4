import type { EarlyAnswer } from '../apollo/cache';

let early: EarlyAnswer[] = [];

/** Keeps the answers that the page came with until Apollo's cache is created, which may be later or never. */
export const keepAnswers = (answers: EarlyAnswer[]) => {
  early = answers;
};

export function takeAnswers(): EarlyAnswer[] {
  const answers = early;
  early = [];
  return answers;
}

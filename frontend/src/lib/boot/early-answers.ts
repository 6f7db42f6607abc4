import type { EarlyAnswer } from '../apollo/cache';

let early: EarlyAnswer[] = [];

/** Keeps the answers that the server embedded in the page until Apollo's cache is created, if ever. */
export const keepAnswers = (answers: EarlyAnswer[]) => {
  early = answers;
};

export function takeAnswers(): EarlyAnswer[] {
  const answers = early;
  early = [];
  return answers;
}

import type { EarlyAnswer } from '../apollo/cache';

let kept: EarlyAnswer[] = [];

/** Keeps the answers that the page came with until Apollo's cache is created, which may be later or never. */
export const keepAnswers = (answers: EarlyAnswer[]) => {
  kept = answers;
};

export function takeAnswers(): EarlyAnswer[] {
  const answers = kept;
  kept = [];
  return answers;
}

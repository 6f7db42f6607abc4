import type { EarlyAnswer } from '../apollo/cache';

/** The answers that the server embedded in the page, until Apollo's cache takes them when it is created, if ever. */
export const earlyAnswers: EarlyAnswer[] = [];

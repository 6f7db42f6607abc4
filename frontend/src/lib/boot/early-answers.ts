import type { EarlyAnswer } from '../apollo/fill-cache';

/** The answers that the server embedded in the page, until Apollo's cache takes them, if ever. */
export const earlyAnswers: EarlyAnswer[] = [];

/**
 * Set by the code of Apollo's cache, if the page has it: takes the answers before the page is hydrated. Of a page that
 * is rendered for one person they are new, and the first render asks for none of them again.
 */
export const takeEarly: { answers?: (areNew: boolean) => Promise<void> } = {};

/* Numbers of contracts that are scanned in the order of a list before the indexes find all matches. */

/** For a page by facts and places: this scan tells how frequent the matches are, ... */
export const FACT_SCAN = 500;
/** ... and this one follows if it can be expected to hold a full page. */
export const LARGER_FACT_SCAN = 4000;
/** For a page by words. */
export const WORD_SCAN = 4000;
/** For the total of a search. */
export const HEAD = 2000;

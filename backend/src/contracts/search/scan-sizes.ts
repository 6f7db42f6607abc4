/* Numbers of contracts that are scanned in the order of a list before the indexes find all matches. */

/** First scan for a page by facts and places; it shows how frequent the matches are. */
export const FACT_SCAN = 500;
/** Second scan for a page by facts and places; it runs if it is expected to hold a full page. */
export const LARGER_FACT_SCAN = 4000;
/** Scan for a page by words. */
export const WORD_SCAN = 4000;
/** Scan for the total of a search. */
export const HEAD = 2000;

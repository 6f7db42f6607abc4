/** Numbers of contracts that are scanned in the order of a list before the indexes find all matches. */
export interface ScanSizes {
  /** A page by facts and places: this scan tells how frequent the matches are, ... */
  first: number;
  /** ... and this one follows if it can be expected to hold a full page. */
  larger: number;
  /**
   * Within this many contracts the indexes first find the matches of frequent facts: the first thousands of an order, such as
   * the cheapest contracts, may not have the fact, and all of its matches may be many.
   */
  window: number;
}

export const SCAN_SIZES: ScanSizes = { first: 500, larger: 4000, window: 20_000 };
/** For a page by words. */
export const WORD_SCAN = 4000;
/** For the total of a search. */
export const HEAD = 2000;

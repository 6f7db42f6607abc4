import type { AssumptionRule } from './assumption-rules.js';
import type { Assumptions, CostedContract, TrueCost } from './cost.js';

/** What the alternative costs at its start, each month, and for how many months. */
export interface Alternative {
  first: number;
  each: number;
  months: number;
}

/** The cost of one contract type. */
export interface TypeCost {
  /** `months` are those that are left; there is at least one. */
  cost: (contract: CostedContract, assumed: Assumptions, months: number, today: string) => TrueCost;
  /** What the buyer pays besides, which no fact states: "closing costs, title insurance". */
  notIncluded: string;
  /** What a reader may assume, in the order of the form. */
  assumptions: readonly AssumptionRule[];
  /**
   * The alternative of the assumptions, for a cost per month; null if they name none. `onTop` is what is paid each month
   * besides the monthly payment, which is the same for both. Without it, the alternative is a new loan.
   */
  alternative?: (assumed: Assumptions, left: number, onTop: number) => Alternative | null;
  /** For a cost per year: the years to count, and what the alternative costs in that many years. */
  yearly?: (
    contract: CostedContract,
    assumed: Assumptions,
  ) => { years: number; cost: (years: number) => number } | null;
}

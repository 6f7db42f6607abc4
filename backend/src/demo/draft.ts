import type { ContractType } from '../contracts/contract.entity.js';

/** A question a candidate asks and what the seller answers, to everybody. */
export interface Exchange {
  question: string;
  answer: string;
}

/** A contract before it has an owner and a date. */
export interface Draft {
  type: ContractType;
  title: string;
  description: string;
  location: string;
  /** In cents. */
  monthlyPayment: number;
  remainingTermMonths: number;
  /** What could be asked about exactly this contract. */
  exchanges: Exchange[];
}

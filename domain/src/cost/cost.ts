import type { Facts } from '../facts/fact.js';
import { WORDS, type ContractType } from '../types/words.js';
import { monthsBetween, roundCents } from './amounts.js';
import { isEndless } from './endless.js';

/** What the cost of a contract is computed from. Amounts are in cents. */
export interface CostedContract {
  type: ContractType;
  monthlyPayment: number;
  /** As of `termAsOf`. */
  remainingTermMonths: number;
  /** The day for which remaining term and balance were stated. */
  termAsOf: string;
  transferFee: number | null;
  /** What the seller pays to the buyer. */
  incentive: number;
  facts: Facts;
}

/** What the reader assumes. Money in cents, rates in thousandths of a percent; an absent key has the default. */
export interface Assumptions {
  /** Own miles a month; a twelfth of the yearly allowance by default. */
  milesPerMonth?: number;
  /** Closing costs of a home that the buyer expects; 0 by default. */
  closingCosts?: number;
  /** The buyer pays no VA funding fee. */
  exempt?: boolean;
  /** Years of a timeshare to count; 5 by default. */
  years?: number;
  /** Yearly rise of a timeshare's fees; 0 by default. */
  rise?: number;
  /** Nights per use of a timeshare; 7 by default, and to be given for points. */
  nights?: number;
  /** The rate of a new loan to compare with. */
  marketRate?: number;
  /** The rent of a comparable apartment. */
  marketRent?: number;
  /** A comparable room per night. */
  nightPrice?: number;
  /** A new lease to compare with: its payment, what is due at signing, and its months. */
  newLeasePayment?: number;
  newLeaseDueAtSigning?: number;
  newLeaseMonths?: number;
  /** A second loan for the gap of a mortgage: its rate, months, and amount, which is the whole gap by default. */
  gapRate?: number;
  gapMonths?: number;
  gapAmount?: number;
}

export interface CostLine {
  key: string;
  label: string;
  cents: number;
}

/** A number that helps to judge the total. */
export interface CostFigure {
  key: string;
  label: string;
  kind: 'money' | 'int' | 'rate';
  value: number;
}

export interface TrueCost {
  lines: CostLine[];
  /** The sum of the lines. */
  total: number;
  /** The total per month; null if it cannot be computed. */
  effectiveMonthly: number | null;
  /** What the buyer pays at the transfer; negative if they receive money; null if it cannot be computed. */
  cashAtTransfer: number | null;
  figures: CostFigure[];
  /** Facts that were needed and are not stated; their lines are left out. */
  missing: string[];
}

/** The months that are left on a day. */
export const monthsLeft = (
  contract: Pick<CostedContract, 'type' | 'facts' | 'remainingTermMonths' | 'termAsOf'>,
  today: string,
): number =>
  isEndless(contract)
    ? contract.remainingTermMonths
    : Math.max(0, contract.remainingTermMonths - monthsBetween(contract.termAsOf, today));

/** The buyer's share of the third party's fee, by who pays it. Ford Credit, for one, takes it from the seller. */
const FEE_SHARES: Readonly<Record<string, number>> = { buyer: 1, holder: 0, split: 0.5 };

/** Collects the lines of a cost, and what is missing for it. */
export class CostSheet {
  readonly lines: CostLine[] = [];
  readonly figures: CostFigure[] = [];
  readonly missing: string[] = [];
  /** What is due at the transfer so far. */
  cash = 0;
  /** Counted as the buyer's, although nobody has said who pays it. */
  private unsettled = 0;

  constructor(private readonly facts: Facts) {}

  /** A number that is stated; null and noted as missing if it is not. */
  number(key: string): number | null {
    const value = this.facts[key];
    if (typeof value === 'number') return value;
    if (!this.missing.includes(key)) this.missing.push(key);
    return null;
  }

  add(key: string, label: string, cents: number): void {
    this.lines.push({ key, label, cents: roundCents(cents) });
  }

  /** A line of the total that is due at the transfer, too. */
  addDue(key: string, label: string, cents: number): void {
    this.add(key, label, cents);
    this.due(cents);
  }

  /** Due at the transfer, but no cost: it comes back, or it is worth its price. */
  due(cents: number): void {
    this.cash += roundCents(cents);
  }

  /** Adds `cents` of a stated number; nothing if it is not stated. */
  with(key: string, add: (value: number) => void): void {
    const value = this.number(key);
    if (value !== null) add(value);
  }

  figure(key: string, label: string, value: number, kind: CostFigure['kind'] = 'money'): void {
    this.figures.push({ key, label, kind, value: roundCents(value) });
  }

  /** Our fee, the third party's fee as far as the buyer pays it, and what the seller pays to the buyer. */
  addFees({ type, transferFee, incentive, facts }: CostedContract): void {
    if (transferFee) this.addDue('transferFee', 'Handover transfer fee', transferFee);
    this.with('thirdPartyFee', (fee) => {
      const share = FEE_SHARES[String(facts['thirdPartyFeeBy'])];
      const label = `Transfer fee of the ${WORDS[type].thirdParty.name}`;
      if (share === undefined && fee > 0) {
        this.addDue('thirdPartyFee', `${label}, if you pay it (who pays is not stated)`, fee);
        this.unsettled += fee;
      } else if (fee > 0 && share) this.addDue('thirdPartyFee', label, fee * share);
    });
    if (incentive > 0) this.addDue('incentive', 'The seller pays you', -incentive);
  }

  /** `months` to divide the total by; 0 if there is no effective monthly cost. */
  result(months: number, isCashKnown = true): TrueCost {
    const total = this.lines.reduce((sum, { cents }) => sum + cents, 0);
    if (isCashKnown && this.unsettled > 0)
      this.figure('cashWithoutFee', 'Cash needed if the seller pays that fee', this.cash - this.unsettled);
    return {
      lines: this.lines,
      total,
      effectiveMonthly: months > 0 ? roundCents(total / months) : null,
      cashAtTransfer: isCashKnown ? this.cash : null,
      figures: this.figures,
      missing: this.missing,
    };
  }
}

import { roundCents } from '../../cost/amounts.js';
import { int, money, rate } from '../../cost/assumption-rules.js';
import { CostSheet, type Assumptions, type CostedContract, type TrueCost } from '../../cost/cost.js';
import type { Facts } from '../../facts/fact.js';
import type { TypeCost } from '../../cost/type-cost.js';

/** Years per use. */
const EVERY: Readonly<Record<string, number>> = { annual: 1, 'even-years': 2, 'odd-years': 2, triennial: 3 };
const USUAL_YEARS = 5;
const USUAL_NIGHTS = 7;

/** Cost over some years of fees: a deed has no end, so the reader says how many years to count. */
function costOf(contract: CostedContract, assumed: Assumptions, today: string): TrueCost {
  const { facts } = contract;
  const sheet = new CostSheet(facts);
  const years = countedYears(contract, assumed, today);
  for (const [key, label] of ONCE)
    sheet.with(key, (cents) => {
      if (cents > 0) sheet.addDue(key, label, cents);
    });
  addLoan(sheet, facts);
  sheet.addFees(contract);
  const fee = sheet.number('maintenanceFeeYear');
  if (fee !== null) {
    // in the total already
    if (facts.feesInAdvance === 'yes') sheet.due(fee);
    sheet.add(
      'fees',
      years === 1 ? 'Fees for 1 year' : `Fees for ${years} years`,
      feesOf(fee, years, assumed.rise),
    );
  }
  const cost = sheet.result(fee === null ? 0 : 12 * years);
  addPerNight(sheet, contract, assumed, { years, total: fee === null ? null : cost.total });
  return cost;
}

const ONCE = [
  ['askingPrice', 'Price paid to the seller'],
  ['closingCost', 'Closing company and recording'],
  ['estoppelFee', 'Estoppel certificate'],
  ['rofrWaiverFee', 'Waiver of the right to buy first'],
  ['specialAssessment', 'Special assessment'],
] as const;

/**
 * The seller pays the loan off before the transfer or from the price, as the resale checklist of Florida's Attorney General
 * and buyatimeshare.com say. The buyer pays it only if both say so.
 */
function addLoan(sheet: CostSheet, { loanPaidBy }: Facts): void {
  sheet.with('loanBalance', (cents) => {
    if (cents === 0) return;
    if (loanPaidBy === 'buyer') sheet.addDue('loanBalance', 'Loan to pay off', cents);
    else sheet.figure('loanOfSeller', 'Loan that the seller pays off from the price', cents);
  });
}

/** A right to use ends in a year; what is asked for may be longer. */
function countedYears(
  { facts }: CostedContract,
  { years = USUAL_YEARS }: Assumptions,
  today: string,
): number {
  const { rightsEnd } = facts;
  const left = typeof rightsEnd === 'number' ? rightsEnd - Number(today.slice(0, 4)) : years;
  return Math.max(0, Math.min(years, left));
}

function feesOf(fee: number, years: number, rise = 0): number {
  let sum = 0;
  for (let year = 0; year < years; year++) sum += roundCents(fee * (1 + rise / 100_000) ** year);
  return sum;
}

/** Nights that it can be used in an average year; null if not enough is stated. */
function nightsPerYear({ facts }: CostedContract, { nights }: Assumptions): number | null {
  const every = EVERY[String(facts['usage'])];
  const perUse = nights ?? (facts['useKind'] === 'points' ? null : USUAL_NIGHTS);
  return every === undefined || !perUse ? null : perUse / every;
}

function addPerNight(
  sheet: CostSheet,
  contract: CostedContract,
  assumed: Assumptions,
  { years, total }: { years: number; total: number | null },
): void {
  const { nightPrice } = assumed;
  if (EVERY[String(contract.facts['usage'])] === undefined) sheet.missing.push('usage');
  const nights = nightsPerYear(contract, assumed);
  if (nights === null || years === 0 || total === null) return;
  const perNight = roundCents(total / (years * nights));
  sheet.figure('perNight', 'Cost per night', perNight);
  if (nightPrice !== undefined)
    sheet.figure('saving', 'Savings per night vs. renting', nightPrice - perNight);
}

export const timeshare: TypeCost = {
  cost: (contract, assumed, _months, today) => costOf(contract, assumed, today),
  notIncluded:
    'exchange and booking fees, property tax that is billed apart, and later increases of the fees',
  assumptions: [
    int('years', 'Years to count', [1, 30]),
    rate('rise', 'Yearly increase of the fees'),
    int('nights', 'Nights per use', [1, 60]),
    money('nightPrice', 'Renting a comparable room: per night'),
  ],
  /** A room per night. */
  yearly(contract, assumed) {
    const { nightPrice, years = USUAL_YEARS } = assumed;
    const nights = nightsPerYear(contract, assumed);
    return nightPrice === undefined || nights === null
      ? null
      : { years, cost: (count) => count * nights * nightPrice };
  },
};

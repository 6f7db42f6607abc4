import { annuity, roundCents } from '../../cost/amounts.js';
import { balanceToday } from '../../cost/balance-today.js';
import { int, money, rate, yesNo } from '../../cost/assumption-rules.js';
import { CostSheet, type Assumptions, type CostedContract, type TrueCost } from '../../cost/cost.js';
import type { TypeCost } from '../../cost/type-cost.js';

const VA_FUNDING_FEE = 0.005;

function costOf(contract: CostedContract, assumed: Assumptions, months: number, today: string): TrueCost {
  const sheet = new CostSheet(contract.facts);
  for (const key of ['balance', 'rate']) sheet.number(key);
  const balance = balanceToday(contract, today);
  sheet.add('payments', 'Principal and interest', contract.monthlyPayment * months);
  for (const [key, label] of MONTHLY) sheet.with(key, (cents) => sheet.add(key, label, cents * months));
  sheet.addFees(contract);
  addAgencyFee(sheet, contract, assumed, balance);
  if (assumed.closingCosts) sheet.addDue('closingCosts', 'Your closing costs', assumed.closingCosts);
  const price = sheet.number('askingPrice');
  const gap = price !== null && balance !== null ? price - balance : null;
  if (balance !== null) sheet.figure('balance', 'Owed today', balance);
  if (gap !== null) {
    // the gap buys equity, so it is no cost
    sheet.due(gap);
    sheet.figure('gap', 'Price minus what is owed', gap);
  }
  compare(sheet, contract, assumed, { balance, gap, months });
  return sheet.result(months, gap !== null);
}

const MONTHLY = [
  ['escrowMonthly', 'Taxes and insurance'],
  ['mortgageInsuranceMonthly', 'Mortgage insurance'],
  ['hoaMonthly', 'HOA dues'],
] as const;

/** What the agency behind the loan charges. */
function addAgencyFee(
  sheet: CostSheet,
  { facts }: CostedContract,
  { exempt = false }: Assumptions,
  balance: number | null,
): void {
  if (facts['loanType'] === undefined) sheet.missing.push('loanType');
  if (facts['loanType'] === 'usda')
    sheet.with('guaranteeFee', (cents) => sheet.addDue('guaranteeFee', 'Guarantee fee of the USDA', cents));
  if (facts['loanType'] === 'va' && !exempt && balance !== null)
    sheet.addDue('fundingFee', 'VA funding fee', balance * VA_FUNDING_FEE);
}

function compare(
  sheet: CostSheet,
  { monthlyPayment, facts }: CostedContract,
  { marketRate, gapRate, gapMonths, gapAmount }: Assumptions,
  { balance, gap, months }: { balance: number | null; gap: number | null; months: number },
): void {
  if (marketRate !== undefined && balance !== null) {
    const payment = roundCents(annuity(balance, marketRate, months));
    sheet.figure('newPayment', 'Payment of a new loan', payment);
    sheet.figure('saving', 'Monthly savings vs. a new loan', payment - monthlyPayment);
    sheet.figure('savingInAll', 'Total savings', (payment - monthlyPayment) * months);
  }
  const amount = gapAmount ?? gap;
  if (gapRate === undefined || !gapMonths || amount === null || amount <= 0) return;
  sheet.figure('gapPayment', 'Payment of a second loan for the gap', annuity(amount, gapRate, gapMonths));
  const rate = facts['rate'];
  if (balance !== null && typeof rate === 'number')
    sheet.figure(
      'blendedRate',
      'Rate of both loans together',
      (balance * rate + amount * gapRate) / (balance + amount),
      'rate',
    );
}

export const mortgage: TypeCost = {
  cost: costOf,
  notIncluded:
    'the first payment, closing costs, title insurance, prepaid taxes and insurance, unless you add them under Adjust',
  assumptions: [
    rate('marketRate', 'Rate of a new loan'),
    rate('gapRate', 'Second loan for the gap: rate'),
    money('closingCosts', 'Closing costs'),
    yesNo('exempt', 'Exempt from the VA funding fee'),
    int('gapMonths', 'Second loan for the gap: months', [1, 480]),
    money('gapAmount', 'Second loan for the gap: amount'),
  ],
};

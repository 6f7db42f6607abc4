import { money } from '../../cost/assumption-rules.js';
import { CostSheet, type Assumptions, type CostedContract, type TrueCost } from '../../cost/cost.js';
import type { TypeCost } from '../../cost/type-cost.js';

function costOf(contract: CostedContract, assumed: Assumptions, months: number): TrueCost {
  const sheet = new CostSheet(contract.facts);
  sheet.add('payments', `${months} months of rent`, contract.monthlyPayment * months);
  sheet.with('utilitiesMonthly', (cents) => sheet.add('utilitiesMonthly', 'Utilities', cents * months));
  sheet.with('parkingMonthly', (cents) => sheet.add('parkingMonthly', 'Parking', cents * months));
  sheet.addFees(contract);
  sheet.with('moveInFee', (cents) => sheet.addDue('moveInFee', 'One-time fees', cents));
  const once = sheet.cash;
  sheet.with('deposit', (cents) => sheet.due(cents));
  if (assumed.marketRent !== undefined)
    sheet.figure(
      'saving',
      'Savings vs. the market rent',
      (assumed.marketRent - contract.monthlyPayment) * months - once,
    );
  return sheet.result(months);
}

export const apartment: TypeCost = {
  cost: costOf,
  notIncluded: 'the first rent, the application fee, renter’s insurance, and moving',
  assumptions: [money('marketRent', 'Rent of a comparable apartment')],
  alternative: ({ marketRent }, left, onTop) =>
    marketRent === undefined ? null : { first: 0, each: marketRent + onTop, months: left },
};

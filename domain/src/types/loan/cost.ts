import { annuity, roundCents } from '../../cost/amounts.js';
import { balanceToday } from '../../cost/balance-today.js';
import { rate } from '../../cost/assumption-rules.js';
import { CostSheet, type Assumptions, type CostedContract, type TrueCost } from '../../cost/cost.js';
import type { TypeCost } from '../../cost/type-cost.js';

function costOf(
  contract: CostedContract,
  { marketRate }: Assumptions,
  months: number,
  today: string,
): TrueCost {
  const { monthlyPayment, facts } = contract;
  const sheet = new CostSheet(facts);
  sheet.add('payments', `${months} monthly payments`, monthlyPayment * months);
  sheet.with('balloon', (cents) => sheet.add('balloon', 'Payment due at the end', cents));
  sheet.with('askingCash', (cents) => sheet.addDue('askingCash', 'Cash to the seller', cents));
  sheet.addFees(contract);
  const { balloon = 0, collateralValue, askingCash = 0 } = facts;
  sheet.number('balance');
  const balance = balanceToday(contract, today);
  if (balance !== null) {
    sheet.figure(
      'interestLeft',
      'Interest still to pay',
      monthlyPayment * months + Number(balloon) - balance,
    );
    if (collateralValue !== undefined)
      sheet.figure(
        'equity',
        'Value minus debt and cash to the seller',
        Number(collateralValue) - balance - Number(askingCash),
      );
    if (marketRate !== undefined && balloon === 0) {
      const payment = roundCents(annuity(balance, marketRate, months));
      sheet.figure('newPayment', 'Payment of a new loan', payment);
      sheet.figure('saving', 'Monthly savings vs. a new loan', payment - monthlyPayment);
    }
  }
  return sheet.result(months);
}

export const loan: TypeCost = {
  cost: costOf,
  notIncluded: 'the first payment, registration and title, insurance, and the application fee',
  assumptions: [rate('marketRate', 'Rate of a new loan')],
};

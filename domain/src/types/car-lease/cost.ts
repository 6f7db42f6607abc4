import { int, money } from '../../cost/assumption-rules.js';
import { CostSheet, type Assumptions, type CostedContract, type TrueCost } from '../../cost/cost.js';
import type { TypeCost } from '../../cost/type-cost.js';
import { monthsBetween, roundCents } from '../../cost/amounts.js';

function costOf(contract: CostedContract, assumed: Assumptions, months: number, today: string): TrueCost {
  const sheet = new CostSheet(contract.facts);
  sheet.add('payments', `${months} monthly payments`, contract.monthlyPayment * months);
  sheet.addFees(contract);
  addMiles(sheet, contract, assumed, { months, today });
  sheet.with('dispositionFee', (fee) => sheet.add('dispositionFee', 'Fee for returning it', fee));
  sheet.with('securityDeposit', (deposit) => sheet.due(deposit));
  const cost = sheet.result(months);
  const { newLeasePayment: payment, newLeaseDueAtSigning: due = 0, newLeaseMonths: term = 36 } = assumed;
  if (payment !== undefined && term > 0)
    sheet.figure(
      'saving',
      'Monthly savings vs. the new lease over its whole term',
      (payment * term + due) / term - (cost.effectiveMonthly ?? 0),
    );
  return cost;
}

/** Miles since the day of the odometer reading are counted at the rate that the lease allows. */
function addMiles(
  sheet: CostSheet,
  { termAsOf }: CostedContract,
  { milesPerMonth }: Assumptions,
  { months, today }: { months: number; today: string },
): void {
  const [perYear, term] = [sheet.number('milesPerYear'), sheet.number('originalTermMonths')];
  const [stated, fee] = [sheet.number('mileageNow'), sheet.number('excessMileFee')];
  if (perYear === null || term === null || stated === null) return;
  const now = stated + roundCents((perYear / 12) * monthsBetween(termAsOf, today));
  const allowed = Math.round((perYear * term) / 12);
  const end = now + roundCents((milesPerMonth ?? perYear / 12) * months);
  sheet.figure('spareMiles', 'Miles left per month', Math.floor(Math.max(0, allowed - now) / months), 'int');
  if (fee !== null) sheet.add('overage', 'Miles above the allowance', Math.max(0, end - allowed) * fee);
}

/** Ford Credit: taxes, registration and title are the new customer's, and the payment may change. */
export const carLease: TypeCost = {
  cost: costOf,
  notIncluded:
    'the first payment, sales and property tax of your state, registration, title, and the application fee. The payment may change with the tax',
  assumptions: [
    int('milesPerMonth', 'Miles you drive per month', [0, 20_000]),
    money('newLeasePayment', 'New lease: monthly payment'),
    int('newLeaseMonths', 'New lease: months', [1, 120]),
    money('newLeaseDueAtSigning', 'New lease: due at signing'),
  ],
  alternative: ({ newLeasePayment, newLeaseDueAtSigning = 0, newLeaseMonths = 36 }) =>
    newLeasePayment === undefined
      ? null
      : { first: newLeaseDueAtSigning, each: newLeasePayment, months: newLeaseMonths },
};

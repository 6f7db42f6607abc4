/** Handing over a car without the lessor's consent is a common fraud. */
export const CONSENT_TIP =
  "Don't hand over or drive off in the car until the leasing company has approved the transfer in writing.";

/** Closings are paid by wire, but to a company. */
export const NEVER_WIRE =
  'Never wire money to a person. Call the company at a number you found yourself before you pay it.';

/** Shown with a private message that speaks of payment apps or wire transfers, and as a tip before the first step. */
export const PAYMENT_WARNING =
  'Never wire money to a person, and never pay by gift card or payment app. Money for the contract goes to the company behind it or to a closing company.';

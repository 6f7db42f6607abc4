/** In threads, where most frauds begin. */
export const THREAD_TIP =
  'Never wire money to a person, and never pay by gift card or cash app. Money goes to the company behind the contract or to a closing company.';

/** Follows the rule about payments off the site, which readers would fear to break with every takeover. */
export const FEE_ONLY =
  'This is about the transfer fee: rent, deposits, and prices go where each step of the transfer says.';

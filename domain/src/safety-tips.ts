import type { ContractType } from './facts/fact.js';

/** One line against the known fraud with each type of contract, for the person who looks at a contract. */
export const BUYER_TIPS: Record<ContractType, string> = {
  'car-lease': 'Drive away only after the leasing company has said yes in writing.',
  apartment: 'No deposit before you have seen it and signed.',
  mortgage:
    'Sign no deed before the servicer’s approval. Before you wire money, call the title company on a number you found yourself.',
  timeshare: 'Pay the resort or a closing company, never a person.',
  loan: 'Pay the lender, never the previous borrower.',
};

/** The same for the person who lists one. */
export const HOLDER_TIPS: Record<ContractType, string> = {
  'car-lease': 'Hand over the keys only after the leasing company has said yes in writing.',
  apartment: 'Hand over keys and codes only after your landlord has agreed in writing.',
  mortgage:
    'With a VA loan, your entitlement stays tied to it unless the buyer is a veteran who substitutes theirs.',
  timeshare: "Don't pay anyone before closing. Callers who promise you a buyer are a known scam.",
  loan: 'The buyer pays the lender, never you.',
};

/** In threads, where most frauds begin. */
export const THREAD_TIP =
  'Never pay by wire, gift card or cash app. Money goes to the company behind the contract or to a closing company.';

/** In threads, where most frauds begin. */
export const THREAD_TIP =
  'Never pay by wire, gift card or cash app. Money goes to the company behind the contract or to a closing company.';

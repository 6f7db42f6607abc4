import type { Knobs } from './knobs.js';
import type { Params } from './params.js';
import type { Store } from './store.js';

/** Everything one operation of the API works with. */
export interface Call {
  method: string;
  /** `/v1/payment_intents/pi_.../confirm` */
  apiPath: string;
  store: Store;
  params: Params;
  path: { id: string };
  /** A publishable key may do little and sees less. */
  key: 'secret' | 'publishable';
  knobs: Knobs;
  requestId: string;
  idempotencyKey: string | null;
  /** Where a browser finds the sandbox, without a trailing slash. */
  publicUrl: string;
}

/** The context of a change over time, which has no request. */
export type Background = Pick<Call, 'store' | 'knobs'> & Partial<Pick<Call, 'requestId' | 'idempotencyKey'>>;

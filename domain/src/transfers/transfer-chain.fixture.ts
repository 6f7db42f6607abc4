import type { TransferState } from './transfer-state.js';

/** The transfer as one of an earlier release: each step begins after the one before it. */
export const asChain = (t: TransferState): TransferState => ({
  ...t,
  steps: t.steps.map((step) => ({ ...step, needs: null })),
});

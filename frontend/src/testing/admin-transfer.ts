import type { StaffTransferFieldsFragment } from '../generated/admin-sales';
import type { Sale } from '../features/admin/sales/sale-words';
import type { AdminTransfer } from '../features/admin/sales/transfer-words';

export const adminStep = (key: string, change: Partial<AdminTransfer['steps'][number]> = {}) => ({
  __typename: 'TransferStep' as const,
  key,
  title: `Step ${key}`,
  status: 'WAITING' as const,
  actor: 'BUYER' as const,
  bound: false,
  dueAt: null,
  expectedOn: null,
  doneOn: null,
  doneBy: null,
  consentFrom: null,
  validUntil: null,
  releaseIncluded: null,
  note: null,
  refusal: null,
  ...change,
});

export const adminPurchase = (change: Partial<Sale['purchase']> = {}) =>
  ({
    __typename: 'AdminPurchase',
    id: 'purchase',
    contractId: 'contract',
    contractTitle: 'Civic lease',
    contract: { __typename: 'Contract', id: 'contract', status: 'PENDING' },
    buyerId: 'buyer',
    sellerId: 'seller',
    buyerEmail: 'ada@example.com',
    sellerEmail: 'grace@example.com',
    amount: 2500,
    amountRefunded: 0,
    mode: 'LIVE',
    status: 'CAPTURED',
    refundable: true,
    refundReason: null,
    holdsContract: true,
    takeOffMarket: false,
    paymentIntentId: 'pi_1',
    capturedAt: '2026-03-01T12:00:00.000Z',
    createdAt: '2026-03-01T12:00:00.000Z',
    terms: null,
    history: [
      {
        __typename: 'PurchaseTransition',
        id: '1',
        from: 'CLAIMED',
        to: 'CAPTURED',
        by: 'webhook',
        cause: 'paid',
        at: '2026-03-01T12:00:00.000Z',
      },
    ],
    ...change,
  }) as Sale['purchase'];

/** A transfer as an admin sees it, in the middle of its steps. */
export const adminTransfer = (change: Partial<AdminTransfer> = {}) =>
  ({
    __typename: 'Transfer',
    id: 'transfer',
    contractId: 'contract',
    type: 'CAR_LEASE',
    feeRule: 'STANDARD',
    status: 'IN_PROGRESS',
    endReason: null,
    feeOutcome: 'NONE',
    pausedAt: null,
    pauseReasons: [],
    stalledAt: null,
    completedAt: null,
    cancelledAt: null,
    createdAt: '2026-03-01T12:00:00.000Z',
    buyerId: 'buyer',
    sellerId: 'seller',
    allowedActions: ['EXTEND_STEP', 'PAUSE', 'CANCEL', 'COMPLETE_STEP'],
    purchase: adminPurchase(),
    currentStep: { __typename: 'TransferStep', key: 'consent' },
    steps: [
      adminStep('apply', { status: 'DONE', doneOn: '2026-03-02' }),
      adminStep('consent', {
        status: 'CURRENT',
        bound: true,
        actor: 'THIRD_PARTY',
        dueAt: '2999-03-10T12:00:00.000Z',
      }),
      adminStep('sign'),
    ],
    events: [
      {
        __typename: 'TransferEvent',
        at: '2026-03-02T12:00:00.000Z',
        by: 'buyer',
        action: 'complete-step',
        stepKey: 'apply',
        note: 'Sent by mail',
      },
    ],
    ...change,
  }) as AdminTransfer;

/** The same for those who do not read purchases. */
export function staffTransfer(change: Partial<StaffTransferFieldsFragment> = {}) {
  const transfer = adminTransfer();
  delete transfer.purchase;
  return {
    ...transfer,
    contract: { __typename: 'Contract', id: 'contract' },
    holder: { __typename: 'PublicMember', id: 'seller', name: 'Grace H.' },
    buyer: { __typename: 'PublicMember', id: 'buyer', name: null },
    terms: { __typename: 'PurchaseTerms', title: 'Civic lease' },
    ...change,
  } as StaffTransferFieldsFragment;
}

import { expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import {
  AdminTransferContactsDocument,
  CancelTransferDocument,
  ExtendStepDocument,
  RefundPurchaseDocument,
} from '../../../generated/admin-sales';
import { refusal, renderComponent, type HarnessOptions } from '../../../testing/harness';
import {
  adminPurchase as purchase,
  adminStep as step,
  adminTransfer as transfer,
} from '../../../testing/admin-transfer';
import { aMe, asAdmin } from '../../../testing/samples';
import { settle } from '../../../testing/settle';
import type { Sale } from './sale-words';
import { SaleRow } from './SaleRow';
import type { AdminTransfer } from './transfer-words';

const showSale = (sale: Sale, options?: HarnessOptions) =>
  renderComponent(
    <MemoryRouter>
      <SaleRow {...sale} />
    </MemoryRouter>,
    { boot: asAdmin, ...options },
  );
const show = (shown: AdminTransfer, options?: HarnessOptions) =>
  showSale({ purchase: purchase(), transfer: shown }, options);
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const choose = async (name: string) => {
  await press('Actions for Civic lease');
  await act(async () => fireEvent.click(screen.getByRole('menuitem', { name })));
};
const open = () => choose('Details');
const EVERYTHING = ['contract', 'buyer', 'seller'].map((whom) => `Everything about the ${whom}`);

it('offers what the server permits, and nothing that passes the written consent', async () => {
  show(transfer());
  await open();
  await press('Actions for Civic lease');
  const names = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(names).toEqual([
    'Extend',
    'Step done',
    'Pause transfer',
    'Cancel transfer',
    'Refund',
    ...EVERYTHING,
  ]);
  screen.getByText('Waiting for the company behind the contract: “Step consent”, due on March 10, 2999.');
  screen.getByText('Step done: Step apply.');
  await act(async () => fireEvent.click(screen.getByRole('menuitem', { name: 'Step done' })));
  screen.getByText('Next is “Step sign”. The fee stays paid, and the contract stays pending.');
  screen.getByLabelText('Date of the written consent');
  screen.getByLabelText('Who gave it');
});

it.each<[Partial<AdminTransfer>, string, RegExp]>([
  [{ stalledAt: '2026-03-20T12:00:00.000Z' }, 'Transfer stalled', /more than a week late/],
  [
    { pausedAt: '2026-03-20T12:00:00.000Z', pauseReasons: ['OBJECTION', 'DISPUTE'] },
    'Transfer paused',
    /the other one objects.+the bank has decided/,
  ],
  [
    { status: 'CANCELLED', endReason: 'STATUS_CHANGED', feeOutcome: 'UNDECIDED' },
    'Fee undecided',
    /Next: decide/,
  ],
  [
    { status: 'CANCELLED', endReason: 'BUYER_WITHDREW', feeOutcome: 'KEEP' },
    'Transfer cancelled',
    /The fee is not refunded/,
  ],
  [
    { status: 'CANCELLED', endReason: 'NOT_APPROVED', feeOutcome: 'UNDECIDED' },
    'Fee undecided',
    /had such a refund in the 90 days before\. Next: decide/,
  ],
  [
    {
      ...{ status: 'CANCELLED', endReason: 'STATUS_CHANGED', feeOutcome: 'UNDECIDED' },
      feeRule: 'ALWAYS_REFUND',
    },
    'Fee undecided',
    /Next: refund the fee\.$/,
  ],
  [{ status: 'COMPLETED' }, 'Transfer completed', /handed over/],
])('says what happens next: %j', (change, badge, sentence) => {
  show(transfer(change));
  screen.getByText(badge);
  screen.getByText(sentence);
});

it('says that a refusal waits for an answer', () => {
  const refusal = {
    by: 'HOLDER',
    reason: 'NOT_APPROVED',
    note: null,
    saidBy: 'Ms. Reed',
    saidOn: '2026-03-02',
  } as const;
  const refused = step('consent', { status: 'CURRENT', refusal });
  show(transfer({ steps: [refused], currentStep: { key: 'consent' } }));
  screen.getByText(/^The seller says that something stops.+ Waiting for the buyer to agree\.$/);
});

it('names a step that is late', () => {
  const late = step('apply', { status: 'CURRENT', dueAt: '2026-03-10T12:00:00.000Z' });
  show(transfer({ steps: [late], currentStep: { key: 'apply' } }));
  screen.getByText('Transfer late');
  screen.getByText(/was due on March 10, 2026/);
});

it('refunds a fee that always goes back without asking', async () => {
  const cancelled = transfer({ status: 'CANCELLED', endReason: 'ADMIN_CANCELLED', feeOutcome: 'REFUND' });
  const variables = { id: 'transfer', fee: 'REFUND', contractStatus: 'ACTIVE', reason: 'Both asked' };
  show(transfer({ feeRule: 'ALWAYS_REFUND' }), {
    mocks: [
      {
        request: { query: CancelTransferDocument, variables },
        result: { data: { cancelTransfer: cancelled } },
      },
    ],
  });
  await choose('Cancel transfer');
  screen.getByText(/It is refunded: the fee of this purchase always goes back\./);
  expect(screen.queryByText('Fee')).toBeNull();
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Both asked' } });
  await press('Cancel transfer');
  await act(settle);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks for fee and reason before it cancels, and says what happens to both', async () => {
  const cancelled = transfer({ status: 'CANCELLED', endReason: 'ADMIN_CANCELLED', feeOutcome: 'KEEP' });
  const variables = { id: 'transfer', fee: 'KEEP', contractStatus: 'CANCELLED', reason: 'Both asked' };
  show(transfer(), {
    mocks: [
      {
        request: { query: CancelTransferDocument, variables },
        result: { data: { cancelTransfer: cancelled } },
      },
    ],
  });
  await choose('Cancel transfer');
  screen.getByText(/The buyer, ada@example.com, paid the fee of \$25.00/);
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Both asked' } });
  await press('Cancel transfer');
  screen.getByText('Please choose what happens to the fee.');
  fireEvent.click(screen.getByLabelText('Keep the fee of $25.00'));
  fireEvent.click(screen.getByLabelText('Take the contract off the market'));
  await press('Cancel transfer');
  await act(settle);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows contact details after a press that says it is recorded', async () => {
  const card = {
    __typename: 'TransferContact',
    role: 'BUYER',
    name: 'Ada Byron',
    email: 'ada@example.com',
    phone: null,
    note: null,
  };
  show(transfer(), {
    mocks: [
      {
        request: { query: AdminTransferContactsDocument, variables: { transferId: 'transfer' } },
        result: { data: { transferContacts: [card] } },
      },
    ],
  });
  await open();
  screen.getByText('Reading them is recorded in the audit log.');
  await press('Show contact details Civic lease');
  await act(settle);
  screen.getByText(/Ada Byron · ada@example.com/);
});

it('says why an admin who is a party is offered nothing', async () => {
  showSale(
    { purchase: purchase({ refundable: false }), transfer: transfer({ allowedActions: [] }) },
    { boot: { me: aMe({ id: 'buyer', isAdmin: true, roles: ['ADMIN'] }) } },
  );
  await open();
  screen.getByText(/You are a party to this transfer/);
});

it('offers finance the refund, and neither contact details nor links to members', async () => {
  const decides = transfer({ allowedActions: ['CANCEL'] });
  show(decides, { boot: { me: aMe({ roles: ['FINANCE'] }) } });
  expect(screen.queryByRole('link', { name: 'ada@example.com' })).toBeNull();
  screen.getByText(/ada@example\.com/);
  await press('Actions for Civic lease');
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    ...['Details', 'Cancel transfer', 'Refund'],
  ]);
  await act(async () => fireEvent.click(screen.getByRole('menuitem', { name: 'Details' })));
  screen.getByRole('heading', { name: 'Payment' });
  expect(screen.queryByText('Contact details')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Contract' })).toBeNull();
});

it('keeps the dialog open when the server refuses', async () => {
  const variables = { id: 'transfer', days: 7, reason: 'They asked for it' };
  show(transfer(), {
    mocks: [
      { request: { query: ExtendStepDocument, variables }, result: refusal('CONFLICT', 'It is over.') },
    ],
  });
  await choose('Extend');
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'They asked for it' } });
  await press('Extend');
  await act(settle);
  screen.getByRole('dialog');
});

it('shows the state of the payment beside that of the transfer', () => {
  show(transfer());
  screen.getByText('Paid');
  screen.getByText('Transfer in progress');
});

it('shows a payment that led to no transfer with its own state and next step', async () => {
  const opened = purchase({ status: 'CREATED', refundable: false, capturedAt: null, history: [] });
  showSale({ purchase: opened, transfer: null });
  screen.getByText('Payment opened');
  screen.getByText('The buyer has not confirmed a card yet.');
  expect(screen.queryByText(/^Transfer/)).toBeNull();
  await open();
  screen.getByRole('button', { name: 'Copy Purchase purchase' });
  expect(screen.queryByText('Steps')).toBeNull();
});

const OVER = transfer({ status: 'COMPLETED', allowedActions: [] });

it.each<[string, Sale, RegExp]>([
  [
    'of both, if an admin has to act on the payment',
    { purchase: purchase({ status: 'REFUND_FAILED' }), transfer: OVER },
    /^Next: refund it again\. The contract was handed over\.$/,
  ],
  [
    'of the transfer, if it is paused for the dispute of the payment',
    {
      purchase: purchase({ status: 'DISPUTED' }),
      transfer: transfer({ pausedAt: '2026-03-20T12:00:00.000Z', pauseReasons: ['DISPUTE'] }),
    },
    /^Next: answer the dispute in the provider's dashboard\. The transfer waits/,
  ],
])('says the next step %s', (_name, sale, sentence) => {
  showSale(sale);
  screen.getByText(sentence);
});

it('shows the reason of a refund, and not that of a fee that was kept as one', () => {
  const refunded = purchase({ status: 'REFUNDED', refundReason: 'Goodwill' });
  showSale({ purchase: refunded, transfer: OVER });
  screen.getByText(/Reason for the refund: Goodwill/);
  cleanup();
  showSale({ purchase: { ...refunded, status: 'KEPT' }, transfer: OVER });
  expect(screen.queryByText(/Reason for the refund/)).toBeNull();
});

it('offers no refund beside the decision about the fee, which includes it', async () => {
  show(
    transfer({
      status: 'CANCELLED',
      endReason: 'STATUS_CHANGED',
      feeOutcome: 'UNDECIDED',
      allowedActions: ['DECIDE_FEE'],
    }),
  );
  screen.getByText('Fee undecided');
  screen.getByText('Transfer cancelled');
  await press('Actions for Civic lease');
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Details',
    'Decide fee',
    ...EVERYTHING,
  ]);
});

it('says that a refund ends the transfer, and sends it with the reason', async () => {
  const variables = { id: 'purchase', reason: 'Goodwill', takeOffMarket: true };
  const refunded = purchase({ status: 'REFUNDED', refundable: false });
  const result = { data: { refundPurchase: { ...refunded, transfer: OVER } } };
  showSale(
    { purchase: purchase(), transfer: transfer() },
    { mocks: [{ request: { query: RefundPurchaseDocument, variables }, result }] },
  );
  await choose('Refund');
  screen.getByText(/back for “Civic lease”\. The transfer is cancelled\. Buyer and seller get an email/);
  fireEvent.click(screen.getByLabelText('Take the contract off the market'));
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Goodwill' } });
  await press('Refund');
  await act(settle);
  expect(screen.queryByRole('dialog')).toBeNull();
});

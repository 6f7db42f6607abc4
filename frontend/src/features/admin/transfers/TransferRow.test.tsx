import { expect, it } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import {
  AdminTransferContactsDocument,
  CancelTransferDocument,
  ExtendStepDocument,
} from '../../../generated/admin-transfers';
import { refusal, renderComponent, type HarnessOptions } from '../../../testing/harness';
import { settle } from '../../../testing/settle';
import { TransferRow } from './TransferRow';
import type { AdminTransfer } from './transfer-words';

const step = (key: string, change: Partial<AdminTransfer['steps'][number]> = {}) => ({
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
  note: null,
  refusal: null,
  ...change,
});

const transfer = (change: Partial<AdminTransfer> = {}) =>
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
    purchase: {
      __typename: 'AdminPurchase',
      id: 'purchase',
      contractTitle: 'Civic lease',
      buyerEmail: 'ada@example.com',
      sellerEmail: 'grace@example.com',
      amount: 2500,
      status: 'CAPTURED',
      mode: 'LIVE',
      contract: { __typename: 'Contract', id: 'contract', status: 'PENDING' },
    },
    currentStep: { __typename: 'TransferStep', key: 'consent' },
    steps: [
      step('apply', { status: 'DONE', doneOn: '2026-03-02' }),
      step('consent', {
        status: 'CURRENT',
        bound: true,
        actor: 'THIRD_PARTY',
        dueAt: '2999-03-10T12:00:00.000Z',
      }),
      step('sign'),
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

const show = (shown: AdminTransfer, options?: HarnessOptions) =>
  renderComponent(
    <MemoryRouter>
      <TransferRow transfer={shown} />
    </MemoryRouter>,
    options,
  );
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const choose = async (name: string) => {
  await press('Actions for Civic lease');
  await act(async () => fireEvent.click(screen.getByRole('menuitem', { name })));
};
const open = () => choose('Details');

it('offers what the server permits, and nothing that passes the written consent', async () => {
  show(transfer());
  await open();
  await press('Actions for Civic lease');
  const names = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(names).toEqual(['Extend', 'Step done', 'Pause', 'Cancel']);
  screen.getByText('Waiting for the company behind the contract: “Step consent”, due on March 10, 2999.');
  screen.getByText('Step done: Step apply.');
  await act(async () => fireEvent.click(screen.getByRole('menuitem', { name: 'Step done' })));
  screen.getByText('Next is “Step sign”. The fee stays paid, and the contract stays pending.');
  screen.getByLabelText('Date of the written consent');
  screen.getByLabelText('Who gave it');
});

it.each<[Partial<AdminTransfer>, string, RegExp]>([
  [{ stalledAt: '2026-03-20T12:00:00.000Z' }, 'Stalled', /more than a week late/],
  [
    { pausedAt: '2026-03-20T12:00:00.000Z', pauseReasons: ['OBJECTION', 'DISPUTE'] },
    'Paused',
    /the other one objects.+the bank has decided/,
  ],
  [
    { status: 'CANCELLED', endReason: 'STATUS_CHANGED', feeOutcome: 'UNDECIDED' },
    'Fee undecided',
    /Next: decide/,
  ],
  [
    { status: 'CANCELLED', endReason: 'BUYER_WITHDREW', feeOutcome: 'KEEP' },
    'Cancelled',
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
  [{ status: 'COMPLETED' }, 'Completed', /handed over/],
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
  screen.getByText('Late');
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
  await choose('Cancel');
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
  await choose('Cancel');
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
  show(transfer({ allowedActions: [] }));
  await press('More about Civic lease');
  screen.getByText(/You are a party to this transfer/);
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

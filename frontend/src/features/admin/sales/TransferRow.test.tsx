import { expect, it } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { ResumeTransferDocument, type StaffTransferFieldsFragment } from '../../../generated/admin-sales';
import { staffTransfer } from '../../../testing/admin-transfer';
import { renderComponent, type HarnessOptions } from '../../../testing/harness';
import { aMe } from '../../../testing/samples';
import { settle } from '../../../testing/settle';
import { TransferRow } from './TransferRow';

const moderator = { me: aMe({ roles: ['MODERATOR'] }) };
const show = (transfer: StaffTransferFieldsFragment, options: HarnessOptions = {}) =>
  renderComponent(
    <MemoryRouter>
      <TransferRow transfer={transfer} />
    </MemoryRouter>,
    { boot: moderator, ...options },
  );
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const choose = async (name: string) => {
  await press('Actions for Civic lease');
  await act(async () => fireEvent.click(screen.getByRole('menuitem', { name })));
};
const PAUSED = { pausedAt: '2026-03-20T12:00:00.000Z', allowedActions: ['RESUME' as const] };

it('names contract and parties without their email addresses or the payment', async () => {
  show(staffTransfer({ ...PAUSED, pauseReasons: ['REPORT'] }));
  screen.getByRole('link', { name: 'Civic lease' });
  screen.getByRole('link', { name: 'Grace H.' });
  screen.getByRole('link', { name: 'member buyer' });
  screen.getByText('Transfer paused');
  await choose('Details');
  screen.getByText('Step done: Step apply.');
  for (const absent of ['Payment', 'Contact details']) expect(screen.queryByText(absent)).toBeNull();
  expect(screen.queryByText(/@example\.com|\$/)).toBeNull();
});

it('lets a moderator settle a report, and does not ask for the purchase', async () => {
  const variables = { id: 'transfer', reason: 'A misunderstanding', money: false };
  const resumed = staffTransfer({ allowedActions: [] });
  show(staffTransfer({ ...PAUSED, pauseReasons: ['REPORT', 'ADMIN'] }), {
    mocks: [
      {
        request: { query: ResumeTransferDocument, variables },
        result: { data: { resumeTransfer: resumed } },
      },
    ],
  });
  await choose('Resume transfer');
  screen.getByText(/stays paused until an admin has settled what else paused it/);
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'A misunderstanding' } });
  await press('Resume transfer');
  await act(settle);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows contact details to support, and offers nothing else', async () => {
  show(staffTransfer({ allowedActions: [] }), { boot: { me: aMe({ roles: ['SUPPORT'] }) } });
  await choose('Details');
  screen.getByRole('button', { name: 'Show contact details Civic lease' });
});

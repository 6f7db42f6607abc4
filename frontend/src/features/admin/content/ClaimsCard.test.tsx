import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { SetClaimDocument, type ClaimFieldsFragment } from '../../../generated/admin';
import { renderComponent } from '../../../testing/harness';
import { ClaimsCard } from './ClaimsCard';

afterEach(cleanup);
globalThis.fetch = async () => new Response(JSON.stringify({ data: { content: [] } }));

const claim = (change: Partial<ClaimFieldsFragment> = {}): ClaimFieldsFragment => ({
  key: 'success-rate',
  where: 'Top of the landing page',
  texts: ['99% Success Rate'],
  state: 'OPEN',
  hidden: false,
  confirmedAt: null,
  confirmedBy: null,
  ...change,
});
const confirmed = claim({
  ...{ key: 'footer-line', texts: ['Licensed and regulated'], state: 'CONFIRMED' },
  ...{ confirmedAt: '2026-03-01T12:00:00.000Z', confirmedBy: 'ada@example.com' },
});
const replaced = claim({ key: 'years-trusted', texts: ['5+ Years Trusted'], state: 'REPLACED' });

test('says what visitors see, who confirmed what, and how many texts were replaced', () => {
  const { rerender } = renderComponent(<ClaimsCard claims={[claim(), confirmed, replaced]} />);
  screen.getByText('Placeholder claims: replace before launch');
  fireEvent.click(screen.getByRole('button', { name: 'Show all 2 claims' }));
  screen.getByText(/confirmed by ada@example.com on March 1, 2026/);
  screen.getByText(/1 replaced so far/);
  expect(screen.queryByText('“5+ Years Trusted”')).toBeNull();
  rerender(<ClaimsCard claims={[claim({ hidden: true }), confirmed]} />);
  screen.getByText('Not shown to visitors: 1 of 2 claims');
  rerender(<ClaimsCard claims={[confirmed]} />);
  expect(screen.queryByRole('note')).toBeNull();
});

test('the switch confirms a claim', async () => {
  const decided: unknown[] = [];
  renderComponent(<ClaimsCard claims={[claim()]} />, {
    mocks: [
      {
        request: { query: SetClaimDocument, variables: () => true },
        result: (variables: object) => {
          decided.push(variables);
          return { data: { setClaim: claim({ state: 'CONFIRMED' }) } };
        },
      },
    ],
  });
  fireEvent.click(screen.getByRole('button', { name: 'Show the claim' }));
  fireEvent.click(screen.getByLabelText('Confirm: this is true. 99% Success Rate'));
  await waitFor(() => expect(decided).toEqual([{ key: 'success-rate', input: { confirmed: true } }]));
});

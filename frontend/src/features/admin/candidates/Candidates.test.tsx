import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { AdminCandidatesDocument } from '../../../generated/admin-candidates';
import { anOffer, candidateNumber } from '../../../testing/candidates';
import { renderComponent } from '../../../testing/harness';
import { Candidates } from './Candidates';

afterEach(cleanup);

const show = (candidates: object[]) =>
  renderComponent(
    <MemoryRouter>
      <Candidates contractId="one" type="CAR_LEASE" />
    </MemoryRouter>,
    {
      mocks: [
        {
          request: { query: AdminCandidatesDocument, variables: { contractId: 'one' } },
          result: { data: { candidates } },
        },
      ],
    },
  );

test('reads them only when asked, because each reading is recorded', async () => {
  const requirements = [{ __typename: 'RequirementTick' as const, key: 'creditBand', met: false }];
  show([
    {
      ...candidateNumber(1, { offers: [anOffer()], requirements, passReason: 'NO_ANSWER', status: 'PASSED' }),
      memberId: '0123456789',
    },
  ]);
  expect(screen.queryByText('Candidate 1')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /recorded/ }));
  await screen.findByText('Candidate 1');
  screen.getByText('member 01234567');
  screen.getByText(/the seller: “I got no answer” · misses: Credit score/);
  screen.getByText('$1,500.00');
  expect(screen.queryAllByRole('button', { name: /Accept|Choose|Pass/ })).toEqual([]);
});

test('says that nobody has asked', async () => {
  show([]);
  fireEvent.click(screen.getByRole('button', { name: /recorded/ }));
  await screen.findByText('Nobody has asked for it.');
});

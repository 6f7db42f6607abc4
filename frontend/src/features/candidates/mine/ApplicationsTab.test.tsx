import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { MyApplicationsDocument } from '../../../generated/candidates';
import { anApplication, anOffer, LATER } from '../../../testing/candidates';
import { renderComponent } from '../../../testing/harness';
import { connectionOf, contractNumber } from '../../../testing/samples';
import { ApplicationsTab } from './ApplicationsTab';

afterEach(cleanup);

const contract = (number: number) => {
  const { id, type, title, monthlyPayment, status, saleMode } = contractNumber(number);
  return { __typename: 'Contract' as const, id, type, title, monthlyPayment, status, saleMode };
};
const show = (applications: object[]) =>
  renderComponent(
    <MemoryRouter>
      <ApplicationsTab />
    </MemoryRouter>,
    {
      mocks: [
        {
          request: { query: MyApplicationsDocument, variables: {} },
          result: {
            data: {
              myApplications: connectionOf(applications as { __typename: 'Application'; id: string }[]),
            },
          },
        },
      ],
    },
  );

test('without applications it says what to do', async () => {
  show([]);
  await screen.findByText('No applications yet');
  expect(screen.getByText('Find a contract').closest('a')?.getAttribute('href')).toBe('/contracts');
});

test('each application says where it stands, and what is asked of the member', async () => {
  const offer = anOffer({ by: 'HOLDER' });
  show([
    { ...anApplication({ id: 'a1', offers: [offer] }), contract: contract(1) },
    { ...anApplication({ id: 'a2', status: 'CHOSEN', reservedUntil: LATER }), contract: contract(2) },
    { ...anApplication({ id: 'a3', status: 'PASSED', allowedActions: [] }), contract: null },
  ]);
  const rows = await screen.findAllByRole('listitem');
  const [offered, chosen, passed] = rows.map((row) => within(row));
  offered!.getByText('The seller made you an offer.');
  offered!.getByText(/^Offer of the seller: Incentive \$1,500\.00\. Please answer by /);
  expect(offered!.getByText('Answer the offer').getAttribute('href')).toBe(`/contracts/${contract(1).id}`);
  chosen!.getByText('Buy');
  chosen!.getByText(/you have until Jan 2, 2099/);
  passed!.getByText('The seller went on with somebody else.');
  expect(passed!.queryByText('Withdraw')).toBeNull();
});

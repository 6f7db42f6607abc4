import { expect, it } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { OrganisationListingsDocument, PauseContractDocument } from '../../generated/listings';
import { OrganisationMembersDocument } from '../../generated/organisations';
import { refusal, renderComponent, type HarnessOptions } from '../../testing/harness';
import { contractNumber } from '../../testing/samples';
import { settle } from '../../testing/settle';
import { OrganisationListings } from './OrganisationListings';

type Mock = NonNullable<HarnessOptions['mocks']>[number];

const AT = '2026-03-01T12:00:00.000Z';
const ADA = { userId: 'ada', email: 'ada@example.com' };
const PAUSED = { status: 'CANCELLED', offMarketReason: 'PAUSED' };

const contract = (number: number, holderId: string, change: object = {}) => ({
  ...contractNumber(number),
  ...{ offMarketReason: null, freshUntil: null, transferableUntil: null, applicationCount: null },
  holder: {
    ...{ __typename: 'PublicMember' as const, id: holderId, emailConfirmed: true },
    ...{ handedOver: 0, answersWithinHours: null },
  },
  ...change,
});
const listing = (
  number: number,
  holderId: string,
  change: object = {},
  allowedActions = ['EDIT', 'PAUSE'],
) => ({
  ...{ __typename: 'Listing' as const, openQuestions: 3, views: 5, favourites: 0, sentBackFor: null },
  awaitsApproval: false,
  keyFacts: { __typename: 'KeyFacts' as const, stated: 1, total: 8 },
  ...{ contract: contract(number, holderId, change), allowedActions },
});
const listings = (nodes: object[], status?: string): Mock => ({
  request: {
    query: OrganisationListingsDocument,
    variables: { organisationId: 'acme', ...(status && { status }) },
  },
  result: {
    data: {
      myListings: {
        __typename: 'ListingConnection' as const,
        edges: nodes.map((node, at) => ({ __typename: 'ListingEdge' as const, cursor: `c${at}`, node })),
        pageInfo: { __typename: 'PageInfo' as const, hasNextPage: false, endCursor: null },
      },
    },
  },
});
const MEMBERS: Mock = {
  request: { query: OrganisationMembersDocument, variables: { id: 'acme' } },
  result: {
    data: {
      organisationMembers: [
        {
          __typename: 'OrganisationMember',
          ...ADA,
          ...{ emailConfirmed: true, role: 'OWNER', createdAt: AT },
        },
      ],
    },
  },
};

async function open(...mocks: Mock[]) {
  await openWith(MEMBERS, ...mocks);
}
async function openWith(...mocks: Mock[]) {
  renderComponent(
    <MemoryRouter>
      <OrganisationListings organisation={{ id: 'acme', name: 'Acme Motors' }} userId="bob" />
    </MemoryRouter>,
    { mocks },
  );
  await act(settle);
}
const row = (title: string) => within(screen.getByText(title).closest('li') as HTMLElement);
const press = (name: string | RegExp) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await settle();
  });

it('shows who listed each contract, and the thread and photos of their own only', async () => {
  await open(listings([listing(1, 'bob'), listing(2, 'ada'), listing(3, 'gone')]));
  const [own, colleagues, others] = [row('Contract 1'), row('Contract 2'), row('Contract 3')];
  own.getByText('Listed by you');
  own.getByText('3 new');
  own.getByRole('link', { name: 'Photos' });
  expect(own.getByRole('link', { name: 'Edit' })).not.toBeNull();
  expect(colleagues.getByText(/^Listed by/).textContent).toBe('Listed by ada@example.com');
  expect(colleagues.queryByText(/new$|open question/)).toBeNull();
  expect(colleagues.queryByRole('link', { name: 'Photos' })).toBeNull();
  expect(colleagues.getByRole('link', { name: 'Edit' }).getAttribute('href')).toContain('edit=');
  others.getByText('Listed by a former member');
});

it('does not wait for names that cannot be loaded', async () => {
  await openWith({ ...MEMBERS, result: refusal('UNAVAILABLE', 'Down.') }, listings([listing(2, 'ada')]));
  row('Contract 2').getByText('Listed by a colleague');
});

it('pauses the contract of a colleague, and shows what the server allows then', async () => {
  await open(
    listings([listing(2, 'ada')]),
    {
      request: { query: PauseContractDocument, variables: { id: contractNumber(2).id } },
      result: { data: { pauseContract: contract(2, 'ada', PAUSED) } },
    },
    listings([listing(2, 'ada', PAUSED, ['EDIT', 'RESUME'])]),
  );
  await press('Pause');
  await act(async () => {
    fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Pause' }));
    await settle();
  });
  row('Contract 2').getByText('Paused');
  await screen.findByRole('button', { name: 'Resume' });
});

it('leads to no page that only its holder reads', async () => {
  const waiting = { awaitsApproval: true };
  await open(
    listings([
      listing(1, 'bob', PAUSED),
      { ...listing(2, 'ada', { ...PAUSED, offMarketReason: 'WAITING' }, []), ...waiting },
      // it was paused, and edited
      { ...listing(3, 'ada', PAUSED), ...waiting },
      listing(4, 'ada', PAUSED),
      { ...listing(5, 'bob', PAUSED), ...waiting },
    ]),
  );
  const links = screen.getAllByRole('link', { name: /^Contract/ }).map(({ textContent }) => textContent);
  expect(links).toEqual(['Contract 1', 'Contract 4', 'Contract 5']);
  row('Contract 2').getByText('Waiting for review');
});

it('is filtered by status, and says so if none has it', async () => {
  await open(listings([listing(1, 'bob')]), listings([], 'PENDING'), listings([listing(1, 'bob')]));
  await act(async () => {
    fireEvent.change(screen.getByLabelText('Which contracts'), { target: { value: 'in-transfer' } });
    await settle();
  });
  await screen.findByText('No contract of Acme Motors is “In transfer” now.');
  await press('Show all');
  await screen.findByText('Contract 1');
});

it('says what to do without contracts, and tries again after a failure', async () => {
  await open({ ...listings([]), result: refusal('UNAVAILABLE', 'Down.') }, listings([]));
  await press(/try again|retry/i);
  screen.getByText('Nothing listed yet');
  expect(screen.getByRole('link', { name: 'List a contract' }).getAttribute('href')).toBe(
    '/contracts/submit',
  );
});

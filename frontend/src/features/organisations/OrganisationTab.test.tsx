import { expect, it } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import {
  AcceptInvitationDocument,
  ConfirmWebsiteDocument,
  InviteToOrganisationDocument,
  MyOrganisationsDocument,
  OrganisationMembersDocument,
  RemoveOrganisationMemberDocument,
  RequestOrganisationDocument,
  RevokeInvitationDocument,
  SentInvitationsDocument,
  SetOrganisationRoleDocument,
} from '../../generated/organisations';
import { refusal, renderComponent, type HarnessOptions } from '../../testing/harness';
import { settle } from '../../testing/settle';
import { OrganisationTab } from './OrganisationTab';

type Mock = NonNullable<HarnessOptions['mocks']>[number];

const AT = '2026-03-01T12:00:00.000Z';
const acme = {
  __typename: 'Organisation' as const,
  ...{ id: 'acme', name: 'Acme Motors', kind: 'DEALER', licence: 'TX dealer license P12345' },
  ...{
    website: 'acme.example',
    websiteConfirmedAt: null as string | null,
    proof: 'handover-verification=4fTq',
  },
  ...{ status: 'APPROVED', badge: 'Dealer', role: 'OWNER', createdAt: AT },
  ...{ embedOrigins: [], leadsEmail: null },
};
const invitation = {
  __typename: 'OrganisationInvitation' as const,
  ...{ id: 'i', organisationId: 'acme', organisationName: 'Acme Motors' },
  ...{ email: 'bob@example.com', role: 'EDITOR', expiresAt: AT },
};
const member = (email: string, role: string) => ({
  __typename: 'OrganisationMember' as const,
  ...{ userId: email, email, emailConfirmed: true, role, createdAt: AT },
});
const [ada, bob] = [member('ada@example.com', 'OWNER'), member('bob@example.com', 'EDITOR')];

const mine = (myOrganisations: object[], myInvitations: object[] = []): Mock => ({
  request: { query: MyOrganisationsDocument },
  result: { data: { myOrganisations, myInvitations } },
});
const members = (...organisationMembers: object[]): Mock => ({
  request: { query: OrganisationMembersDocument, variables: { id: 'acme' } },
  result: { data: { organisationMembers } },
});
const sent = (...organisationInvitations: object[]): Mock => ({
  request: { query: SentInvitationsDocument, variables: { id: 'acme' } },
  result: { data: { organisationInvitations } },
});

async function open(...mocks: Mock[]) {
  renderComponent(
    <MemoryRouter initialEntries={['/account?tab=organization']}>
      <OrganisationTab userId={ada.userId} notice={null} contracts={() => null} />
    </MemoryRouter>,
    { mocks },
  );
  await act(settle);
}
const press = (name: string | RegExp) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await settle();
  });
const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);

it('says what an organization is for, and asks for one', async () => {
  const input = { name: 'Acme Motors', kind: 'BROKER', licence: 'P12345', website: 'acme.example' };
  await open(
    mine([]),
    {
      request: { query: RequestOrganisationDocument, variables: { input } },
      result: { data: { requestOrganisation: { ...acme, status: 'REQUESTED' } } },
    },
    mine([{ ...acme, status: 'REQUESTED' }]),
    members(ada),
    sent(),
  );
  screen.getByText('Your name and badge');
  await press('Send Request');
  screen.getByText('Please enter the name of the organization.');
  screen.getByText('Please describe your license.');
  fill('Name', ' Acme Motors ');
  fill('What it is', 'BROKER');
  fill('License', 'P12345');
  fill(/^Website/, 'https://Acme.example/');
  await press('Send Request');
  const card = await screen.findByRole('region', { name: 'Acme Motors' });
  within(card).getByText('Waiting for approval');
  expect(screen.queryByRole('button', { name: 'Invite' })).toBeNull();
  expect(screen.queryByText('Your name and badge')).toBeNull();
});

it('shows at its field what the server refuses', async () => {
  const input = { name: 'Acme Motors', kind: 'DEALER', licence: 'P12345', website: 'acme' };
  await open(mine([]), {
    request: { query: RequestOrganisationDocument, variables: { input } },
    result: refusal('VALIDATION', 'Check it.', { website: 'Please enter the domain of the website.' }),
  });
  fill('Name', 'Acme Motors');
  fill('License', 'P12345');
  fill(/^Website/, 'acme');
  await press('Send Request');
  await screen.findByText('Please enter the domain of the website.');
});

it('checks the website, and says what is missing', async () => {
  const check = { query: ConfirmWebsiteDocument, variables: { id: 'acme' } };
  await open(
    mine([acme]),
    members(ada),
    sent(),
    { request: check, result: refusal('CONFLICT', 'We found the line nowhere.') },
    { request: check, result: { data: { confirmWebsite: { ...acme, websiteConfirmedAt: AT } } } },
  );
  screen.getByText(acme.proof);
  await press('Check Now');
  expect(alerts()).toEqual(['We found the line nowhere.']);
  await press('Check Now');
  await screen.findByText('Confirmed');
  expect(screen.queryByRole('button', { name: 'Check Now' })).toBeNull();
});

it('invites by email, lists the invitation, and revokes it', async () => {
  const input = { email: 'bob@example.com', role: 'READER' };
  const invite = { query: InviteToOrganisationDocument, variables: { id: 'acme', input } };
  await open(
    ...[mine([acme]), members(ada), sent()],
    { request: invite, result: refusal('CONFLICT', 'They are a member already.') },
    { request: invite, result: { data: { inviteToOrganisation: invitation } } },
    sent(invitation),
    {
      request: { query: RevokeInvitationDocument, variables: { id: 'acme', invitationId: 'i' } },
      result: { data: { revokeOrganisationInvitation: { __typename: 'Done', success: true } } },
    },
    sent(),
  );
  await press('Invite');
  fill('Email', 'bob@example.com');
  fill('Role', 'READER');
  screen.getByText(/^Readers see who the members are/);
  await press('Send Invitation');
  expect(alerts()).toContain('They are a member already.');
  await press('Send Invitation');
  within(await screen.findByRole('list', { name: 'Open invitations' })).getByText('bob@example.com');
  await press('Revoke the invitation to bob@example.com');
  expect(screen.queryByRole('list', { name: 'Open invitations' })).toBeNull();
});

it('changes the role of a member and removes them after a question', async () => {
  const about = { id: 'acme', userId: bob.userId };
  await open(
    ...[mine([{ ...acme, leadsEmail: bob.email }]), members(ada, bob), sent()],
    {
      request: { query: SetOrganisationRoleDocument, variables: { ...about, role: 'READER' } },
      result: { data: { setOrganisationRole: { ...bob, role: 'READER' } } },
    },
    ...[members(ada, { ...bob, role: 'READER' }), sent()],
    {
      request: { query: RemoveOrganisationMemberDocument, variables: about },
      result: { data: { removeOrganisationMember: { __typename: 'Done', success: true } } },
    },
    ...[members(ada), sent(), mine([{ ...acme, leadsEmail: null }])],
  );
  const leads = () => screen.getByLabelText<HTMLSelectElement>('Who gets them').value;
  expect(leads()).toBe(bob.email);
  const role = () => screen.getByLabelText<HTMLSelectElement>('Role of bob@example.com');
  await act(async () => {
    fireEvent.change(role(), { target: { value: 'READER' } });
    await settle();
  });
  expect(role().value).toBe('READER');
  await press('Remove bob@example.com');
  await press('Remove');
  expect(within(screen.getByRole('list', { name: 'Members' })).getAllByRole('listitem')).toHaveLength(1);
  expect(leads()).toBe('');
});

it('keeps the last owner, and says why in the question', async () => {
  await open(...[mine([acme]), members(ada), sent()], {
    request: {
      query: RemoveOrganisationMemberDocument,
      variables: { id: 'acme', userId: ada.userId },
    },
    result: refusal('CONFLICT', 'An organization needs an owner.'),
  });
  await press('Leave Acme Motors');
  await press('Leave');
  within(screen.getByRole('alertdialog')).getByText('An organization needs an owner.');
});

it('accepts an invitation and opens the organization, without what only owners do', async () => {
  await open(
    mine([], [invitation]),
    {
      request: { query: AcceptInvitationDocument, variables: { id: 'i' } },
      result: { data: { acceptInvitation: { ...acme, role: 'EDITOR' } } },
    },
    mine([{ ...acme, role: 'EDITOR' }]),
    members({ ...ada, role: 'EDITOR' }, bob),
  );
  await press('Accept the invitation of Acme Motors');
  await screen.findByRole('region', { name: 'Acme Motors' });
  expect(screen.queryByRole('button', { name: 'Check Now' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Invite' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  screen.getByRole('button', { name: 'Leave Acme Motors' });
});

it('shows one of several at a time', async () => {
  const other = { ...acme, id: 'other', name: 'Other Brokers', status: 'CLOSED', role: 'READER' };
  const otherMembers = {
    request: { query: OrganisationMembersDocument, variables: { id: 'other' } },
    result: { data: { organisationMembers: [{ ...ada, role: 'READER' }] } },
  };
  await open(...[mine([acme, other]), members(ada), sent(), otherMembers]);
  await act(async () => {
    fill('Organization', 'other');
    await settle();
  });
  screen.getByRole('region', { name: 'Other Brokers' });
  screen.getByText('Closed');
  expect(screen.queryByRole('region', { name: 'Acme Motors' })).toBeNull();
  await press('Request Another');
  screen.getByRole('form', { name: 'Request an organization' });
});

it('says when it did not load, and tries again', async () => {
  await open(
    { request: { query: MyOrganisationsDocument }, result: refusal('UNAVAILABLE', 'Away.') },
    mine([]),
  );
  await press(/try again/i);
  screen.getByText('List as a business');
});

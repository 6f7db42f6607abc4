import { expect, it } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import {
  MyOrganisationsDocument,
  OrganisationMembersDocument,
  SentInvitationsDocument,
  SetEmbedOriginsDocument,
  SetLeadsDocument,
} from '../../../generated/organisations';
import { refusal, renderComponent, type HarnessOptions } from '../../../testing/harness';
import { settle } from '../../../testing/settle';
import { OrganisationTab } from '../OrganisationTab';

type Mock = NonNullable<HarnessOptions['mocks']>[number];

const AT = '2026-03-01T12:00:00.000Z';
const ACME = 'https://acme.example';
const acme = {
  __typename: 'Organisation' as const,
  ...{ id: 'acme', name: 'Acme Motors', kind: 'DEALER', licence: 'P12345', website: 'acme.example' },
  ...{ websiteConfirmedAt: AT, proof: 'handover-verification=4fTq', status: 'APPROVED', badge: 'Dealer' },
  ...{ role: 'OWNER', createdAt: AT, embedOrigins: [] as string[] | null, leadsEmail: null as string | null },
};
const member = (email: string, emailConfirmed = true) => ({
  __typename: 'OrganisationMember' as const,
  ...{ userId: email, email, emailConfirmed, role: 'OWNER', createdAt: AT },
});

async function open(organisation: object, ...mocks: Mock[]) {
  const variables = { id: 'acme' };
  const organisationMembers = [member('ada@example.com'), member('bob@example.com', false)];
  renderComponent(
    <MemoryRouter initialEntries={['/account?tab=organization']}>
      <OrganisationTab userId="ada@example.com" notice={null} contracts={() => null} />
    </MemoryRouter>,
    {
      mocks: [
        {
          request: { query: MyOrganisationsDocument },
          result: { data: { myOrganisations: [organisation], myInvitations: [] } },
        },
        {
          request: { query: OrganisationMembersDocument, variables },
          result: { data: { organisationMembers } },
        },
        {
          request: { query: SentInvitationsDocument, variables },
          result: { data: { organisationInvitations: [] } },
        },
        ...mocks,
      ],
    },
  );
  await act(settle);
}
const setOrigins = (shown: string[], origins: string[], result: object): Mock => ({
  request: { query: SetEmbedOriginsDocument, variables: { id: 'acme', origins, shown } },
  result,
});
const origins = (...embedOrigins: string[]) => ({
  data: { setEmbedOrigins: { __typename: 'Organisation' as const, id: 'acme', embedOrigins } },
});
const press = (name: string | RegExp) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await settle();
  });
const website = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Website' });
const typed = (value: string) => fireEvent.change(website(), { target: { value } });

it('names a website, gives the code for it, and takes it away', async () => {
  await open(acme, setOrigins([], [ACME], origins(ACME)), setOrigins([ACME], [], origins()));
  expect(website().value).toBe(ACME);
  expect(screen.queryByText(/<iframe/)).toBeNull();
  await press('Add');
  within(screen.getByRole('list', { name: 'Websites' })).getByText(ACME);
  expect(website().value).toBe('');
  screen.getByText(/^<iframe src="http:\/\/localhost\/embed\?org=acme" title="Contracts of Acme Motors"/);
  expect(screen.getByRole('link', { name: 'See the page' }).getAttribute('href')).toBe('/embed?org=acme');
  await press(`Remove ${ACME}`);
  expect(screen.queryByRole('list', { name: 'Websites' })).toBeNull();
  expect(screen.queryByText(/<iframe/)).toBeNull();
});

it('adds to those it has, none twice, and shows at the field what the server refuses', async () => {
  await open(
    { ...acme, embedOrigins: [ACME] },
    setOrigins(
      [ACME],
      [ACME, 'http://b.example'],
      refusal('VALIDATION', 'Check it.', { origins: 'It needs https.' }),
    ),
    setOrigins([ACME], [ACME, 'https://b.example'], origins(ACME, 'https://b.example')),
  );
  expect(website().value).toBe('');
  await press('Add');
  screen.getByText('Please enter the address of the website.');
  typed('acme.example/cars');
  await press('Add');
  screen.getByText('This website is in the list already.');
  typed('http://b.example');
  await press('Add');
  await screen.findByText('It needs https.');
  typed('b.example');
  await press('Add');
  within(screen.getByRole('list', { name: 'Websites' })).getByText('https://b.example');
});

it('says that another owner has changed the list, and shows the new one', async () => {
  const [gone, added] = ['https://gone.example', 'https://b.example'];
  const refused = refusal('CONFLICT', 'Another owner has changed these websites meanwhile.');
  await open(
    { ...acme, embedOrigins: [ACME, gone] },
    setOrigins([ACME, gone], [ACME, gone, added], refused),
    {
      request: { query: MyOrganisationsDocument },
      result: { data: { myOrganisations: [{ ...acme, embedOrigins: [ACME] }], myInvitations: [] } },
    },
    setOrigins([ACME], [ACME, added], origins(ACME, added)),
  );
  typed(added);
  await press('Add');
  await screen.findByText('Another owner has changed these websites meanwhile.');
  expect(screen.queryByText(gone)).toBeNull();
  expect(website().value).toBe(added);
  await press('Add');
  within(screen.getByRole('list', { name: 'Websites' })).getByText(added);
  expect(screen.queryByText(/Another owner/)).toBeNull();
});

it('has no room for an eleventh website', async () => {
  await open({ ...acme, embedOrigins: Array.from({ length: 10 }, (_, at) => `https://${at}.example`) });
  expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
});

it('sends leads to a member with a confirmed address, or to nobody', async () => {
  const leads = (email: string | null): Mock => ({
    request: { query: SetLeadsDocument, variables: { id: 'acme', email } },
    result: { data: { setLeads: { __typename: 'Organisation' as const, id: 'acme', leadsEmail: email } } },
  });
  await open(acme, leads('ada@example.com'), leads(null));
  const choice = screen.getByLabelText<HTMLSelectElement>('Who gets them');
  expect([...choice.options].map(({ label }) => label)).toEqual(['Nobody', 'ada@example.com']);
  screen.getByText(/have not confirmed/);
  const choose = (value: string) =>
    act(async () => {
      fireEvent.change(choice, { target: { value } });
      await settle();
    });
  await choose('ada@example.com');
  expect(choice.value).toBe('ada@example.com');
  await choose('');
  expect(choice.value).toBe('');
});

it.each([
  ['a broker gets no leads about cars', { kind: 'BROKER', badge: 'Broker' }, ['On your website']],
  ['an editor sets neither', { role: 'EDITOR', embedOrigins: null }, []],
  ['neither before it is approved', { status: 'REQUESTED' }, []],
])('%s', async (_name, change, expected) => {
  await open({ ...acme, ...change });
  const titles = ['On your website', 'Leads'];
  expect(titles.filter((name) => screen.queryByRole('region', { name }))).toEqual(expected);
});

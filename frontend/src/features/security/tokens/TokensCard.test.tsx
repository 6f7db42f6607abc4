import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import {
  CreateTokenDocument,
  MyTokensDocument,
  RevokeTokenDocument,
  RotateTokenDocument,
} from '../../../generated/security';
import { refusal, renderComponent, type HarnessOptions } from '../../../testing/harness';
import { settle } from '../../../testing/settle';
import { TokensCard } from './TokensCard';

afterEach(cleanup);

const token = {
  __typename: 'ApiToken' as const,
  ...{ id: 't', name: 'Stock import', prefix: 'hod_4fTq0bWz', scopes: ['listings:write'] },
  ...{ organisationId: null as string | null, oldUntil: null as string | null },
  ...{ expiresAt: '2099-03-01T12:00:00.000Z', lastUsedAt: null },
};
const organisation = {
  __typename: 'Organisation' as const,
  ...{ id: 'o', name: 'Acme Motors', role: 'OWNER', status: 'APPROVED' },
};
const newToken = { __typename: 'NewToken', id: 't', prefix: token.prefix };
const SECRET = 'hod_4fTq0bWz1SgQ9vXk2mYcR7nLd3hJp8uEaT5iKo6BwNx0yZ1CfGs';
const reading = (...myTokens: object[]) => ({
  request: { query: MyTokensDocument },
  result: { data: { myTokens, myOrganisations: [organisation] } },
});
const show = (...mocks: NonNullable<HarnessOptions['mocks']>) => renderComponent(<TokensCard />, { mocks });
const rows = () => within(screen.getByRole('list', { name: 'API tokens' })).getAllByRole('listitem');
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('creates a token and shows its secret once', async () => {
  const input = { name: 'Stock import', scopes: ['listings:write'], expiresInDays: 90 };
  show(
    reading(),
    {
      request: { query: CreateTokenDocument, variables: { input } },
      result: { data: { createToken: { ...newToken, token: SECRET } } },
    },
    reading(token),
  );
  await screen.findByText('No tokens yet');
  click('New Token');
  click('Create');
  await screen.findByText('Please give it a name.');
  fireEvent.change(screen.getByLabelText('Name, such as Stock import'), {
    target: { value: ' Stock import ' },
  });
  click('Create');
  await screen.findByText('Choose what it may do.');
  expect(screen.queryByText('admin:read')).toBeNull();
  fireEvent.click(screen.getByLabelText(/List, edit, pause/));
  click('Create');
  expect((await screen.findByLabelText('Token')).textContent).toBe(SECRET);
  click('I Have Saved It');
  await waitForElementToBeRemoved(() => screen.queryByText('Copy your token'));
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    'Stock importhod_4fTq0bWz… · listings:write · Works until March 1, 2099 · Never usedRotateRevoke',
  ]);
});

it('creates a token that acts for an organization, and names it in the list', async () => {
  const input = {
    ...{ name: 'Stock import', scopes: ['listings:write'], expiresInDays: 90 },
    organisationId: 'o',
  };
  show(
    reading(),
    {
      request: { query: CreateTokenDocument, variables: { input } },
      result: { data: { createToken: { ...newToken, token: SECRET } } },
    },
    reading({ ...token, organisationId: 'o' }, { ...token, id: 'old', organisationId: 'left' }),
  );
  await screen.findByText('No tokens yet');
  click('New Token');
  fireEvent.change(screen.getByLabelText('Name, such as Stock import'), {
    target: { value: 'Stock import' },
  });
  fireEvent.change(screen.getByLabelText('Acts for'), { target: { value: 'o' } });
  fireEvent.click(screen.getByLabelText(/List, edit, pause/));
  click('Create');
  await screen.findByLabelText('Token');
  click('I Have Saved It');
  await waitForElementToBeRemoved(() => screen.queryByText('Copy your token'));
  const [first, second] = rows();
  within(first!).getByText('Acme Motors');
  within(second!).getByText('An organization you left');
});

it('rotates a token, shows the new secret, and says until when the old one works', async () => {
  show(
    reading(token),
    {
      request: { query: RotateTokenDocument, variables: { id: 't', input: { overlapHours: 1 } } },
      result: { data: { rotateToken: { ...newToken, token: SECRET } } },
    },
    reading({ ...token, oldUntil: '2099-01-01T13:00:00.000Z' }),
  );
  await screen.findByRole('list', { name: 'API tokens' });
  click('Rotate Stock import');
  fireEvent.change(screen.getByLabelText('The old secret works'), { target: { value: '1' } });
  click('Rotate');
  expect((await screen.findByLabelText('Token')).textContent).toBe(SECRET);
  click('I Have Saved It');
  await waitForElementToBeRemoved(() => screen.queryByText('Copy your token'));
  expect(rows()[0]?.textContent).toContain('Its old secret works until Jan');
});

it('revokes a token after a question', async () => {
  show(
    reading(token),
    {
      request: { query: RevokeTokenDocument, variables: { id: 't' } },
      result: { data: { revokeToken: { __typename: 'Done', success: true } } },
    },
    reading(),
  );
  await screen.findByRole('list', { name: 'API tokens' });
  click('Revoke Stock import');
  click('Revoke');
  await screen.findByText('No tokens yet');
  await settle();
});

it('keeps a token that could not be revoked', async () => {
  show(reading(token), {
    request: { query: RevokeTokenDocument, variables: { id: 't' } },
    result: refusal('UNAVAILABLE', 'Please try again.'),
  });
  await screen.findByRole('list', { name: 'API tokens' });
  click('Revoke Stock import');
  click('Revoke');
  await waitForElementToBeRemoved(() => screen.queryByRole('alertdialog'));
  expect(rows()).toHaveLength(1);
});

it('says when the tokens did not load, and tries again', async () => {
  show({ request: { query: MyTokensDocument }, result: refusal('UNAVAILABLE', 'Away.') }, reading(token));
  await screen.findByText("Couldn't load your tokens");
  fireEvent.click(screen.getByRole('button', { name: /try again/i }));
  await screen.findByRole('list', { name: 'API tokens' });
});

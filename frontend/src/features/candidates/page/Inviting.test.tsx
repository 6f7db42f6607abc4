import { afterEach, expect, test } from '@jest/globals';
import type { MockLink } from '@apollo/client/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { InviteButton } from '../../../components/contract/InviteButton';
import { InviteCandidateDocument } from '../../../generated/invitations';
import { useToasts } from '../../../lib/toast/toast-store';
import { refusal, renderComponent } from '../../../testing/harness';
import { contractNumber } from '../../../testing/samples';
import { Inviting } from './Inviting';

afterEach(cleanup);

const choosing = contractNumber(1, { status: 'ACTIVE', saleMode: 'CHOOSE' });
const request = {
  query: InviteCandidateDocument,
  variables: { contractId: choosing.id, memberId: 'writer' },
};

function show(change: object = {}, mocks: MockLink.MockedResponse[] = [], isSelling = true) {
  const contract = { ...choosing, ...change } as Parameters<typeof Inviting>[0]['contract'];
  return renderComponent(
    <Inviting contract={contract} isSelling={isSelling}>
      <InviteButton memberId="writer" />
      <Said />
    </Inviting>,
    { mocks },
  );
}
const Said = () => <p>{useToasts()[0]?.description}</p>;
const button = () => screen.queryByRole('button', { name: 'Invite to ask' });

test('a holder who chooses invites a person who wrote, once', async () => {
  const done = { __typename: 'Done', success: true };
  show({}, [{ request, result: { data: { inviteCandidate: done } } }]);
  fireEvent.click(button() as HTMLElement);
  await screen.findByText('Invited');
  expect(button()).toBeNull();
});

test('a refused invitation can be tried again', async () => {
  show({}, [{ request, result: refusal('RATE_LIMITED', 'You have invited many candidates today.') }]);
  fireEvent.click(button() as HTMLElement);
  await screen.findByText('You have invited many candidates today.');
  expect(button()).not.toBeNull();
});

test.each([
  ['of a contract that the first one buys', { saleMode: 'FIRST_COME' }, true],
  ['of an apartment', { type: 'APARTMENT' }, true],
  ['of a mortgage', { type: 'MORTGAGE' }, true],
  ['of a contract in transfer', { status: 'PENDING' }, true],
  ['of another member', {}, false],
])('offers no invitation in the thread %s', (_, change, isSelling) => {
  show(change, [], isSelling);
  expect(button()).toBeNull();
});

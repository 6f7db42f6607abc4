import { afterEach, expect, jest, test } from '@jest/globals';
import type { MockLink } from '@apollo/client/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { AnswerOfferDocument, type OfferParty } from '../../../generated/candidates';
import { anApplication, anOffer, someTerms } from '../../../testing/candidates';
import { refusal, renderComponent } from '../../../testing/harness';
import { Offers } from './Offers';

afterEach(cleanup);

function show(reader: OfferParty, offers = [anOffer()], mocks: MockLink.MockedResponse[] = []) {
  const reload = jest.fn(async () => undefined);
  renderComponent(
    <Offers
      type="car-lease"
      application={anApplication({ offers })}
      reader={reader}
      listed={{ incentive: '$500.00' }}
      reload={reload}
    />,
    { mocks },
  );
  return reload;
}
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const answered = (variables: object, result: object): MockLink.MockedResponse => ({
  request: { query: AnswerOfferDocument, variables },
  result,
});

test('only the other one answers an offer, and a new one waits for the answer', () => {
  show('HOLDER');
  expect(buttons()).toEqual(['Accept', 'Counter', 'Decline']);
  cleanup();
  show('CANDIDATE');
  expect(buttons()).toEqual([]);
  screen.getByText(/^Waiting for an answer/);
  cleanup();
  show('CANDIDATE', [anOffer({ status: 'DECLINED' })]);
  expect(buttons()).toEqual(['Make an offer']);
});

test('accepting is sent once, and the list is read again', async () => {
  const reload = show('HOLDER', undefined, [
    answered(
      { offerId: 'offer-1', answer: 'ACCEPT' },
      { data: { answerOffer: anOffer({ status: 'ACCEPTED' }) } },
    ),
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

test('a counteroffer begins with the offer, and stays open with the reason if it is refused', async () => {
  const variables = { offerId: 'offer-1', answer: 'COUNTER', terms: { incentive: 120_000 } };
  const reload = show('HOLDER', undefined, [
    answered(variables, refusal('OFFER_CLOSED', 'This offer cannot be answered any more.')),
    answered(variables, {
      data: {
        answerOffer: anOffer({ id: 'offer-2', by: 'HOLDER', terms: someTerms({ incentive: 120_000 }) }),
      },
    }),
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Counter' }));
  const incentive = screen.getByLabelText<HTMLInputElement>(/Incentive/);
  expect(incentive.value).toBe('1500.00');
  fireEvent.change(incentive, { target: { value: '$1,200' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send counteroffer' }));
  await screen.findByText('This offer cannot be answered any more.');
  expect(screen.getByLabelText<HTMLInputElement>(/Incentive/).value).toBe('$1,200');
  fireEvent.click(screen.getByRole('button', { name: 'Send counteroffer' }));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act } from '@testing-library/react';
import type { MockLink } from '@apollo/client/testing';
import { PlacesDocument } from '../../generated/contracts';
import { renderWithProduct } from '../../testing/harness';
import { usePlaces } from './usePlaces';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const asked = jest.fn<(q: string) => void>();
beforeEach(() => void asked.mockClear());

const places = (q: string, labels: string[], delay = 0): MockLink.MockedResponse => ({
  request: { query: PlacesDocument, variables: { q } },
  delay,
  result: () => {
    asked(q);
    return {
      data: { places: labels.map((label) => ({ __typename: 'Place', id: label, label, zip: null })) },
    };
  },
});

function openField(mocks: MockLink.MockedResponse[]) {
  const field = { text: '' };
  const { hook, rerender } = renderWithProduct(() => usePlaces(field.text), { mocks });
  return {
    labels: () => hook().map(({ label }) => label),
    type: (text: string) => {
      field.text = text;
      rerender();
    },
    wait: (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms)),
  };
}

test('asks once the member stops typing, without the blanks around', async () => {
  const { type, wait, labels } = openField([places('Au', ['Aurora, CO']), places('Aust', ['Austin, TX'])]);
  type('Au');
  await wait(150);
  type(' Aust');
  await wait(199);
  expect(asked).not.toHaveBeenCalled();
  await wait(10);
  expect(asked.mock.calls).toEqual([['Aust']]);
  expect(labels()).toEqual(['Austin, TX']);
});

test('asks nothing for one character, and then shows no places', async () => {
  const { type, wait, labels } = openField([places('Au', ['Austin, TX']), places('A', ['Akron, OH'])]);
  type('Au');
  await wait(250);
  type('A');
  expect(labels()).toEqual(['Austin, TX']);
  await wait(250);
  expect(labels()).toEqual([]);
  expect(asked.mock.calls).toEqual([['Au']]);
});

test('a late answer to an earlier text does not replace the places', async () => {
  const { type, wait, labels } = openField([
    places('Au', ['Aurora, CO'], 1_000),
    places('Aus', ['Austin, TX']),
  ]);
  type('Au');
  await wait(250);
  type('Aus');
  await wait(250);
  expect(labels()).toEqual(['Austin, TX']);
  await wait(2_000);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(labels()).toEqual(['Austin, TX']);
});

test('shows no places if the server cannot be asked', async () => {
  const { type, wait, labels } = openField([places('Au', ['Austin, TX'])]);
  type('Au');
  await wait(250);
  type('Aust');
  await wait(250);
  expect(labels()).toEqual([]);
});

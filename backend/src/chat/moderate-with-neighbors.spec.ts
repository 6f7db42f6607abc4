import { describe, expect, it } from '@jest/globals';
import { moderateWithNeighbors } from './moderate-with-neighbors.js';

/** Messages of one sender, a second apart; the review is about the one at this place. */
const review = (texts: string[], own: number, secondsApart = 1) =>
  moderateWithNeighbors(
    texts.map((message, place) => ({
      message,
      seq: place + 1,
      at: place * secondsApart,
      own: place === own,
    })),
  );

describe('the review of a message', () => {
  const split = ['my cell starts 415', '555 2671'];

  it('masks its part of a contact, whether the next message completes it or the message itself does', () => {
    expect(review(split, 0)).toMatchObject({ masked: 'my cell starts •••' });
    expect(review(split, 1)).toMatchObject({ masked: '••• ••••' });
  });

  it('flags it for admins', () => expect(review(split, 0)?.flags).toEqual(['phone']));

  it('leaves a message alone that forms no contact with the others', () => {
    expect(review(['It has 24 months left', '389 a month', 'and 2500 miles'], 1)).toBeNull();
    expect(review(['Hello', ...split], 0)).toBeNull();
  });

  it('leaves a message alone if the other part was sent more than ten minutes apart', () => {
    expect(review(split, 0, 660)).toBeNull();
    expect(review(split, 1, 660)).toBeNull();
  });

  it('finds nothing in a message that was deleted meanwhile', () => {
    expect(review(split, -1)).toBeNull();
    expect(review([], 0)).toBeNull();
  });
});

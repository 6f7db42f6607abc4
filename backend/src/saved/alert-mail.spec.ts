import { expect, it } from '@jest/globals';
import type { Contract } from '../contracts/contract.entity.js';
import { alertMail, newsOf, type Found } from './alert-mail.js';

const found = (id: string, count: number): Found => ({
  search: { id, name: `Search ${id}`, query: `q=${id}` } as Found['search'],
  contracts: Array.from(
    { length: count },
    (_, number) =>
      ({
        id: `${id}${number + 1}`,
        title: 'A lease',
        monthlyPayment: 100,
        location: 'Austin, TX',
        userId: 'seller',
      }) as Contract,
  ),
});
const token = (ids: string[]) => `off:${ids.join('+')}`;

it('lists ten contracts in one email, those of the first searches, and counts all', () => {
  const { searches } = alertMail([found('a', 7), found('b', 5), found('c', 2)], token);
  expect(searches.map(({ contracts }) => contracts.map(({ id }) => id))).toEqual([
    ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7'],
    ['b1', 'b2', 'b3'],
    [],
  ]);
  expect(searches.map(({ count }) => count)).toEqual([7, 5, 2]);
});

it('has a token for each search, and one for all of them', () => {
  const mail = alertMail([found('a', 1), found('b', 1)], token);
  expect(mail.searches.map(({ unsubscribe }) => unsubscribe)).toEqual(['off:a', 'off:b']);
  expect(mail.unsubscribe).toBe('off:a+b');
});

it('names nothing of a contract but what the list shows', () => {
  const [search] = alertMail([found('a', 1)], token).searches;
  expect(search?.contracts).toEqual([
    { id: 'a1', title: 'A lease', monthlyPayment: 100, location: 'Austin, TX' },
  ]);
});

it('notifies once per search, about the newest match', () => {
  expect(newsOf('ada', [found('a', 3), found('b', 1)])).toEqual([
    {
      userId: 'ada',
      contractId: 'a1',
      facts: { count: 3, isCapped: false, search: 'Search a', query: 'q=a' },
    },
    {
      userId: 'ada',
      contractId: 'b1',
      facts: { count: 1, isCapped: false, search: 'Search b', query: 'q=b' },
    },
  ]);
});

it('counts up to 50', () => {
  const facts = (count: number) => newsOf('ada', [found('a', count)])[0]?.facts;
  expect(facts(50)).toMatchObject({ count: 50, isCapped: false });
  expect(facts(51)).toMatchObject({ count: 50, isCapped: true });
});

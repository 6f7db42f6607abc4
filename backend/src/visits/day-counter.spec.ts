import { expect, it } from '@jest/globals';
import { DayCounter } from './day-counter.js';

const TODAY = '2026-03-10';
const TOMORROW = '2026-03-11';
const counted = (counter: DayCounter) =>
  counter.take().map(({ day, kind, name, visits }) => `${day} ${kind} ${name} ${visits}`);

it('adds up a source of a day, in the order of the table', () => {
  const counter = new DayCounter(10);
  for (const name of ['b.example', 'a.example', 'b.example']) counter.add(TODAY, 'referrer', name);
  counter.add(TODAY, 'utm-source', 'a.example');
  counter.add(TOMORROW, 'referrer', 'a.example');
  expect(counted(counter)).toEqual([
    `${TODAY} referrer a.example 1`,
    `${TODAY} referrer b.example 2`,
    `${TODAY} utm-source a.example 1`,
    `${TOMORROW} referrer a.example 1`,
  ]);
  expect(counted(counter)).toEqual([]);
});

it('counts sources beyond the limit of a day as other, also after it was taken', () => {
  const counter = new DayCounter(2);
  for (const name of ['a', 'b', 'c', 'd', 'a']) counter.add(TODAY, 'referrer', name);
  expect(counted(counter)).toEqual([
    `${TODAY} referrer a 2`,
    `${TODAY} referrer b 1`,
    `${TODAY} referrer other 2`,
  ]);
  for (const name of ['e', 'b']) counter.add(TODAY, 'referrer', name);
  counter.add(TODAY, 'utm-source', 'e');
  expect(counted(counter)).toEqual([
    `${TODAY} referrer b 1`,
    `${TODAY} referrer other 1`,
    `${TODAY} utm-source e 1`,
  ]);
  counter.add(TOMORROW, 'referrer', 'e');
  expect(counted(counter)).toEqual([`${TOMORROW} referrer e 1`]);
});

it('takes a thousand invented hosts as a few rows', () => {
  const counter = new DayCounter(300);
  for (let n = 0; n < 1_000; n++) counter.add(TODAY, 'referrer', `${n}.example`);
  const rows = counter.take();
  expect(rows).toHaveLength(301);
  expect(rows.find(({ name }) => name === 'other')?.visits).toBe(700);
});

it('takes back what could not be written', () => {
  const counter = new DayCounter(10);
  counter.add(TODAY, 'referrer', 'a', 2);
  const taken = counter.take();
  counter.add(TODAY, 'referrer', 'a');
  counter.putBack(taken);
  expect(counted(counter)).toEqual([`${TODAY} referrer a 3`]);
});

import { describe, expect, it } from '@jest/globals';
import type { Facts } from '../facts/fact.js';
import { CONTRACT_TYPES } from '../types/words.js';
import { applicationMove, isAnswerable, shownPassReason } from './application-life.js';
import { applicationsTypes, hoursOf, isApplicationsTypes } from './candidate-settings.js';
import { ANSWERS, MOVES, REQUIREMENTS } from './candidates.vectors.js';
import { inOrder, nextInLine } from './line.js';
import { offerErrors, withAgreed } from './offer-terms.js';
import { questionsOf } from './questions.js';
import { readAnswers } from './read-answers.js';
import { readRequirements, unmet } from './requirements.js';
import { reservationStop } from './reservation.js';

it.each(ANSWERS.map((vector) => [vector.name, vector] as const))('answers: %s', (_, vector) => {
  const facts: Facts = vector.loanType ? { loanType: vector.loanType } : {};
  const { answers, errors } = readAnswers(vector.type, vector.given, facts);
  expect(answers).toEqual(vector.answers);
  expect(Object.keys(errors)).toEqual(vector.wrong ?? []);
});

it('homes ask nothing that could treat people differently', () => {
  for (const type of ['apartment', 'mortgage'] as const) {
    const questions = questionsOf(type);
    expect(questions.filter(({ kind }) => kind === 'text')).toEqual([]);
    expect(questions.map(({ key }) => key)).not.toContain('note');
  }
});

it.each(REQUIREMENTS.map((vector) => [vector.name, vector] as const))('requirements: %s', (_, vector) => {
  const { type, requirements, answers, missed } = vector;
  expect(unmet(type, requirements, answers)).toEqual(missed);
  if (requirements) expect(readRequirements(type, requirements)).toEqual({ requirements, errors: {} });
});

it('only what is asked can be required, and never what cannot be compared', () => {
  const given = { insurance: 'have', guarantor: 'yes', children: 0, state: 'TX', creditBand: 'not-said' };
  expect(readRequirements('car-lease', given)).toEqual({
    requirements: { state: ['TX'] },
    errors: { creditBand: expect.any(String) },
  });
  expect(readRequirements('loan', { state: ['XX'] }).errors).toEqual({ state: expect.any(String) });
});

it.each(MOVES)('%s: %s by the %s leads to %s', (from, action, by, to) => {
  expect(applicationMove(from, action, by)).toBe(to);
});

it('candidates read two reasons only', () => {
  expect(shownPassReason('terms')).toBe('terms');
  expect(shownPassReason('date')).toBe('date');
  expect(shownPassReason('requirement')).toBeNull();
  expect(shownPassReason('other-chosen')).toBeNull();
});

describe('time decides', () => {
  const now = '2027-01-01T12:00:00.000Z';
  const contract = {
    saleMode: 'first-come',
    reservedFor: 'a',
    windowUntil: '2027-01-01T12:00:00.001Z',
  } as const;

  it('about a reservation', () => {
    expect(reservationStop(contract, 'a', now)).toBeNull();
    expect(reservationStop(contract, 'b', now)).toBe('reserved');
    expect(reservationStop({ ...contract, windowUntil: now }, 'b', now)).toBeNull();
    expect(reservationStop({ ...contract, windowUntil: now, saleMode: 'choose' }, 'a', now)).toBe(
      'not-chosen',
    );
    expect(reservationStop({ ...contract, saleMode: 'choose' }, 'a', now)).toBeNull();
    expect(
      reservationStop({ saleMode: 'first-come', reservedFor: null, windowUntil: null }, 'b', now),
    ).toBeNull();
  });

  it('about an offer', () => {
    expect(isAnswerable({ status: 'made', expiresAt: contract.windowUntil }, now)).toBe(true);
    expect(isAnswerable({ status: 'made', expiresAt: now }, now)).toBe(false);
    expect(isAnswerable({ status: 'void', expiresAt: contract.windowUntil }, now)).toBe(false);
  });
});

describe('the line', () => {
  const one = (id: string, queuedAt: string, rank: number | null = null, creditBand = '740-up') => ({
    ...{ id, queuedAt, rank, windows: 0 },
    answers: { creditBand },
  });
  const line = [one('c', '3'), one('a', '1', null, 'under-600'), one('b', '2'), one('d', '4', 1)];

  it('has the holder’s order first, then the order in which they came', () => {
    expect(inOrder(line).map(({ id }) => id)).toEqual(['d', 'a', 'b', 'c']);
  });

  it('skips those who miss a requirement', () => {
    const required = { creditBand: '660-699' };
    const withoutRank = line.slice(0, 3);
    expect(nextInLine('car-lease', required, withoutRank)?.id).toBe('b');
    expect(nextInLine('car-lease', null, withoutRank)?.id).toBe('a');
    expect(nextInLine('car-lease', required, line.slice(1, 2))).toBeNull();
  });

  it('skips those for whom it was reserved three times', () => {
    const tried = line.map((each) => ({ ...each, windows: each.id === 'd' ? 3 : 2 }));
    expect(nextInLine('car-lease', null, tried)?.id).toBe('a');
  });
});

describe('offers', () => {
  it('change the listed terms', () => {
    const listed = {
      type: 'loan',
      incentive: 500,
      facts: { askingCash: 9, thirdPartyFeeBy: 'buyer' },
    } as const;
    expect(
      withAgreed(listed, { incentive: 1500, price: 7, thirdPartyFeeBy: 'split', includes: 'Tires' }),
    ).toEqual({
      ...{ type: 'loan', incentive: 1500, includes: 'Tires' },
      facts: { askingCash: 7, thirdPartyFeeBy: 'split' },
    });
    expect(withAgreed(listed, {})).toEqual(listed);
  });

  it('have no price for a lease and bring nothing along with a home', () => {
    expect(Object.keys(offerErrors('car-lease', { price: 1 }))).toEqual(['price']);
    expect(Object.keys(offerErrors('apartment', { price: 1, includes: 'Sofa' }))).toEqual([
      'price',
      'includes',
    ]);
    expect(Object.keys(offerErrors('mortgage', { price: 0 }))).toEqual(['price']);
    expect(Object.keys(offerErrors('loan', { handoverOn: '2027-02-30', thirdPartyFeeBy: 'x' }))).toEqual([
      'thirdPartyFeeBy',
      'handoverOn',
    ]);
    expect(offerErrors('timeshare', { price: 0, includes: 'A week', incentive: 0 })).toEqual({});
  });
});

describe('settings', () => {
  it('leave homes out with live payments until an admin lists them', () => {
    expect(applicationsTypes(null, { live: false })).toEqual(CONTRACT_TYPES);
    expect(applicationsTypes(' ', { live: true })).toEqual(['car-lease', 'timeshare', 'loan']);
    expect(applicationsTypes('apartment, loan', { live: true })).toEqual(['apartment', 'loan']);
    expect(applicationsTypes('off', { live: false })).toEqual([]);
    expect(['off', 'loan, mortgage', 'boat', '', 'loan,'].map(isApplicationsTypes)).toEqual([
      ...[true, true, false, false, true],
    ]);
  });

  it('say hours within their range', () => {
    expect(hoursOf('offer', null)).toBe(72);
    expect(hoursOf('reserve', '24')).toBe(24);
    expect(hoursOf('line', '11')).toBe(24);
    expect(hoursOf('line', 'x')).toBe(24);
  });
});

import { describe, expect, it } from '@jest/globals';
import { milesBetween, placesWithin } from './distance.js';
import { centerOf, labelOf, placeOfText, stateOfText, suggestPlaces } from './find-place.js';

const label = (text: string): string | null => {
  const place = placeOfText(text);
  return place && labelOf(place);
};

describe('the place that a location names', () => {
  it.each([
    ['Austin, TX', 'Austin, TX'],
    ['austin, texas', 'Austin, TX'],
    ['New York, NY', 'New York City, NY'],
    ['St. Louis, MO 63101', 'St. Louis, MO'],
    ['Saint Louis, Missouri', 'St. Louis, MO'],
    ['Ft. Lauderdale, FL', 'Fort Lauderdale, FL'],
    ['12 Main Street, Dover, DE', 'Dover, DE'],
    ['From Austin, TX to Dallas, TX', 'Dallas, TX'],
    ['Marriott Grande Vista, Orlando, FL', 'Orlando, FL'],
    ['near 78701', 'Austin, TX'],
    ['Springfield', null],
    ['somewhere nice', null],
    ['Nowhere, ZZ', null],
    ['12345678', null],
  ])('%s: %s', (text, expected) => {
    expect(label(text)).toBe(expected);
  });
});

it.each([
  ['The Bronx, New York', 'NY'],
  ['Near the lake, N.Y.', 'NY'],
  ['12 Main St, Nowhere, TX 78701', 'TX'],
  ['From Austin, TX to Newark, NJ', 'NJ'],
  ['Somewhere, ZZ', null],
  ['Near the sea', null],
  ['Texas', null],
])('the state that a location names after a comma: %s: %s', (text, state) => {
  expect(stateOfText(text)).toBe(state);
});

describe('the center of a search', () => {
  it.each([
    ['78701', '78701'],
    ['austin tx', 'Austin, TX'],
    ['Springfield', 'Springfield, MO'],
    ['Gondor', undefined],
  ])('%s: %s', (text, expected) => {
    expect(centerOf(text)?.label).toBe(expected);
  });
});

it('measures great-circle distances in miles', () => {
  const [austin, dallas] = [centerOf('Austin, TX'), centerOf('Dallas, TX')];
  expect(Math.round(milesBetween(austin!, dallas!))).toBe(182);
});

it.each([10, 50, 250])('finds within %i miles what measuring each place finds', (miles) => {
  for (const name of ['Austin, TX', 'Anchorage, AK', 'Key West, FL', 'Bangor, ME']) {
    const center = centerOf(name)!;
    const found = placesWithin(center, miles);
    expect(found.every((one) => one.miles <= miles)).toBe(true);
    expect(found.map((one) => one.miles)).toEqual(found.map((one) => one.miles).sort((a, b) => a - b));
    // a wider search has exactly the same places below this distance
    expect(placesWithin(center, miles * 3).filter((one) => one.miles <= miles)).toEqual(found);
  }
});

it('suggests the largest places first, and ZIP codes', () => {
  const labels = (text: string) =>
    suggestPlaces(text, 3).map(({ place, zip }) => zip?.zip ?? (place && labelOf(place)));
  expect(labels('aust')[0]).toBe('Austin, TX');
  expect(labels('portland, m')[0]).toBe('Portland, ME');
  expect(labels('7870')).toEqual(['78701', '78702', '78703']);
  expect(labels('')).toEqual([]);
});

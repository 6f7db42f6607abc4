import { choices, int, text, type FactDefinition } from '../facts/fact.js';

/* Facts that an apartment and a home with a mortgage share. */

export const BEDROOMS = int('bedrooms', 'Bedrooms', [0, 10], {
  facet: 'list',
  note: '0 for a studio.',
});

export const BATHROOMS: FactDefinition = {
  key: 'bathrooms',
  label: 'Bathrooms',
  kind: 'halves',
  level: 'key',
  min: 2,
  max: 20,
  facet: 'range',
};

export const SQUARE_FEET = int('squareFeet', 'Square feet', [100, 20_000], {
  unit: 'sq ft',
  level: 'more',
  facet: 'range',
});

export const STREET_ADDRESS = text('streetAddress', 'Street and unit', [5, 200], {
  level: 'more',
  isPrivate: true,
});

export const PETS = choices({
  none: 'No pets',
  cats: 'Cats',
  dogs: 'Dogs',
  both: 'Cats and dogs',
  ask: 'Ask the landlord',
});

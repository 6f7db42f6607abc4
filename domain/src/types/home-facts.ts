import { choices, type FactDefinition } from '../facts/fact.js';

/* Facts that an apartment and a home with a mortgage share. */

export const BEDROOMS: FactDefinition = {
  key: 'bedrooms',
  label: 'Bedrooms',
  kind: 'int',
  level: 'key',
  min: 0,
  max: 10,
  facet: 'list',
  note: '0 for a studio.',
};

export const BATHROOMS: FactDefinition = {
  key: 'bathrooms',
  label: 'Bathrooms',
  kind: 'halves',
  level: 'key',
  min: 2,
  max: 20,
  facet: 'range',
};

export const SQUARE_FEET: FactDefinition = {
  key: 'squareFeet',
  label: 'Square feet',
  kind: 'int',
  unit: 'sq ft',
  level: 'more',
  min: 100,
  max: 20_000,
  facet: 'range',
};

export const STREET_ADDRESS: FactDefinition = {
  key: 'streetAddress',
  label: 'Street and unit',
  kind: 'text',
  level: 'more',
  min: 5,
  max: 200,
  facet: null,
  isPrivate: true,
};

export const PETS = choices({
  none: 'No pets',
  cats: 'Cats',
  dogs: 'Dogs',
  both: 'Cats and dogs',
  ask: 'Ask the landlord',
});

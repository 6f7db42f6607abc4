import { numberIn, shown } from '../../facts/card-words.js';
import { choices, YES_NO_UNKNOWN, type FactDefinition } from '../../facts/fact.js';
import { formatCount } from '../../facts/format-fact.js';
import type { TypeFacts } from '../../facts/type-facts.js';
import { when } from '../../facts/warning-rules.js';

const MAKES = (
  'Acura, Alfa Romeo, Audi, BMW, Buick, Cadillac, Chevrolet, Chrysler, Dodge, Fiat, Ford, Genesis, GMC, Honda, Hyundai, ' +
  'Infiniti, Jaguar, Jeep, Kia, Land Rover, Lexus, Lincoln, Lucid, Maserati, Mazda, Mercedes-Benz, Mini, Mitsubishi, ' +
  'Nissan, Polestar, Porsche, Ram, Rivian, Subaru, Tesla, Toyota, Volkswagen, Volvo'
).split(', ');

const definitions: readonly FactDefinition[] = [
  {
    key: 'make',
    label: 'Make',
    kind: 'text',
    level: 'key',
    min: 2,
    max: 40,
    facet: 'select',
    suggestions: MAKES,
  },
  { key: 'model', label: 'Model and trim', kind: 'text', level: 'key', min: 1, max: 60, facet: 'select' },
  {
    key: 'year',
    label: 'Model year',
    kind: 'int',
    level: 'key',
    min: 1990,
    max: { yearsFromNow: 2 },
    facet: 'range',
  },
  {
    key: 'bodyStyle',
    label: 'Body style',
    kind: 'enum',
    level: 'key',
    values: choices({
      sedan: 'Sedan',
      suv: 'SUV',
      truck: 'Truck',
      van: 'Van',
      hatchback: 'Hatchback',
      coupe: 'Coupe',
      convertible: 'Convertible',
      wagon: 'Wagon',
    }),
    facet: 'list',
  },
  {
    key: 'mileageNow',
    label: 'Miles today',
    kind: 'int',
    unit: 'miles',
    level: 'key',
    min: 0,
    max: 500_000,
    facet: 'range',
  },
  {
    key: 'milesPerYear',
    label: 'Miles allowed per year',
    kind: 'int',
    unit: 'miles',
    level: 'key',
    min: 0,
    max: 60_000,
    facet: 'range',
  },
  {
    key: 'originalTermMonths',
    label: 'Length of the whole lease',
    kind: 'int',
    unit: 'months',
    level: 'key',
    min: 6,
    max: 84,
    facet: null,
    note: 'Some leasing companies allow no transfer in the first or the last 6 to 12 months.',
  },
  {
    key: 'excessMileFee',
    label: 'Charge per extra mile',
    kind: 'money',
    unit: 'a mile',
    level: 'key',
    min: 0,
    max: 500,
    facet: null,
  },
  {
    key: 'residualValue',
    label: 'Buyout at the end',
    kind: 'money',
    level: 'more',
    min: 0,
    max: 50_000_000,
    facet: null,
  },
  {
    key: 'dispositionFee',
    label: 'Fee for returning it',
    kind: 'money',
    level: 'more',
    min: 0,
    max: 200_000,
    facet: null,
  },
  {
    key: 'securityDeposit',
    label: 'Deposit the buyer replaces',
    kind: 'money',
    level: 'more',
    min: 0,
    max: 2_000_000,
    facet: null,
  },
  {
    key: 'fuel',
    label: 'Fuel',
    kind: 'enum',
    level: 'more',
    values: choices({
      gas: 'Gas',
      hybrid: 'Hybrid',
      'plug-in': 'Plug-in hybrid',
      electric: 'Electric',
      diesel: 'Diesel',
    }),
    facet: 'list',
  },
  {
    key: 'outOfState',
    label: 'Open to out-of-state buyers?',
    kind: 'enum',
    level: 'more',
    values: YES_NO_UNKNOWN,
    facet: 'list',
    note: 'The monthly payment may change with the tax of the new state.',
  },
  { key: 'vin', label: 'VIN', kind: 'text', level: 'more', min: 17, max: 17, facet: null, isPrivate: true },
];

export const carLease: TypeFacts = {
  definitions,
  findsThirdParty: true,
  card: ({ facts, effective }) => [
    shown(numberIn(facts, 'milesPerYear'), (miles) => `${formatCount(miles)} mi/yr`),
    effective,
  ],
  warnings: ({ facts: { mileageNow, milesPerYear, originalTermMonths } }) =>
    when(
      Number(mileageNow) > Math.round((Number(milesPerYear) * Number(originalTermMonths)) / 12),
      'mileage',
      'The car has more miles than the whole lease allows.',
    ),
  named: /\b(?:car|auto|vehicle|truck|suv) leases?\b/i,
  fitting: /\bleas|\bcar\b|\bmiles?\b|\bdriv/i,
};

import { numberIn, shown } from '../../facts/card-words.js';
import {
  choices,
  int,
  money,
  oneOf,
  text,
  YES_NO_UNKNOWN,
  type FactDefinition,
  type TypeFacts,
} from '../../facts/fact.js';
import { formatCount } from '../../facts/format-fact.js';
import { when } from '../../facts/warning-rules.js';
import { ACCOUNT_CURRENT, notCurrent } from '../account-facts.js';
import { carLeaseWords } from './words.js';

const MAKES = (
  'Acura, Alfa Romeo, Audi, BMW, Buick, Cadillac, Chevrolet, Chrysler, Dodge, Fiat, Ford, Genesis, GMC, Honda, Hyundai, ' +
  'Infiniti, Jaguar, Jeep, Kia, Land Rover, Lexus, Lincoln, Lucid, Maserati, Mazda, Mercedes-Benz, Mini, Mitsubishi, ' +
  'Nissan, Polestar, Porsche, Ram, Rivian, Subaru, Tesla, Toyota, Volkswagen, Volvo'
).split(', ');

const definitions: readonly FactDefinition[] = [
  text('make', 'Make', [2, 40], { facet: 'select', suggestions: MAKES }),
  text('model', 'Model and trim', [1, 60], { facet: 'select' }),
  int('year', 'Model year', [1990, { yearsFromNow: 2 }], { facet: 'range' }),
  oneOf(
    'bodyStyle',
    'Body style',
    choices({
      sedan: 'Sedan',
      suv: 'SUV',
      truck: 'Truck',
      van: 'Van',
      hatchback: 'Hatchback',
      coupe: 'Coupe',
      convertible: 'Convertible',
      wagon: 'Wagon',
    }),
    { facet: 'list' },
  ),
  int('mileageNow', 'Miles today', [0, 500_000], { unit: 'miles', facet: 'range' }),
  int('milesPerYear', 'Miles allowed per year', [0, 60_000], { unit: 'miles', facet: 'range' }),
  int('originalTermMonths', 'Length of the whole lease', [6, 84], {
    unit: 'months',
    note: 'Some leasing companies allow no transfer in the first or the last 6 to 12 months.',
  }),
  ACCOUNT_CURRENT,
  money('excessMileFee', 'Charge per extra mile', 500, { unit: 'a mile' }),
  money('residualValue', 'Buyout at the end', 50_000_000, { level: 'more' }),
  money('dispositionFee', 'Fee for returning it', 200_000, { level: 'more' }),
  money('securityDeposit', 'Deposit the buyer replaces', 2_000_000, { level: 'more' }),
  oneOf(
    'fuel',
    'Fuel',
    choices({
      gas: 'Gas',
      hybrid: 'Hybrid',
      'plug-in': 'Plug-in hybrid',
      electric: 'Electric',
      diesel: 'Diesel',
    }),
    { level: 'more', facet: 'list' },
  ),
  // no lease from a business to a private driver, or the other way round: gmfinancial.com
  oneOf('leaseHolder', 'Leased by', choices({ private: 'A private driver', business: 'A business' }), {
    level: 'more',
  }),
  oneOf('outOfState', 'Open to out-of-state buyers?', YES_NO_UNKNOWN, {
    level: 'more',
    facet: 'list',
    note: 'The monthly payment may change with the tax of the new state.',
  }),
  text('vin', 'VIN', [17, 17], { level: 'more', isPrivate: true }),
];

export const carLease: TypeFacts = {
  definitions,
  paymentHelp: 'The payment including tax, as on your statement.',
  holderTip: 'Hand over the keys only after the leasing company has said yes in writing.',
  papers:
    'Have your lease and its last statement ready: they show the payment, the months left, the miles allowed, the buyout and the fees.',
  title: ({ year, make, model }) =>
    make && model ? [year, make, model, 'lease'].filter(Boolean).join(' ') : null,
  findsThirdParty: true,
  asksRelease: true,
  card: ({ facts, effective }) => [
    shown(numberIn(facts, 'milesPerYear'), (miles) => `${formatCount(miles)} mi/yr`),
    effective,
  ],
  warnings: ({ facts }) => [
    ...when(
      Number(facts['mileageNow']) >
        Math.round((Number(facts['milesPerYear']) * Number(facts['originalTermMonths'])) / 12),
      'mileage',
      'The car has more miles than the whole lease allows.',
    ),
    ...notCurrent(facts, carLeaseWords.approver),
  ],
  named: /\b(?:car|auto|vehicle|truck|suv) leases?\b/i,
  fitting: /\bleas|\bcar\b|\bmiles?\b|\bdriv/i,
};

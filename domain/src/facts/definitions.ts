import { shiftDay } from '../days.js';
import { FACTS } from '../types/facts.js';
import { CONTRACT_TYPES, WORDS, type ContractType } from '../types/words.js';
import { choices, money, oneOf, text, unlessNo, type FactDefinition, type Bound } from './fact.js';

/** The facts that every type has. */
function commonFacts(type: ContractType): FactDefinition[] {
  const { label, name } = WORDS[type].thirdParty;
  return [
    oneOf(
      'transferAllowed',
      'May it be transferred?',
      choices({
        confirmed: `The ${name} confirmed it`,
        'in-contract': 'The contract says so',
        'not-asked': 'Not asked yet',
        no: 'No',
      }),
      { facet: 'list', note: `A written yes from the ${name} is what buyers look for first.` },
    ),
    text('thirdParty', label, [2, 80], { facet: FACTS[type].findsThirdParty ? 'select' : null }),
    money('thirdPartyFee', `Transfer fee of the ${name}`, 1_000_000),
    oneOf(
      'thirdPartyFeeBy',
      'Who pays that fee',
      choices({ buyer: 'The buyer', holder: 'The seller', split: 'Half each' }),
    ),
    // Ford keeps the first customer liable unless it releases them, and so do many other finance companies (Bankrate)
    oneOf('holderReleased', 'Seller released afterwards?', unlessNo('Seller stays liable'), {
      level: FACTS[type].asksRelease ? 'key' : 'more',
    }),
  ];
}

/** Of every type, behind "More details". */
const AVAILABLE_FROM: FactDefinition = {
  key: 'availableFrom',
  label: 'Earliest handover',
  kind: 'date',
  level: 'more',
  min: { daysFromNow: 0 },
  max: { daysFromNow: 540 },
  facet: 'range',
};

const DEFINITIONS = new Map(
  CONTRACT_TYPES.map((type) => {
    const { definitions, beginsWithTransfer } = FACTS[type];
    const common = commonFacts(type);
    const asked = beginsWithTransfer ? [...common, ...definitions] : [...definitions, ...common];
    return [type, [...asked, AVAILABLE_FROM]];
  }),
);

/** All facts of a type in the order of the form; private ones included. */
export const definitionsOf = (type: ContractType): readonly FactDefinition[] => DEFINITIONS.get(type) ?? [];

/** A bound as a number or a day, as of the day `today`. */
export function resolveBound(bound: Bound | undefined, today: string): number | string | null {
  if (bound === undefined) return null;
  if (typeof bound === 'number') return bound;
  if ('yearsFromNow' in bound) return Number(today.slice(0, 4)) + bound.yearsFromNow;
  return shiftDay(today, bound.daysFromNow);
}

import { choices, YES_NO_UNKNOWN, type FactDefinition } from './fact.js';
import { FACTS } from '../types/facts.js';
import { WORDS, type ContractType } from '../types/words.js';

/** The facts that every type has. */
export function commonFacts(type: ContractType): FactDefinition[] {
  const { label, name } = WORDS[type].thirdParty;
  return [
    {
      key: 'transferAllowed',
      label: 'May it be transferred?',
      kind: 'enum',
      level: 'key',
      values: choices({
        confirmed: `The ${name} confirmed it`,
        'in-contract': 'The contract says so',
        'not-asked': 'Not asked yet',
        no: 'No',
      }),
      facet: 'list',
      note: `A written yes from the ${name} is what buyers look for first.`,
    },
    {
      key: 'thirdParty',
      label,
      kind: 'text',
      level: 'key',
      min: 2,
      max: 80,
      facet: FACTS[type].findsThirdParty ? 'select' : null,
    },
    {
      key: 'thirdPartyFee',
      label: `Transfer fee of the ${name}`,
      kind: 'money',
      level: 'key',
      min: 0,
      max: 1_000_000,
      facet: null,
    },
    {
      key: 'thirdPartyFeeBy',
      label: 'Who pays that fee',
      kind: 'enum',
      level: 'key',
      values: choices({ buyer: 'The buyer', holder: 'The seller', split: 'Half each' }),
      facet: null,
    },
  ];
}

/** The facts that every type has, behind "More details". */
export const COMMON_DETAILS: readonly FactDefinition[] = [
  {
    key: 'holderReleased',
    label: 'Seller released afterwards?',
    kind: 'enum',
    level: 'more',
    values: YES_NO_UNKNOWN,
    facet: null,
  },
  {
    key: 'availableFrom',
    label: 'Earliest handover',
    kind: 'date',
    level: 'more',
    min: { daysFromNow: 0 },
    max: { daysFromNow: 540 },
    facet: 'range',
  },
];

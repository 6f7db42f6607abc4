import { choices, money, oneOf, text, YES_NO_UNKNOWN, type FactDefinition } from './fact.js';
import { FACTS } from '../types/facts.js';
import { WORDS, type ContractType } from '../types/words.js';

/** The facts that every type has. */
export function commonFacts(type: ContractType): FactDefinition[] {
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
  ];
}

/** The facts that every type has, behind "More details". */
export const COMMON_DETAILS: readonly FactDefinition[] = [
  oneOf('holderReleased', 'Seller released afterwards?', YES_NO_UNKNOWN, { level: 'more' }),
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

import { writtenTexts } from '../facts/text-facts.js';
import type { Facts } from '../facts/fact.js';
import { listOf, type ContractType } from '../types/words.js';
import { homePhrases, type HomePhrase } from './home-words.js';
import type { Ground } from './people-words.js';

interface GroundText {
  /** Why people are refused or preferred, within a sentence. */
  by: string;
  /** What to write instead. */
  instead: string;
}

const GROUND_TEXTS: Readonly<Record<Ground, GroundText>> = {
  income: {
    by: 'how they pay the rent',
    instead: 'Many states and cities do not allow that. Give the rent, the deposit and the fees instead.',
  },
  family: {
    by: 'their family',
    instead: 'Describe the home instead: its bedrooms, its floor, and how many people the lease allows.',
  },
  religion: { by: 'their religion', instead: 'Describe the home and what is nearby instead.' },
  race: { by: 'their race or color', instead: 'Describe the home instead, and not who lives there.' },
  origin: {
    by: 'where they come from or their language',
    instead: 'Say what the lease asks for instead, such as a photo ID or two pay stubs.',
  },
  sex: {
    by: 'their sex or orientation',
    instead: 'Describe the home instead. If you share it, say that it is shared.',
  },
  disability: {
    by: 'a disability',
    instead:
      'Describe the building instead, such as “third floor, no elevator”. Service and support animals are not pets.',
  },
};

/** What the texts of a home have; they are all public. */
export interface HomeTexts {
  type: ContractType;
  title: string;
  description: string;
  location: string;
  facts: Facts;
}

/** What the texts say about people; a phrase does not span two of them. */
export const phrasesOf = ({ type, title, description, location, facts }: HomeTexts): HomePhrase[] =>
  [title, description, location, ...Object.values(writtenTexts(facts))].flatMap((text) =>
    homePhrases(type, text),
  );

/** One sentence for each ground: which words, why, and what to write instead. */
export const homeHints = (texts: HomeTexts): string[] =>
  [...Map.groupBy(phrasesOf(texts), ({ ground }) => ground)].map(([ground, phrases]) => {
    const { by, instead } = GROUND_TEXTS[ground];
    return `${quoted(phrases)} may refuse or prefer people because of ${by}. ${instead}`;
  });

function quoted(phrases: readonly HomePhrase[]): string {
  const words = [...new Set(phrases.map((phrase) => `“${phrase.words.replaceAll(/\s+/g, ' ')}”`))];
  return words.length > 1 ? listOf(words, 'and') : (words[0] ?? '');
}

/** Below the hints: they stop no one. */
export const HOME_HINT_END =
  'Fair housing law covers ads for homes. You can list it as it is; an admin will read these words.';

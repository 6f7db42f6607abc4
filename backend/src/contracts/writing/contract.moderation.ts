import { namesRefusedKind } from '@handover/domain/facts/contract-kinds';
import type { Facts } from '@handover/domain/facts/fact';
import { factWarnings } from '@handover/domain/facts/fact-warnings';
import { mapTexts, writtenTexts } from '@handover/domain/facts/text-facts';
import { phrasesOf, type HomeTexts } from '@handover/domain/homes/home-hints';
import { today } from '../../common/today.js';
import { moderate, moderateAll, moderateTogether, type Moderated } from '../../moderation/moderate.js';
import { sqlList } from '../../database/sql-list.js';
import { DUPLICATE_FLAG, MANY_FLAG } from './contract.duplicates.js';
import type { Contract } from '../contract.entity.js';
import type { Terms } from '../contract.terms.js';

type Texts = Pick<Contract, 'title' | 'description' | 'location' | 'facts'>;

export const textsOf = ({ title, description, location, facts }: Texts): Texts => ({
  ...{ title, description, location, facts },
});

type Moderation = Pick<
  Contract,
  'maskedTitle' | 'maskedDescription' | 'maskedLocation' | 'maskedFacts' | 'flags'
>;

/** The flag of a contract whose facts do not fit together. */
export const FACTS_FLAG = 'facts';

/** The flag of a home whose texts may refuse or prefer people. */
export const FAIR_HOUSING_FLAG = 'fair-housing';

/** Flags for words that say what kind of contract it is, or for whom; the type and the texts alone decide. */
export const WORD_FLAGS = ['refused-kind', FAIR_HOUSING_FLAG] as const;

/** The flag of a contract with a photo whose description has a contact. */
export const PHOTO_FLAG = 'photo';

/** Flags that say nothing about the contract's own texts. */
export const OTHER_FLAGS = [PHOTO_FLAG, DUPLICATE_FLAG, MANY_FLAG] as const;
export type OtherFlag = (typeof OTHER_FLAGS)[number];

/** SQL: new flags of the contract's own texts; the others stay as they are. */
export const withOtherFlags = (flags: readonly string[]): string =>
  `'{${flags.join(',')}}'::text[] || array(select flag from unnest(flags) flag where flag in (${sqlList(OTHER_FLAGS)}))`;

/** Returns the texts that others read instead, and flags for admins: contacts, and facts that do not fit together. */
export function moderationOf(terms: Terms): Moderation {
  const { title, description, location, facts } = terms;
  const { masked, flags } = moderateAll([title, description, location]);
  const [maskedTitle = null, maskedDescription = null, maskedLocation = null] = masked;
  const ofFacts = moderateFacts(facts);
  const ofKind = [...wordFlags(terms), ...(factWarnings(terms, today()).length > 0 ? [FACTS_FLAG] : [])];
  return {
    ...{ maskedTitle, maskedDescription, maskedLocation },
    maskedFacts: ofFacts.masked,
    flags: [...new Set([...flags, ...ofFacts.flags, ...ofKind])],
  };
}

export function wordFlags(texts: HomeTexts): (typeof WORD_FLAGS)[number][] {
  const isRefusedKind = namesRefusedKind(`${texts.title}\n${texts.description}`);
  const has = { 'refused-kind': isRefusedKind, [FAIR_HOUSING_FLAG]: phrasesOf(texts).length > 0 };
  return WORD_FLAGS.filter((flag) => has[flag]);
}

/** The texts are read together, because a contact may be split over several facts. */
function moderateFacts(facts: Facts): { masked: Facts | null; flags: Moderated['flags'] } {
  const flags: Moderated['flags'] = [];
  const together = moderateTogether(Object.values(writtenTexts(facts)));
  const masked = mapTexts(facts, (text, at) => {
    const moderated = together[at] ?? moderate(text);
    flags.push(...moderated.flags);
    return moderated.masked ?? text;
  });
  return { masked: masked === facts ? null : masked, flags };
}

/** Moderates the stored JSON of the facts, for a review of older texts. */
export function moderateFactsJson(json: string): Moderated {
  const { masked, flags } = moderateFacts(JSON.parse(json) as Facts);
  return { masked: masked && JSON.stringify(masked), flags };
}

import type { NamedSubject } from './rule.js';

/** Words that say what a company is and not which one. */
const COMMON_WORDS = new Set('inc llc corp co financial services fs auto finance bank na'.split(' '));

/**
 * A name without what its spellings differ by: case, accents, punctuation and words such as "Inc." A name that has only
 * such words keeps them. Empty if it has no letter or digit.
 */
export function normalisedName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[\p{M}.'’]/gu, '')
    .toLowerCase();
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => !COMMON_WORDS.has(word)).join('') || words.join('');
}

/** The normalised name and aliases of a subject. */
export const namesOf = ({ name, aliases }: Pick<NamedSubject, 'name' | 'aliases'>): Set<string> =>
  new Set([name, ...aliases].map(normalisedName).filter(Boolean));

/** The subjects of a list by their normalised names; a name that several have is null. */
export function subjectsByName<Subject extends NamedSubject>(
  subjects: readonly Subject[],
): Map<string, Subject | null> {
  const found = new Map<string, Subject | null>();
  for (const subject of subjects)
    for (const name of namesOf(subject)) found.set(name, found.has(name) ? null : subject);
  return found;
}

/** A name of the subject that another one with a common type has too; null if there is none. */
export function sharedName(subject: NamedSubject, other: NamedSubject): string | null {
  if (!subject.types.some((type) => other.types.includes(type))) return null;
  const theirs = namesOf(other);
  return [subject.name, ...subject.aliases].find((name) => theirs.has(normalisedName(name))) ?? null;
}

import { CONTRACT_TYPES, type ContractType } from '../types/words.js';

interface Hours {
  key: string;
  min: number;
  max: number;
  usual: number;
}

/** How long an offer can be answered, a chosen candidate has to buy, and the next in line has. */
export const CANDIDATE_HOURS = {
  offer: { key: 'offer_hours', min: 24, max: 168, usual: 72 },
  reserve: { key: 'reserve_hours', min: 24, max: 96, usual: 48 },
  line: { key: 'line_hours', min: 12, max: 72, usual: 24 },
} as const satisfies Record<string, Hours>;

export const isHours = (text: string, { min, max }: Pick<Hours, 'min' | 'max'>): boolean =>
  /^\d{1,3}$/.test(text) && Number(text) >= min && Number(text) <= max;

/** The setting's number of hours, or the default if the setting is missing or unreadable. */
export function hoursOf(which: keyof typeof CANDIDATE_HOURS, setting: string | null | undefined): number {
  const hours = CANDIDATE_HOURS[which];
  const text = setting?.trim() ?? '';
  return isHours(text, hours) ? Number(text) : hours.usual;
}

/** The setting that lists the types whose sellers take applications. */
export const APPLICATIONS_TYPES = 'applications_types';

const isType = (word: string): word is ContractType => (CONTRACT_TYPES as readonly string[]).includes(word);
const wordsOf = (value: string): string[] =>
  value
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

export const isApplicationsTypes = (value: string): boolean =>
  value.trim() === 'off' || (wordsOf(value).length > 0 && wordsOf(value).every(isType));

/** Fair housing and equal credit rules: with live payments, homes wait until an admin lists them in the setting. */
const WITHOUT_HOMES: readonly ContractType[] = ['car-lease', 'timeshare', 'loan'];

export const applicationsTypes = (
  setting: string | null | undefined,
  { live }: { live: boolean },
): readonly ContractType[] => {
  if (setting?.trim()) return wordsOf(setting).filter(isType);
  return live ? WITHOUT_HOMES : CONTRACT_TYPES;
};

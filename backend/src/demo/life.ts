import { CITIES, type City } from './places.js';
import type { Random } from './random.js';
import { capital, monthFrom, type Sentence } from './words.js';

/** What happens to people, whatever they hand over. */
export interface Life {
  /** Where they are now, and where they go. */
  city: string;
  elsewhere: string;
  /** "January": when it has to be done. */
  soon: string;
  partner: string;
  relative: string;
  job: string;
  /** How many years they stayed, in a word. */
  years: string;
}

export const lifeIn = (random: Random, now: number, { name }: City): Life => {
  const elsewhere = random.pick(CITIES).name;
  return {
    city: name,
    elsewhere: elsewhere === name ? 'Europe' : elsewhere,
    soon: monthFrom(now, random.int(1, 3)).split(' ')[0] as string,
    years: random.pick(['two', 'three', 'four', 'six', 'eight', 'eleven', 'twelve']),
    partner: random.pick([
      'my wife',
      'my husband',
      'my partner',
      'my fiancée',
      'my girlfriend',
      'my boyfriend',
    ]),
    relative: random.pick([
      'my mother',
      'my father',
      'my sister',
      'my grandmother',
      'my brother',
      'my parents',
    ]),
    job: random.pick([
      'nursing job',
      'teaching position',
      'residency',
      'research post',
      'contract',
      'promotion',
      'position with the state',
      'transfer inside my company',
      'restaurant job',
      'job on a wind farm',
    ]),
  };
};

/** For whatever can be anywhere. */
export const FAMILY_REASONS: readonly Sentence<Life>[] = [
  (l) => `I have to be in ${l.elsewhere} from ${l.soon} on to look after ${l.relative}.`,
  (l) => `After ${l.years} years in ${l.city} we are going back to ${l.elsewhere} to be near ${l.relative}.`,
  (l) => `My hours were cut in ${l.city} and I want to get ahead of it before ${l.soon}.`,
  (l) => `I am helping ${l.relative} out with money and need to bring my own costs down by ${l.soon}.`,
  (l) => `${capital(l.partner)} and I sat down with our budget, and by ${l.soon} it has to look different.`,
  (l) =>
    `We are getting our monthly bills down, one contract at a time, and want to see results by ${l.soon}.`,
];

/** For what stays behind when people move. */
export const LIFE_REASONS: readonly Sentence<Life>[] = [
  ...FAMILY_REASONS,
  (l) => `I got a ${l.job} in ${l.elsewhere} and start in ${l.soon}.`,
  (l) => `We are moving to ${l.elsewhere} in ${l.soon}, sooner than we ever planned.`,
  (l) =>
    `${capital(l.partner)} was accepted at a school in ${l.elsewhere}, so we are leaving ${l.city} by ${l.soon}.`,
  (l) => `Change of plans: ${l.elsewhere} in ${l.soon} for a ${l.job}.`,
  (l) => `The military sends us to ${l.elsewhere} in ${l.soon}.`,
  (l) =>
    `${capital(l.partner)} and I are combining two households in ${l.soon}, and everything we have twice has to go.`,
  (l) => `Long story short, a ${l.job} came up in ${l.elsewhere} and I said yes.`,
  (l) => `We said we would stay in ${l.city} for good, then ${l.partner} got an offer from ${l.elsewhere}.`,
];

export const ENDINGS: readonly Sentence<Life>[] = [
  () => `Happy to answer questions here.`,
  () => `Ask anything you like in the messages.`,
  (l) => `I would like to have this settled by ${l.soon}.`,
  () => `First person with an approval gets it.`,
  () => `Thanks for reading this far!`,
  (l) => `Ideally it changes hands before the end of ${l.soon}.`,
  () => `I answer in the evenings, after work.`,
  () => `No rush on my side, I would rather find the right person.`,
];

import { STATES } from '@handover/domain/states';
import { PLACES, type KnownPlace } from './place-data.js';

/** What people write for a place that the data has under another name. */
const ALIASES: Readonly<Record<string, string>> = {
  'new york|NY': 'new york city|NY',
  'nyc|NY': 'new york city|NY',
  'washington dc|DC': 'washington|DC',
  'la|CA': 'los angeles|CA',
  'sf|CA': 'san francisco|CA',
  'ft worth|TX': 'fort worth|TX',
  'ft lauderdale|FL': 'fort lauderdale|FL',
  'las vegas strip|NV': 'las vegas|NV',
  'manhattan|NY': 'new york city|NY',
};

/** One spelling of a name: in lower case without accents and dots, with "saint" for "st". */
export const spelled = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[\p{M}.'’]/gu, '')
    .toLowerCase()
    .replaceAll(/[\s-]+/g, ' ')
    .trim()
    .replace(/^(st|ste) /, 'saint ')
    .replace(/^ft /, 'fort ')
    .replace(/^mt /, 'mount ');

const BY_NAME = new Map<string, KnownPlace>();
/** Without a state, the largest place of that name. */
const LARGEST = new Map<string, KnownPlace>();
for (const place of PLACES) {
  const name = spelled(place.name);
  if (!BY_NAME.has(`${name}|${place.state}`)) BY_NAME.set(`${name}|${place.state}`, place);
  if (!LARGEST.has(name)) LARGEST.set(name, place);
}
for (const [alias, name] of Object.entries(ALIASES)) {
  const place = BY_NAME.get(name);
  const bare = spelled(alias.split('|')[0] ?? '');
  if (!place) continue;
  BY_NAME.set(`${bare}|${place.state}`, place);
  LARGEST.set(bare, place);
}

const STATE_BY_NAME = new Map(Object.entries(STATES).map(([state, name]) => [name.toLowerCase(), state]));

/** The two letters of a state that is written in letters or by its name; null for anything else. */
export function stateOf(text: string): string | null {
  const written = text.trim().replaceAll('.', '');
  const letters = written.toUpperCase();
  return letters in STATES ? letters : (STATE_BY_NAME.get(written.toLowerCase()) ?? null);
}

export const placeNamed = (name: string, state: string): KnownPlace | null =>
  BY_NAME.get(`${spelled(name)}|${state}`) ?? null;

export const largestNamed = (name: string): KnownPlace | null => LARGEST.get(spelled(name)) ?? null;

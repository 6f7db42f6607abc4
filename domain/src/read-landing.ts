import {
  serviceIcons,
  stepIcons,
  trustIcons,
  type LandingContent,
  type LandingKey,
} from './landing-content.js';
import { landingDefaults } from './landing-defaults.js';

type Json = Record<string, unknown>;

/** Longer lists are truncated. */
const MAX_ITEMS = 20;
const MAX_TEXT = 2000;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A stored string or number as a string; `fallback` for anything else. May be empty. */
function text(value: unknown, fallback = ''): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' ? value.trim().slice(0, MAX_TEXT) : fallback;
}

/** A required text, e.g. a heading or a button label: `fallback` if empty. */
const label = (value: unknown, fallback: string) => text(value) || fallback;

function list<Item>(value: unknown, read: (item: unknown) => Item | null, fallback: Item[]): Item[] {
  if (!Array.isArray(value)) return fallback;
  return value
    .slice(0, MAX_ITEMS)
    .map(read)
    .filter((item) => item !== null);
}

/** Keeps the objects that have at least one of the named texts. */
const item =
  <Item>(names: readonly string[], read: (from: Json) => Item) =>
  (value: unknown): Item | null =>
    isObject(value) && names.some((name) => text(value[name])) ? read(value) : null;

const oneOf = <Name extends string>(names: readonly [Name, ...Name[]], value: unknown): Name =>
  names.find((name) => name === value) ?? names[0];

/** Only whole numbers from 1 to 5: a rating is never invented. */
function rating(value: unknown): number | null {
  const number = typeof value === 'string' ? Number(value.trim() || Number.NaN) : value;
  return [1, 2, 3, 4, 5].find((known) => known === number) ?? null;
}

const readers: { [Key in LandingKey]: (from: Json, defaults: LandingContent[Key]) => LandingContent[Key] } = {
  hero_content: (from, defaults) => ({
    title: label(from['title'], defaults.title),
    subtitle: text(from['subtitle'], defaults.subtitle),
    description: text(from['description'], defaults.description),
    primaryButtonText: label(from['primaryButtonText'], defaults.primaryButtonText),
    secondaryButtonText: label(from['secondaryButtonText'], defaults.secondaryButtonText),
    trustIndicators: list(
      from['trustIndicators'],
      (value) => {
        const shown = isObject(value) ? text(value['text']) : text(value);
        return shown ? { text: shown } : null;
      },
      defaults.trustIndicators,
    ),
  }),
  services_content: (from, defaults) => ({
    title: label(from['title'], defaults.title),
    description: text(from['description'], defaults.description),
    services: list(
      from['services'],
      item(['title', 'description'], (service) => ({
        icon: oneOf(serviceIcons, service['icon']),
        title: text(service['title']),
        description: text(service['description']),
        features: list(service['features'], (feature) => text(feature) || null, []),
      })),
      defaults.services,
    ),
  }),
  how_it_works_content: (from, defaults) => ({
    title: label(from['title'], defaults.title),
    description: text(from['description'], defaults.description),
    steps: list(
      from['steps'],
      item(['title', 'description', 'transferor', 'takeover'], (step) => ({
        number: text(step['number']),
        icon: oneOf(stepIcons, step['icon']),
        title: text(step['title']),
        transferor: text(step['transferor']),
        takeover: text(step['takeover']),
        description: text(step['description']),
      })),
      defaults.steps,
    ),
  }),
  trust_safety_content: (from, defaults) => ({
    title: label(from['title'], defaults.title),
    description: text(from['description'], defaults.description),
    features: list(
      from['features'],
      item(['title', 'description'], (feature) => ({
        icon: oneOf(trustIcons, feature['icon']),
        title: text(feature['title']),
        description: text(feature['description']),
        highlight: text(feature['highlight']),
      })),
      defaults.features,
    ),
    testimonials: list(
      from['testimonials'],
      item(['content', 'name'], (quote) => ({
        name: text(quote['name']),
        role: text(quote['role']),
        content: text(quote['content']),
        rating: rating(quote['rating']),
      })),
      defaults.testimonials,
    ),
  }),
};

/**
 * Parses a section's stored JSON. Missing or malformed fields take their defaults. Throws SyntaxError unless the value
 * is a JSON object.
 */
export function readLanding<Key extends LandingKey>(key: Key, value: string): LandingContent[Key] {
  const parsed: unknown = JSON.parse(value);
  if (!isObject(parsed)) throw new SyntaxError('The value is not a JSON object');
  return readers[key](parsed, landingDefaults[key]);
}

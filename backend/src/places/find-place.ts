import { invalid } from '../common/api/errors.js';
import { placesWithin } from './distance.js';
import { PLACES, zipsFrom, type KnownPlace, type KnownZip, type Point } from './place-data.js';
import { largestNamed, placeNamed, spelled, stateOf } from './place-names.js';

const BY_ID = new Map(PLACES.map((place) => [place.id, place]));
/** A ZIP area that has no place within these miles belongs to none. */
const NEAR_A_ZIP = 30;

export const placeById = (id: number): KnownPlace | null => BY_ID.get(id) ?? null;

const zipOf = (code: string): KnownZip | undefined => zipsFrom(code, 1)[0];

export const labelOf = ({ name, state }: KnownPlace): string => `${name}, ${state}`;

const ZIP = /(?<![\d-])(\d{5})(?:-\d{4})?(?!\d)/g;
/** A name that may have several words, a comma, and a state, which is looked ahead at: it may be the next name. */
const CITY_STATE =
  /([^,;/|()\n]+)(?=,\s*([A-Za-z.]{2,4}|[A-Za-z]+(?: [A-Za-z]+){0,2})\s*(?:$|[,;/|()\n]|\d{5}))/g;

/** The place of a location as a holder writes it: its last "City, ST", or its last ZIP code; null if there is none. */
export function placeOfText(location: string): KnownPlace | null {
  for (const [, city = '', state = ''] of [...location.matchAll(CITY_STATE)].reverse()) {
    const known = stateOf(state);
    const place = known && endOfName(city, known);
    if (place) return place;
  }
  const zip = [...location.matchAll(ZIP)].map(([, code = '']) => zipOf(code)).findLast(Boolean);
  return zip ? placeOfZip(zip) : null;
}

/** The state that a location names after a comma, also with a town that is not known; null if it names none. */
export function stateOfText(location: string): string | null {
  const states = [...location.matchAll(CITY_STATE)].map(([, , state = '']) => stateOf(state));
  return states.findLast(Boolean) ?? null;
}

/** Words before the name, such as a street, are left out: "12 Main St Austin" is Austin. */
function endOfName(text: string, state: string): KnownPlace | null {
  const words = text.trim().split(/\s+/).slice(-5);
  for (let from = 0; from < words.length; from += 1) {
    const place = placeNamed(words.slice(from).join(' '), state);
    if (place) return place;
  }
  return null;
}

const placeOfZip = (zip: KnownZip): KnownPlace | null => placesWithin(zip, NEAR_A_ZIP)[0]?.place ?? null;

export interface Center extends Point {
  label: string;
}

/** What a search means with "near": a ZIP code, a city with its state, or the largest city of a name; null if unknown. */
export function centerOf(text: string): Center | null {
  const [code] = /^\d{5}(?!\d)/.exec(text.trim()) ?? [];
  const zip = code === undefined ? undefined : zipOf(code);
  if (zip) return { label: zip.zip, latitude: zip.latitude, longitude: zip.longitude };
  const place = placeOfText(text) ?? placeWithBareState(text) ?? largestNamed(text);
  return place && { label: labelOf(place), latitude: place.latitude, longitude: place.longitude };
}

/** "austin tx" without the comma. */
function placeWithBareState(text: string): KnownPlace | null {
  const [, city, letters] = /^(.+)\s+([A-Za-z]{2})$/.exec(text.trim()) ?? [];
  const state = letters && stateOf(letters);
  return city && state ? placeNamed(city, state) : null;
}

export interface Suggestion {
  place: KnownPlace | null;
  zip: KnownZip | null;
}

/** Places whose name begins with the text, the largest first, or ZIP codes that begin with it. */
export function suggestPlaces(text: string, most: number): Suggestion[] {
  const written = text.trim();
  if (/^\d{1,5}$/.test(written))
    return zipsFrom(written, most).map((zip) => ({ place: placeOfZip(zip), zip }));
  const [city = '', state = ''] = written.split(',').map((part) => part.trim());
  const name = spelled(city);
  if (name === '') return [];
  const wanted = state.toUpperCase();
  const exact = placeOfText(written) ?? largestNamed(written);
  const found = PLACES.filter(
    (place, at) => place !== exact && place.state.startsWith(wanted) && SPELLED[at]?.startsWith(name),
  ).slice(0, most);
  return [...(exact ? [exact] : []), ...found].slice(0, most).map((place) => ({ place, zip: null }));
}

/** The names of PLACES, in the same order. */
const SPELLED = PLACES.map(({ name }) => spelled(name));

/**
 * Returns the place that the holder chose from the suggestions, otherwise the one that the location names as others
 * read it.
 */
export function placeIdOf(
  { location, maskedLocation }: { location: string; maskedLocation: string | null },
  chosen?: number | null,
): number | null {
  if (chosen == null) return placeOfText(maskedLocation ?? location)?.id ?? null;
  if (!placeById(chosen)) throw invalid({ placeId: 'Please choose one of the suggested places.' });
  return chosen;
}

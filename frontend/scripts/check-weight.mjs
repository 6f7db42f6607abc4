// Fails the build when a page has grown too heavy. Counts the gzipped JavaScript a browser fetches to draw a page:
// the entry, the page's chunk and everything both import. Chunks that load on use (dialogs, toasts) do not count.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const LANDING_LIMIT_KB = 112;
const OTHER_PUBLIC_EXTRA_KB = 80;

const client = new URL('../dist/client/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', client), 'utf8'));
const page = (name) => `src/app/pages/${name}.tsx`;
const start = ['index.html', 'src/app/shell/start.tsx'];
const publicPages = ['ContractListPage', 'ContractPage', 'PrivacyPage', 'TermsPage', 'SignInPage'];
const memberPages = ['SubmitContractPage', 'AccountPage', 'AdminPage'];

const sizes = new Map();
const gzipKb = (file) => {
  if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(new URL(file, client))).length / 1000);
  return sizes.get(file);
};

function filesOf(...entries) {
  const keys = new Set();
  const visit = (key) => {
    if (keys.has(key)) return;
    keys.add(key);
    manifest[key]?.imports?.forEach(visit);
  };
  entries.forEach(visit);
  return new Set([...keys].map((key) => manifest[key]?.file).filter((file) => file?.endsWith('.js')));
}

const weight = (name) => [...filesOf(...start, page(name))].reduce((total, file) => total + gzipKb(file), 0);

const landing = weight('HomePage');
const rows = [['HomePage', landing, LANDING_LIMIT_KB]];
for (const name of publicPages) rows.push([name, weight(name), landing + OTHER_PUBLIC_EXTRA_KB]);
for (const name of memberPages) rows.push([name, weight(name), Number.POSITIVE_INFINITY]);

const reachable = filesOf(...start, page('HomePage'));
const problems = rows
  .filter(([, kb, limit]) => kb > limit)
  .map(([name, kb, limit]) => `${name} weighs ${kb.toFixed(2)} kB, the limit is ${limit.toFixed(2)} kB`);
if ([...filesOf(page('AdminPage'))].every((file) => reachable.has(file))) {
  problems.push('The admin page is part of what every visitor loads');
}

for (const [name, kb] of rows) process.stdout.write(`${name.padEnd(20)} ${kb.toFixed(1).padStart(7)} kB\n`);
if (problems.length) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
}

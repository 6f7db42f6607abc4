import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from '@jest/globals';

const source = join(import.meta.dirname, '..');
const SCOPE = join(source, 'theme/MuiScope.tsx');
/** Start of the client, and the pages that load no MUI. */
const LIGHT = [
  'app/shell/start.tsx',
  ...['Home', 'ContractList', 'Contract', 'NotFound'].map((name) => `app/pages/${name}Page.tsx`),
];

const pathOf = (importer: string, name: string) =>
  ['.ts', '.tsx', '']
    .map((end) => join(dirname(importer), name + end))
    .find((path) => /\.tsx?$/.test(path) && existsSync(path));

/** What a file imports for its code, not for types: files, packages, and files that it loads later. */
function importsOf(file: string) {
  const text = readFileSync(file, 'utf8');
  const names = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
  const now = names(/^(?:import|export)(?! type\b)[^;]*?from '([^']+)';/gm);
  const files = (all: string[]) => all.map((name) => pathOf(file, name)).filter((path) => path !== undefined);
  return { files: files(now), packages: now, later: files(names(/\bimport\('([^']+)'\)/g)) };
}

/** All files that load together with this one. */
function loadedWith(start: string): Set<string> {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    importsOf(file).files.forEach(visit);
  };
  visit(start);
  return seen;
}

const usesMui = (file: string) => importsOf(file).packages.some((name) => /^@(mui|emotion)\//.test(name));
const named = (files: Iterable<string>) => [...files].map((file) => relative(source, file)).sort();

it.each(LIGHT)('%s loads no MUI', (file) => {
  expect(named([...loadedWith(join(source, file))].filter(usesMui))).toEqual([]);
});

it('code with MUI that loads later brings the theme', () => {
  const later = new Set(
    LIGHT.flatMap((file) => [...loadedWith(join(source, file))]).flatMap((file) => importsOf(file).later),
  );
  const withMui = [...later].filter((file) => [...loadedWith(file)].some(usesMui));
  expect(withMui.length).toBeGreaterThan(5);
  expect(named(withMui.filter((file) => !loadedWith(file).has(SCOPE)))).toEqual([]);
});

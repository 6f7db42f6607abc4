// How the source is divided, so that a reader finds things: sizes of folders and files, names that are easy to tell apart,
// and imports without circles, those of types included.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const root = resolve(import.meta.dirname, '..');
const MOST_FILES = 25;
const MOST_LINES = 240;

const isTest = (path) => /\.(e2e-spec|e2e|spec|test)\.(ts|tsx|mjs)$/.test(path);
const isMade = (path) => /\/generated\/|\.generated\.ts$/.test(path);
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !isMade(path) && existsSync(join(root, path)));
const sources = files.filter((path) => !isTest(path));
const isSource = new Set(sources);
const within = (...folders) => sources.filter((path) => folders.some((one) => path.startsWith(`${one}/`)));

describe('the source', () => {
  it(`has folders of at most ${MOST_FILES} files beside tests`, () => {
    const folders = Object.groupBy(
      within('domain', 'backend', 'frontend', 'sandbox', 'scripts', 'proof').filter(
        (path) => !path.includes('/migrations/'),
      ),
      dirname,
    );
    const large = Object.entries(folders).filter(([, inside]) => inside.length > MOST_FILES);
    expect(large.map(([folder, inside]) => `${folder}: ${inside.length}`)).toEqual([]);
  });

  it(`has files of at most ${MOST_LINES} lines in the product`, () => {
    const long = within('domain', 'backend/src', 'frontend/src', 'sandbox').filter(
      (path) => readFileSync(join(root, path), 'utf8').split('\n').length - 1 > MOST_LINES,
    );
    expect(long).toEqual([]);
  });

  it('has no two files of a folder whose names differ by an "s", a dash, a dot or the case of a letter', () => {
    const plain = (path) =>
      join(
        dirname(path),
        basename(path)
          .replace(/(\.(e2e-spec|e2e|spec|test|d))?\.(ts|tsx|mjs)$/, (ending) => (isTest(path) ? ending : ''))
          .toLowerCase()
          .split(/[-._]/)
          .map((word) => word.replace(/s$/, ''))
          .join(''),
      );
    const twins = Object.values(Object.groupBy(files, plain)).filter((inside) => inside.length > 1);
    expect(twins).toEqual([]);
  });

  it.each(['domain/src', 'backend/src', 'frontend/src'])('has no circle of imports in %s', (folder) => {
    const graph = new Map(within(folder).map((path) => [path, importsOf(path)]));
    expect(circlesOf(graph)).toEqual([]);
  });
});

/** The files of the repository that a file imports, also for their types. */
function importsOf(path) {
  const text = readFileSync(join(root, path), 'utf8');
  return [...text.matchAll(/(?:\bfrom\s*|\bimport\s*\(\s*|^import\s+)'(\.[^']*|@handover\/domain\/[^']*)'/gm)]
    .map(([, specifier]) =>
      specifier.startsWith('.')
        ? relative(root, resolve(root, dirname(path), specifier))
        : specifier.replace('@handover/domain', 'domain/src'),
    )
    .map((target) => target.replace(/\.js$/, ''))
    .flatMap((target) => [`${target}.ts`, `${target}.tsx`].filter((file) => isSource.has(file)));
}

/** Files that import each other: the circles on the way of a walk in depth. */
function circlesOf(graph) {
  const done = new Set();
  const circles = [];
  const walk = (path, way) => {
    if (way.includes(path)) circles.push(way.slice(way.indexOf(path)).join(' -> '));
    if (done.has(path) || way.includes(path)) return;
    for (const next of graph.get(path) ?? []) walk(next, [...way, path]);
    done.add(path);
  };
  for (const path of graph.keys()) walk(path, []);
  return circles;
}

import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from '@jest/globals';

const source = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(file, 'utf8');
const filesOf = (pattern: string) => globSync(pattern, { cwd: source }).map((file) => join(source, file));
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** The class that each rule of a style sheet begins with, and the sheets that have it. */
const sheetsOf = new Map<string, Set<string>>();
for (const sheet of filesOf('**/*.css'))
  for (const name of found(read(sheet), /^\.([\w-]+)/gm))
    sheetsOf.set(name, (sheetsOf.get(name) ?? new Set()).add(sheet));

/** All words of `className={...}`, because a class can be any of them. */
const classesOf = (text: string) =>
  [
    ...found(text, /className="([^"]*)"/g),
    ...found(text, /className=\{(.*?)\}(?=[\s>/])/g),
    ...found(text, /withClass\([^,]+, '([^']*)'/g),
  ].flatMap((names) => names.match(/[\w-]+/g) ?? []);

/** All style sheets apply to the whole site, so that a class of the same name elsewhere would get the same looks. */
it('a class of a style sheet is used only where the style sheet is imported', () => {
  expect(sheetsOf.size).toBeGreaterThan(20);
  const strangers = filesOf('**/*.{ts,tsx}').flatMap((file) => {
    const text = read(file);
    const imported = found(text, /^import '([^']+\.css)';/gm).map((path) => join(dirname(file), path));
    return classesOf(text)
      .filter((name) => sheetsOf.has(name) && !imported.some((sheet) => sheetsOf.get(name)?.has(sheet)))
      .map((name) => `${relative(source, file)}: ${name}`);
  });
  expect(strangers).toEqual([]);
});

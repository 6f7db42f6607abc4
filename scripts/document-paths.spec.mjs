import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { expect, it } from '@jest/globals';

const root = resolve(import.meta.dirname, '..');
const find = (pattern) => globSync(pattern, { cwd: root, exclude: ['**/node_modules', '**/dist'] });
const read = (file) => readFileSync(join(root, file), 'utf8');
// the changelog tells what was, under the names of then
const documents = find('**/*.md').filter((file) => file !== 'CHANGELOG.md');
const names = new Set(find('**/*.{ts,tsx,mjs,cjs,css}').map((file) => basename(file)));

const PATH = /^(?:backend|deploy|docs|domain|frontend|proof|sandbox|scripts)\/[\w.*{},/-]+$/;
/** Made by a build, or by a run. */
const BUILT = /\/(?:dist|node_modules|build)\b/;
const SOURCE = /^[\w./-]*\w\.(?:ts|tsx|mjs|cjs|css)$/;

const slug = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-');
const anchorsOf = (file) => [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, heading]) => slug(heading));

/** A link leads to a file, and to a heading in it if it names one. */
function isDead(target, from) {
  const [path, anchor] = target.split('#');
  const file = path ? join(dirname(from), path) : from;
  return !existsSync(join(root, file)) || (anchor !== undefined && !anchorsOf(file).includes(anchor));
}

/** Code that is a path is a full one; a file name alone is that of some source. */
const isMissing = (code) =>
  PATH.test(code)
    ? !BUILT.test(code) && find(code).length === 0
    : SOURCE.test(code) && (code.includes('/') || !names.has(code));

it.each(documents)('%s names only paths that exist', (document) => {
  const text = read(document).replace(/^```[^]*?^```/gm, '');
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target);
  const codes = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code);
  expect(links.filter((target) => !/^\w+:/.test(target) && isDead(target, document))).toEqual([]);
  expect(codes.filter(isMissing)).toEqual([]);
});

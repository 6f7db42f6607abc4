import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';

const BUILD = `for (const file of ['domain/dist/a', 'sandbox/dist/browser/a', 'backend/dist/bundle/main.js', 'frontend/dist/a']) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, '');
}
fs.appendFileSync('builds', '1');`;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'handover-prepare-'));
  const devDependencies = { linter: 'file:linter' };
  const packageJson = {
    name: 'product',
    version: '1.0.0',
    scripts: { build: 'node build.cjs' },
    devDependencies,
  };
  const lock = {
    name: 'product',
    version: '1.0.0',
    lockfileVersion: 3,
    packages: {
      '': { name: 'product', version: '1.0.0', devDependencies },
      linter: { version: '1.0.0', dev: true },
      'node_modules/linter': { resolved: 'linter', link: true },
    },
  };
  for (const [path, text] of [
    ['product/package.json', JSON.stringify(packageJson)],
    ['product/package-lock.json', JSON.stringify(lock)],
    ['product/linter/package.json', '{ "name": "linter", "version": "1.0.0" }'],
    ['product/scripts/compile.mjs', ''],
    ['product/scripts/compiler-options.mjs', ''],
    ['product/.swcrc', '{}'],
    ['product/tsconfig.json', '{}'],
    ['product/build.cjs', `const fs = require('fs'); const path = require('path'); ${BUILD}`],
    ...['domain', 'sandbox', 'backend', 'frontend'].map((name) => [`product/${name}/a.ts`, 'a']),
  ]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  cpSync(join(import.meta.dirname, 'prepare.mjs'), join(folder, 'product/scripts/prepare.mjs'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Prepares the product in this folder; returns how often it was built so far. */
function prepare(name, what = 'build') {
  const cwd = join(folder, name);
  execFileSync(process.execPath, ['scripts/prepare.mjs', what], { cwd, stdio: 'ignore' });
  return readFileSync(join(cwd, 'builds'), 'utf8').length;
}

const hasLinter = () => existsSync(join(folder, 'product/node_modules/linter'));

it('builds once, and again after a change, but not after a copy or a new time of a file', () => {
  expect([prepare('product'), prepare('product')]).toEqual([1, 1]);
  cpSync(join(folder, 'product'), join(folder, 'copy'), { recursive: true });
  expect(prepare('copy')).toBe(1);
  utimesSync(join(folder, 'copy/domain/a.ts'), 0, 0);
  expect(prepare('copy')).toBe(1);
  writeFileSync(join(folder, 'copy/domain/a.ts'), 'b');
  expect(prepare('copy')).toBe(2);
});

it('installs the packages for development with the first task that needs them, and keeps them', () => {
  const installed = ['start', 'start', 'install', 'start'].map((what) => {
    prepare('product', what);
    return hasLinter();
  });
  expect(installed).toEqual([false, false, true, true]);
});

it('installs the packages for development once the lockfile has changed if they were there before', () => {
  prepare('product', 'build');
  const lockfile = join(folder, 'product/package-lock.json');
  writeFileSync(lockfile, `${readFileSync(lockfile, 'utf8')}\n`);
  prepare('product', 'start');
  expect(hasLinter()).toBe(true);
});

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = join(import.meta.dirname, '../../..');

interface Entry {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
}
interface Lockfile {
  packages: Record<string, Entry>;
}
type Manifest = Record<string, Record<string, string>>;

const read = (path: string): unknown => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

/** The servers that `make bench` compares the product with have packages of their own, which no product install gets. */
const BENCH_PEERS = 'proof/bench/peers';
const WORKSPACES = new Set(['domain', 'client', 'sandbox', 'backend', 'frontend']);

describe.each([
  { root: '.', manifests: ['.', ...WORKSPACES], atLeast: 500 },
  { root: BENCH_PEERS, manifests: [BENCH_PEERS], atLeast: 50 },
])('the lockfile of $root', ({ root, manifests, atLeast }) => {
  const { packages } = read(join(root, 'package-lock.json')) as Lockfile;
  const installed = Object.entries(packages).filter(([path]) => path.includes('node_modules/'));

  it('has a digest for every package', () => {
    expect(installed.length).toBeGreaterThan(atLeast);
    const without = installed.filter(
      ([, { integrity, link, inBundle }]) => !link && !inBundle && !integrity?.startsWith('sha512-'),
    );
    expect(without.map(([path]) => path)).toEqual([]);
  });

  it('names no host: packages come from the registry that the machine is configured for', () => {
    const named = installed.filter(
      ([, { resolved, link }]) => resolved !== undefined && !(link && WORKSPACES.has(resolved)),
    );
    expect(named.map(([path, { resolved }]) => `${path}: ${resolved}`)).toEqual([]);
  });

  it('has no dependency from git, a URL or a folder', () => {
    const foreign = manifests
      .map((folder) => read(join(folder, 'package.json')) as Manifest)
      .flatMap((manifest) =>
        ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
          Object.entries(manifest[kind] ?? {}),
        ),
      )
      .filter(([, wanted]) => /[:/]/.test(wanted) && !wanted.startsWith('npm:'));
    expect(foreign).toEqual([]);
  });
});

it('lets only named packages run scripts at install', () => {
  const { allowScripts } = read('package.json') as { allowScripts: Record<string, boolean> };
  expect(Object.keys(allowScripts).length).toBeGreaterThan(0);
  expect(Object.keys(allowScripts).filter((name) => name.includes('*'))).toEqual([]);
});

describe("the bench's peers", () => {
  it('are no workspace, so that an install of the product leaves them out', () => {
    const { workspaces } = read('package.json') as { workspaces: string[] };
    expect(workspaces.toSorted()).toEqual([...WORKSPACES].toSorted());
  });

  it('run no scripts at install', () => {
    const { packages } = read(join(BENCH_PEERS, 'package-lock.json')) as Lockfile;
    const scripted = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript);
    expect(scripted.map(([path]) => path)).toEqual([]);
  });

  it('are pinned to exact versions', () => {
    const { dependencies = {} } = read(join(BENCH_PEERS, 'package.json')) as Manifest;
    const loose = Object.entries(dependencies).filter(([, wanted]) => !/^\d+\.\d+\.\d+$/.test(wanted));
    expect(loose).toEqual([]);
  });
});

it('no shipped package has a license that requires us to publish our own code', () => {
  const said = execFileSync(process.execPath, [join(ROOT, 'scripts/licences.mjs'), '--check'], {
    encoding: 'utf8',
  });
  expect(said).toMatch(/ 0 with a licence that does not fit/);
});

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = join(import.meta.dirname, '../..');

interface Entry {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
  dependencies?: Record<string, string>;
}
interface Lockfile {
  packages: Record<string, Entry>;
}

const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lockfile;
const WORKSPACES = new Set(['domain', 'sandbox', 'backend', 'frontend']);
const installed = Object.entries(packages).filter(([path]) => path.includes('node_modules/'));
const manifests = ['.', ...WORKSPACES].map(
  (folder) =>
    JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as Record<
      string,
      Record<string, string>
    >,
);

describe('the lockfile', () => {
  it('has a digest for every package', () => {
    expect(installed.length).toBeGreaterThan(500);
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
      .flatMap((manifest) =>
        ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
          Object.entries(manifest[kind] ?? {}),
        ),
      )
      .filter(([, wanted]) => /[:/]/.test(wanted) && !wanted.startsWith('npm:'));
    expect(foreign).toEqual([]);
  });

  it('lets only named packages run scripts at install', () => {
    const [root] = manifests as unknown as { allowScripts: Record<string, boolean> }[];
    expect(Object.keys(root?.allowScripts ?? {}).length).toBeGreaterThan(0);
    const wild = Object.keys(root?.allowScripts ?? {}).filter((name) => name.includes('*'));
    expect(wild).toEqual([]);
  });
});

it('no shipped package has a license that requires us to publish our own code', () => {
  const said = execFileSync(process.execPath, [join(ROOT, 'scripts/licences.mjs'), '--check'], {
    encoding: 'utf8',
  });
  expect(said).toMatch(/ 0 with a licence that does not fit/);
});

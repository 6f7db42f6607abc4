// `node scripts/prepare.mjs start|install|build` brings up to date what is not: `start` the packages and the build that the
// running product needs, `install` all packages (tests, linters and generators too), `build` all packages and the build.
// Runs before anything is installed, so it uses nothing but Node itself.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = 20;
const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const stamps = {
  install: join(root, 'node_modules/.handover-installed'),
  build: join(root, 'node_modules/.handover-built'),
};
const BUILT = ['domain/dist', 'sandbox/dist/browser', 'backend/dist/bundle/main.js', 'frontend/dist'];
const SOURCES = [
  'domain',
  'sandbox',
  'backend',
  'frontend',
  'package.json',
  'package-lock.json',
  'scripts/compile.mjs',
  'scripts/compiler-options.mjs',
  '.swcrc',
  'tsconfig.json',
];
const NOT_SOURCES = new Set(['node_modules', 'dist', 'design', 'test', 'e2e', 'coverage', 'var']);

const major = Number(process.versions.node.split('.')[0]);
if (major < OLDEST_NODE) fail(`Handover needs Node.js ${OLDEST_NODE} or newer; this is ${process.version}.`);

try {
  const lock = lockfile();
  const all = process.argv[2] !== 'start' || hasDevelopmentPackages();
  upToDate('install', `${lock} ${all ? 'all' : 'start'}`, [], (before) => {
    if (!all) run('Installing the packages (about a minute)', npm('ci', '--omit=dev'));
    // adds what is missing, at the versions of the lockfile
    else if (before === `${lock} start`)
      run('Installing the packages for development', npm('install', '--no-save', '--include=dev'));
    else run('Installing the packages (a minute or two)', npm('ci', '--include=dev'));
  });
  if (process.argv[2] !== 'install')
    upToDate('build', sources(), BUILT, () => run('Building', ['npm', 'run', '--silent', 'build']));
} catch (error) {
  fail(`${error.message}`);
}

function upToDate(name, state, made, make) {
  const stamp = stamps[name];
  const before = existsSync(stamp) && readFileSync(stamp, 'utf8');
  if (before === state && made.every((path) => existsSync(join(root, path)))) return;
  make(before);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, state);
}

function npm(...command) {
  return ['npm', ...command, '--no-audit', '--no-fund', '--loglevel=error'];
}

function lockfile() {
  return hash([process.platform, process.arch, readFileSync(join(root, 'package-lock.json'))]);
}

/** npm writes down there what it has installed. */
function hasDevelopmentPackages() {
  const installed = join(root, 'node_modules/.package-lock.json');
  return existsSync(installed) && readFileSync(installed, 'utf8').includes('"dev": true');
}

/** By names and contents, so that a folder that was copied or moved with its build is not built again. */
function sources() {
  return hash(SOURCES.flatMap(filesOf));
}

function filesOf(path) {
  if (!statSync(join(root, path)).isDirectory()) return [path, readFileSync(join(root, path))];
  return readdirSync(join(root, path))
    .filter((name) => !NOT_SOURCES.has(name))
    .sort()
    .flatMap((name) => filesOf(`${path}/${name}`));
}

function hash(parts) {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\0');
  return sum.digest('hex');
}

function run(title, [command, ...args]) {
  console.log(`${title} ...`);
  const start = Date.now();
  try {
    execFileSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  } catch {
    throw new Error(`"${[command, ...args].join(' ')}" failed: see above.`);
  }
  console.log(`${title.split(' (')[0]} took ${Math.round((Date.now() - start) / 1000)} s.`);
}

function fail(text) {
  console.error(text);
  process.exit(1);
}

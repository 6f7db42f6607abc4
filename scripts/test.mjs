// Runs every check and every test: `npm test`.
// `npm test -- lint unit` runs only the named steps.
// `npm test -- api contracts chat` runs the API suites whose file name contains one of the words.
// `npm test -- api --changed` runs the API suites of the modules that differ from main.
// `npm test -- unit --changed` runs the specs that import an uncommitted file, and those that read the sources.
// `npm test -- slow` runs the suites that take minutes and rarely break.
// The last line is "N passed, N failed": it counts tests, and other steps only if they failed.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const bin = join(root, 'node_modules/.bin');
const results = mkdtempSync(join(tmpdir(), 'handover-results-'));

const steps = [
  // takes longest, so it starts first; it also checks the types
  check('lint', 'oxlint --deny-warnings .'),
  check('lockfile', 'npm ci --dry-run --ignore-scripts --no-audit --no-fund'),
  // a file that passed before and has not changed is not read again
  check('format', 'prettier --check --log-level=warn --cache .'),
  check('drift', 'npm run --loglevel=error schema -w backend -- --check'),
  check('drift', 'npm run --loglevel=error openapi -w backend -- --check'),
  check('drift', 'npm run --loglevel=error codegen:check'),
  check('drift', 'npm run --loglevel=error migration:check -w backend'),
  check('description', 'redocly lint backend/openapi.json'),
  check('deployment', 'node scripts/check-deployment.mjs'),
  // builds the rest of the product; `packages` has already built what these read
  check('build', 'npm run --loglevel=error build -w frontend'),
  check('build', 'npm run --loglevel=error build -w backend'),
  check('build', 'npm exec --loglevel=error -w sandbox -- vite build'),
  jest('unit'),
  // many API tests wait for timers, so a third worker finds time on two cores; browser tests do not get faster by one
  jest('api', '--maxWorkers=3'),
  jest('browser'),
  // runs only if it is named
  jest('slow'),
];
const USUAL = steps.filter(({ name }) => name !== 'slow');

const isStep = (word) => steps.some((step) => step.name === word);
const words = process.argv.slice(2);
const wanted = words.filter(isStep);
const suites = words.filter((word) => !isStep(word) && !word.startsWith('--'));
const onlyChanged = words.includes('--changed');
/** Unit tests are found by what they import; other suites by the module in their name. */
const byModule = onlyChanged && !wanted.includes('unit');
if (byModule) suites.push(...changedModules());
if (suites.length > 0 && wanted.length === 0)
  fail(
    `Name a step before ${suites.join(', ')}: ${[...new Set(steps.map((step) => step.name))].join(', ')}.`,
  );
if (byModule && suites.length === 0) fail('No module differs from main.');

const total = { passed: 0, failed: 0 };
// All other steps read the declarations or the code that this step makes.
const packages = alone(check('packages', 'npm run --loglevel=error build:packages'));
const chosen = wanted.length === 0 ? USUAL : steps.filter(({ name }) => wanted.includes(name));
for (const group of grouped([packages, ...chosen])) await runTwoAtATime(group);
rmSync(results, { recursive: true, force: true });
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

/** Neighboring steps that only read run together; each other step is a group of its own. */
function grouped(list) {
  return list.reduce((groups, step) => {
    const last = groups.at(-1);
    if (step.alone || !last || last[0].alone) groups.push([step]);
    else last.push(step);
    return groups;
  }, []);
}

/** Runs two steps at a time, because most checks use one core. */
async function runTwoAtATime(group) {
  const waiting = group.values();
  const lane = async () => {
    for (const step of waiting) {
      const { passed, failed } = await step.run();
      total.passed += passed;
      total.failed += failed;
    }
  };
  await Promise.all([lane(), lane()]);
}

/** Marks a step that writes files or uses all cores. */
function alone(step) {
  return { ...step, alone: true };
}

/** A step that passes or fails as a whole. It shows the output of its command only if it fails. */
function check(name, command) {
  return {
    name,
    async run() {
      const { code, output, seconds } = await execute(command, 'pipe');
      console.log(`${code === 0 ? '✓' : '✗'} ${name}: ${command} (${seconds} s)`);
      if (code !== 0) console.log(output);
      return { passed: 0, failed: code === 0 ? 0 : 1 };
    },
  };
}

function jest(name, ...options) {
  return {
    name,
    alone: true,
    async run() {
      const file = join(results, `${name}.json`);
      const only =
        name === 'unit' && onlyChanged
          ? concernedSpecs()
          : suites.map((suite) => `--testPathPatterns=${suite}`);
      const command = [`jest --selectProjects=${name} --json --outputFile`, file, ...options, ...only].join(
        ' ',
      );
      const { code, seconds } = await execute(command, ['inherit', 'ignore', 'inherit']);
      const counts = countsOf(file, code);
      console.log(
        `${code === 0 ? '✓' : '✗'} ${name}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`,
      );
      return counts;
    },
  };
}

/**
 * Options of jest for the specs that import an uncommitted file and those that list the sources. None, which means all
 * specs, if nothing has changed or something that is not found by imports.
 */
function concernedSpecs() {
  const changed = git('status', '--porcelain').map((line) => line.slice(3));
  if (changed.length === 0 || changed.some((path) => !/\.(tsx?|css|graphql|md)$/.test(path))) return [];
  const list = 'jest --selectProjects=unit --onlyChanged --listTests';
  const options = { cwd: root, shell: true, env: environment(), encoding: 'utf8' };
  const importing = lines(execFileSync(list, options)).filter((line) => line.startsWith(root));
  const listing = git('grep', '-lE', '(readdir|glob)Sync', '--', '*.spec.ts', '*.spec.mjs', '*.test.ts*');
  return ['--runTestsByPath', ...importing, ...listing];
}

/** The names of the folders of business modules with uncommitted changes or commits that main lacks. */
function changedModules() {
  const paths = [
    ...git('diff', '--name-only', 'main'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ].map((path) => /^(?:backend\/src|frontend\/src\/features)\/([^/]+)\//.exec(path)?.[1]);
  return [...new Set(paths.filter(Boolean))];
}

function git(...args) {
  return lines(execFileSync('git', args, { cwd: root, encoding: 'utf8' }));
}

function lines(text) {
  return text.split('\n').filter(Boolean);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

function countsOf(file, code) {
  try {
    const result = JSON.parse(readFileSync(file, 'utf8'));
    const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
    return { passed: result.numPassedTests, failed: code === 0 ? failed : Math.max(1, failed) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

async function execute(command, stdio) {
  const start = Date.now();
  const options = { cwd: root, stdio, shell: true, env: environment() };
  const child = spawn(command, options);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const code = await new Promise((done) => child.on('close', done));
  return { code, output: output.trim(), seconds: ((Date.now() - start) / 1000).toFixed(1) };
}

/** Uses the Node that was installed with the packages, and the option that jest needs for ES modules. */
function environment() {
  return {
    ...process.env,
    PATH: `${bin}${delimiter}${process.env.PATH}`,
    // linters work offline and send no usage data
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
    ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
  };
}

import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const IN_PLAYWRIGHTS_CACHE = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
];
const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Chromium without a window, the same everywhere; as root it only starts without its sandbox. */
export function launchBrowser(): Promise<Browser> {
  const args = process.getuid?.() === 0 ? [...FLAGS, '--no-sandbox'] : FLAGS;
  return chromium.launch({ executablePath: findBrowser(), args, headless: true });
}

/** CHROME_PATH, Playwright's cache, an installed Chrome or Chromium; on Debian and Ubuntu it is installed where root asks. */
function findBrowser(): string {
  const given = process.env.CHROME_PATH;
  if (given && !existsSync(given)) throw new Error(`CHROME_PATH names ${given}, which does not exist.`);
  const found = given ?? inPlaywrightsCache() ?? INSTALLED.find(existsSync) ?? onPath() ?? installed();
  if (found) return found;
  throw new Error(
    'The browser tests need Chrome or Chromium: install one, or set CHROME_PATH to the program of one you have.',
  );
}

function inPlaywrightsCache(): string | undefined {
  const cache =
    process.env.PLAYWRIGHT_BROWSERS_PATH ??
    join(homedir(), process.platform === 'darwin' ? 'Library/Caches/ms-playwright' : '.cache/ms-playwright');
  if (!existsSync(cache)) return undefined;
  return readdirSync(cache)
    .filter((folder) => /^chromium-\d+$/.test(folder))
    .sort((a, b) => Number(b.split('-')[1]) - Number(a.split('-')[1]))
    .flatMap((folder) => IN_PLAYWRIGHTS_CACHE.map((program) => join(cache, folder, program)))
    .find(existsSync);
}

function onPath(): string | undefined {
  for (const name of ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']) {
    const which = spawnSync('which', [name], { encoding: 'utf8' });
    if (which.status === 0) return which.stdout.trim();
  }
  return undefined;
}

function installed(): string | undefined {
  if (process.getuid?.() !== 0 || spawnSync('which', ['apt-get']).status !== 0) return undefined;
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  try {
    execFileSync('apt-get', ['update', '-qq'], options);
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options);
  } catch {
    return undefined;
  }
  return INSTALLED.find(existsSync);
}

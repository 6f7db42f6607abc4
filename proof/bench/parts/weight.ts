import { gzipSync } from 'node:zlib';
import type { Reached } from '../goals.js';
import { say } from '../say.js';
import type { Stage } from '../stage.js';

/** Addresses of the scripts that a page loads at once: its own and the ones that these import. */
export const scriptsOf = (html: string): string[] => [
  ...new Set([...html.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map(([, path]) => path as string)),
];

/** What a visitor's browser downloads: the page before compression, its scripts as gzip. */
export async function weight(stage: Stage): Promise<Reached> {
  const { product } = await stage.scene();
  const textOf = async (path: string) => {
    const response = await fetch(`${product.url}${path}`, { headers: { accept: 'text/html' } });
    if (!response.ok) throw new Error(`${path} was answered ${response.status}.`);
    return response.text();
  };
  const page = Buffer.byteLength(await textOf('/contracts')) / 1000;
  const scripts = await Promise.all(scriptsOf(await textOf('/')).map(textOf));
  const gzip = scripts.reduce((sum, script) => sum + gzipSync(script).length, 0) / 1000;
  say(
    `\nweight: /contracts ${page.toFixed(1)} kB; ${scripts.length} scripts of / ${gzip.toFixed(1)} kB as gzip\n`,
  );
  return { 'weight page': { value: page }, 'weight scripts': { value: gzip } };
}

// Runs the TypeScript sources without a build: `node --import ./scripts/typescript.mjs backend/src/x.ts`.
// Node's own type stripping knows neither decorators nor their metadata, nor that `./x.js` means `./x.ts`.
import { transformSync } from '@swc/core';
import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { compilerOptions } from './compiler-options.mjs';

/** Our own packages, read from their sources so that no program runs on an older build of them. */
const PACKAGES = { '@handover/domain/': '../domain/src/', '@handover/sandbox/': '../sandbox/server/' };

const isSource = (url) => /^file:.*\.tsx?(\?|$)/.test(url) && !url.includes('/node_modules/');

registerHooks({
  resolve(specifier, context, next) {
    for (const [name, folder] of Object.entries(PACKAGES))
      if (specifier.startsWith(name))
        return next(new URL(`${folder}${specifier.slice(name.length)}.ts`, import.meta.url).href, context);
    if (/^\.{1,2}\/.*\.js$/.test(specifier) && isSource(context.parentURL ?? '')) {
      const stem = specifier.slice(0, -'.js'.length);
      for (const extension of ['.ts', '.tsx'])
        if (existsSync(new URL(stem + extension, context.parentURL))) return next(stem + extension, context);
    }
    return next(specifier, context);
  },
  load(url, context, next) {
    if (!isSource(url)) return next(url, context);
    const filename = fileURLToPath(url);
    const { code } = transformSync(readFileSync(filename, 'utf8'), {
      ...compilerOptions(filename),
      filename,
    });
    return { format: 'module', source: code, shortCircuit: true };
  },
});

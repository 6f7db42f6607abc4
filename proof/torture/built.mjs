// Resolves imports of the product's sources to its build: `node --import ./built.mjs server.ts`. Node itself strips the
// types of the files in this folder.
import { enableCompileCache, registerHooks } from 'node:module';

const HERE = new URL('./', import.meta.url).href;
const SOURCES = new URL('../../backend/src/', import.meta.url).href;
const BUILD = new URL('../../backend/dist/', import.meta.url).href;

enableCompileCache();
registerHooks({
  resolve(specifier, context, next) {
    if (!specifier.startsWith('.') || !context.parentURL?.startsWith(HERE)) return next(specifier, context);
    const { href } = new URL(specifier, context.parentURL);
    return next(
      href.startsWith(SOURCES) ? href.replace(SOURCES, BUILD) : href.replace(/\.js$/, '.ts'),
      context,
    );
  },
});

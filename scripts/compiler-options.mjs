import { readFileSync } from 'node:fs';

const options = JSON.parse(readFileSync(new URL('../.swcrc', import.meta.url), 'utf8'));
delete options.$schema;

/** The options of .swcrc for one file: `<T>(x) => ...` is a generic in .ts and would be an element in .tsx. */
export const compilerOptions = (path) => ({
  ...options,
  jsc: { ...options.jsc, parser: { ...options.jsc.parser, tsx: path.endsWith('.tsx') } },
  swcrc: false,
});

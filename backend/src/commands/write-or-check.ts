import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';

/** Writes a generated file, or with `--check` reports whether it is up to date. Returns the exit code. */
export function writeOrCheck(file: string, text: string): number {
  const name = relative(process.cwd(), file);
  const same = existsSync(file) && readFileSync(file, 'utf8') === text;
  if (process.argv.includes('--check')) {
    process.stdout.write(
      same ? `${name} is up to date.\n` : `${name} is out of date: run make codegen and commit it.\n`,
    );
    return same ? 0 : 1;
  }
  if (!same) writeFileSync(file, text);
  process.stdout.write(`${name} ${same ? 'is up to date' : 'is written'}.\n`);
  return 0;
}

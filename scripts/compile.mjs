// `node ../scripts/compile.mjs src dist`: compiles the TypeScript of a folder, all but its specs, file by file. Lint checks
// the types.
import { transformFile } from '@swc/core';
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { compilerOptions } from './compiler-options.mjs';

const [from, to] = process.argv.slice(2).map((folder) => resolve(folder));
const sources = globSync('**/*.{ts,tsx}', { cwd: from, exclude: ['**/*.{spec,d}.ts'] });

await Promise.all(
  sources.map(async (source) => {
    const input = join(from, source);
    const output = join(to, source.replace(/\.tsx?$/, '.js'));
    const { code, map } = await transformFile(input, {
      ...compilerOptions(input),
      sourceMaps: true,
      sourceFileName: relative(dirname(output), input),
      inlineSourcesContent: false,
    });
    mkdirSync(dirname(output), { recursive: true });
    writeFileSync(output, `${code}//# sourceMappingURL=${basename(output)}.map\n`);
    writeFileSync(`${output}.map`, map);
  }),
);

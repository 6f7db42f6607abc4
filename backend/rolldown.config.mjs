// Bundles the built server with its packages (ADR 26): dist/main.js becomes dist/bundle/main.js. That folder is as deep as the
// folders of the sources, so `import.meta.dirname` leads to the same files from both.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'rolldown';

const HERE = import.meta.dirname;
const PACKAGES = /node_modules/;

/** Packages that stay files of their own: native modules, what few servers load, what only tools need (typescript), and
 * what a package loads with `createRequire` (picomatch, of fdir). */
const EXTERNAL = ['@aws-sdk/client-s3', '@node-rs/argon2', 'picomatch', 'sharp', 'typescript'];

/** Parts of Nest that are not installed. */
const OPTIONAL = [
  ...['@apollo/gateway', '@apollo/subgraph', '@as-integrations/fastify', '@fastify/static', 'ts-morph'],
  /^@nestjs\/(microservices|websockets)/,
];

/** Nest loads optional packages with `createRequire`, which no bundler follows: they would be there twice. */
const CREATED_REQUIRE = /const require = createRequire\(import\.meta\.url\);/;

const required = {
  name: 'required',
  transform: {
    filter: { id: /node_modules\/@nestjs/, code: CREATED_REQUIRE },
    handler: (code) => ({ code: code.replace(CREATED_REQUIRE, ''), map: { mappings: '' } }),
  },
};

/** Stack traces name our sources; a map of the packages would take 120 MB once `--enable-source-maps` has read it. */
const sourceMaps = {
  name: 'source-maps',
  load: {
    filter: { id: /\/(backend|domain|sandbox)\/dist\// },
    handler: (id) => ({ code: readFileSync(id, 'utf8'), map: readFileSync(`${id}.map`, 'utf8') }),
  },
  transform: { filter: { id: PACKAGES }, handler: (code) => ({ code, map: { mappings: '' } }) },
};

export default defineConfig({
  input: { main: join(HERE, 'dist/main.js') },
  cwd: HERE,
  platform: 'node',
  external: [...EXTERNAL, ...OPTIONAL, /\.node$/],
  plugins: [required, sourceMaps],
  onLog: (level, log, report) => report(log.code === 'UNRESOLVED_IMPORT' ? 'error' : level, log),
  transform: { define: { __dirname: 'import.meta.dirname', __filename: 'import.meta.filename' } },
  output: {
    dir: 'dist/bundle',
    cleanDir: true,
    chunkFileNames: '[name].js',
    codeSplitting: { groups: [{ name: 'packages', test: PACKAGES, entriesAware: true }] },
    // V8 keeps a text with other characters in twice the memory
    charset: 'ascii',
    // Nest, TypeORM and GraphQL use the names of classes
    keepNames: true,
    comments: false,
    sourcemap: true,
    sourcemapExcludeSources: true,
  },
});

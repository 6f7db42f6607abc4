import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import type { CodegenConfig } from '@graphql-codegen/cli';

// Types and hooks of the web client, one file per folder with documents, so that a page only loads its own documents.
// Output is committed; `make codegen` rewrites it and the checks fail when it has drifted.

const SOURCE = 'frontend/src';

/**
 * The landing page and the header request these with a plain fetch, so that they do not load Apollo: documents as strings,
 * no hooks.
 */
const WITHOUT_APOLLO = ['boot', 'contact', 'notifications-bell', 'saved-hearts'];

const TYPES = ['typescript-operations', 'typed-document-node'];

const folders = new Set(globSync(`${SOURCE}/{lib,features}/**/*.graphql`).map((path) => dirname(path)));

/** "frontend/src/features/admin/flagged" -> "admin-flagged" */
const nameOf = (folder: string) => folder.split('/').slice(3).join('-');

const outputs = [...folders].sort().map((folder) => {
  const documents = `${folder}/*.graphql`;
  const output = WITHOUT_APOLLO.includes(nameOf(folder))
    ? { documents, config: { documentMode: 'string' }, plugins: TYPES }
    : { documents, plugins: [...TYPES, './scripts/codegen-apollo-hooks.cjs'] };
  return [`${SOURCE}/generated/${nameOf(folder)}.ts`, output] as const;
});

export default {
  schema: 'backend/schema.graphql',
  ignoreNoDocuments: true,
  config: {
    arrayInputCoercion: false,
    enumType: 'string-literal',
    useTypeImports: true,
    skipTypename: false,
    scalars: {
      DateTime: 'string',
      Facts: 'Record<string, string | number | null>',
      JSON: 'Record<string, unknown>',
      PhotoUrls: 'Record<string, string>',
      ID: 'string',
    },
  },
  generates: Object.fromEntries(outputs),
} satisfies CodegenConfig;

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from '@jest/globals';
import ts from 'typescript';

/**
 * A new contract type is a folder in domain/src/types, a line in each registry beside it, its look in the browser, and a
 * migration of the check of `contracts.type`. The compiler reads the sources with those edits and finds nothing else to do.
 */
const ROOT = join(import.meta.dirname, '../..');
const TYPES = 'domain/src/types';
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** What the apartment knows, under another name. */
const renamed = (text: string): string =>
  text
    .replaceAll('APARTMENT', 'STORAGE')
    .replaceAll('apartment', 'storage')
    .replaceAll("'Apartment'", "'Storage'");

/** A file with each line about the apartment a second time, for the new type. */
const withLine = (file: string): string =>
  read(file).replace(/^.*apartment.*$/gim, (line) => `${line}\n${renamed(line)}`);

const folder = readdirSync(join(ROOT, TYPES, 'apartment')).map((name): [string, string] => [
  `${TYPES}/storage/${name}`,
  renamed(read(`${TYPES}/apartment/${name}`)),
]);
const registries = ['words', 'facts', 'costs', 'steps', 'drawings'].map((name): [string, string] => [
  `${TYPES}/${name}.ts`,
  withLine(`${TYPES}/${name}.ts`),
]);
const LOOKS = 'frontend/src/theme/type-looks.ts';
const look: [string, string] = [
  LOOKS,
  read(LOOKS).replace(/ {2}apartment: \{[\s\S]*?\n {2}\},\n/, (entry) => entry + renamed(entry)),
];
/** `make codegen` writes them. */
const generated = readdirSync(join(ROOT, 'frontend/src/generated'))
  .map((name) => `frontend/src/generated/${name}`)
  .map((file): [string, string] => [
    file,
    read(file).replace(/export type ContractType =\n {2}\| 'APARTMENT'/, "$&\n  | 'STORAGE'"),
  ]);

/** What the compiler says about a project, with some files replaced or added, and the domain read from its sources. */
function problemsIn(project: string, edits: [string, string][]): string[] {
  const edited = new Map(edits.map(([file, text]) => [join(ROOT, file), text]));
  const config = join(ROOT, project, 'tsconfig.json');
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, ts.sys.readFile).config,
    ts.sys,
    dirname(config),
  );
  const compilerOptions: ts.CompilerOptions = {
    ...options,
    noEmit: true,
    paths: { '@handover/domain/*': [join(ROOT, 'domain/src/*.ts')] },
  };
  const host = ts.createCompilerHost(compilerOptions);
  const { readFile, fileExists } = host;
  const folders = new Set([...edited.keys()].map((file) => dirname(file)));
  host.readFile = (file) => edited.get(file) ?? readFile(file);
  host.fileExists = (file) => edited.has(file) || fileExists(file);
  host.directoryExists = (path) => folders.has(path) || ts.sys.directoryExists(path);
  const added = [...edited.keys()].filter((file) => relative(join(ROOT, project), file).startsWith('src/'));
  // a new type has no expected figures yet
  const sources = fileNames.filter((file) => !/\.(?:spec|test)\.tsx?$|\/test\//.test(file));
  const program = ts.createProgram([...new Set([...sources, ...added])], compilerOptions, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(
      ({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
}

const edits = [...folder, ...registries, look, ...generated];

it.each(['domain', 'backend', 'frontend'])('a sixth contract type compiles in %s', (project) =>
  expect(problemsIn(project, edits)).toEqual([]),
);

it.each([...registries.map(([file]) => ['domain', file]), ['frontend', LOOKS]])(
  'the compiler of %s misses %s',
  (project, missing) => {
    const problems = problemsIn(
      project,
      edits.filter(([file]) => file !== missing),
    );
    expect(problems).not.toEqual([]);
  },
);

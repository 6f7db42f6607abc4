import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import ts from 'typescript';

/**
 * Each table has one owner: the folder of its entity. Only files in that folder name the table in SQL or use its
 * repository; the other folders call the owner's services or use SQL fragments that the owner exports.
 */
const SOURCE = import.meta.dirname;
/** Migrations, functions of the database and the demo's seed name every table on purpose. */
const NOT_CHECKED = /^schema\/(?:migrations|functions)\/|^demo\/|\.spec\.ts$/;

/** References to a table of another folder that are allowed, each with its reason; `folder/*` stands for all its files. */
const ALLOWED: Record<string, string> = {
  'commands/grant-admin.ts -> AuditEntry': 'not moved yet: makes an AuditService without the application',
};

const NAMES_TABLE = /\b(?:from|join|update|into|delete from|lock table)\s+(?:only\s+)?(\w+)/gi;
const USES_REPOSITORY =
  /(?:InjectRepository|getRepository|forFeature)\(\[?([\w\s,]+)|\bmanager\s*\.\s*\w+\(\s*(\w+)/g;

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !NOT_CHECKED.test(file))
  .map((path) => ({ path, folder: path.split('/')[0]!, text: readFileSync(join(SOURCE, path), 'utf8') }));

const ownerOfTable = new Map<string, string>();
const ownerOfEntity = new Map<string, string>();
for (const { folder, text } of files)
  for (const [, table, entity] of text.matchAll(/@Entity\('(\w+)'[\s\S]*?export class (\w+)/g)) {
    ownerOfTable.set(table!, folder);
    ownerOfEntity.set(entity!, folder);
  }

/** The texts of all string and template literals: comments are left out, and SQL may span several lines. */
function literalsIn(path: string, text: string): string[] {
  const literals: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) literals.push(node.text);
    else if (ts.isTemplateExpression(node))
      literals.push(
        [node.head, ...node.templateSpans.map(({ literal }) => literal)].map((part) => part.text).join('?'),
      );
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest));
  return literals;
}

function foreignIn({ path, folder, text }: (typeof files)[number]): string[] {
  const isForeign = (owner: string | undefined) => owner !== undefined && owner !== folder;
  const tables = literalsIn(path, text)
    .flatMap((literal) => [...literal.matchAll(NAMES_TABLE)].map(([, table]) => table!))
    .filter((table) => isForeign(ownerOfTable.get(table)));
  const entities = [...text.matchAll(USES_REPOSITORY)]
    .flatMap(([, several, one]) => (several ?? one!).split(/[\s,]+/))
    .filter((entity) => isForeign(ownerOfEntity.get(entity)));
  return [...new Set([...tables, ...entities])].map((name) => `${path} -> ${name}`);
}

const foreign = files.flatMap(foreignIn);
const isAllowed = (reference: string): boolean =>
  reference in ALLOWED || reference.replace(/\/\S+/, '/*') in ALLOWED;

it('finds the tables and their owners', () => {
  expect(Object.fromEntries(ownerOfTable)).toMatchObject({
    users: 'users',
    purchases: 'payments',
    messages: 'chat',
  });
});

it('only the owner of a table names it, apart from the listed exceptions', () => {
  expect(foreign.filter((reference) => !isAllowed(reference))).toEqual([]);
});

it('has no exception that is not needed any more', () => {
  const needed = new Set(foreign.flatMap((reference) => [reference, reference.replace(/\/\S+/, '/*')]));
  expect(Object.keys(ALLOWED).filter((reference) => !needed.has(reference))).toEqual([]);
});

it('has fewer than ten exceptions', () => {
  expect(Object.keys(ALLOWED).length).toBeLessThan(10);
});

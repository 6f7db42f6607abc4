import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import ts from 'typescript';
import { calledFunctions, triggers } from './schema/triggers.js';

/**
 * Each table has one owner: the folder of its entity. Only files in that folder name the table in SQL or use its
 * repository; the other folders call the owner's services or use SQL fragments that the owner exports.
 */
const SOURCE = import.meta.dirname;
/** Migrations and the demo's seed write every table on purpose. */
const NOT_CHECKED = /^schema\/migrations\/|^demo\/|\.spec\.ts$/;

/** References to a table of another folder that are allowed, each with its reason; `folder/*` stands for all its files. */
const ALLOWED: Record<string, string> = {
  'schema/functions/contract-flags-by-others.ts -> contracts':
    'called by the statement that inserts contracts',
  'schema/functions/conversations-follow.ts -> contracts': 'the holder takes part in the thread',
  'schema/functions/listing-days.ts -> settings': 'a trigger needs the setting',
  'schema/functions/listing-questions-of-messages.ts -> contracts':
    'an answer keeps the contract fresh, which the message has locked',
  'schema/functions/notifications-of-messages.ts -> contracts': 'a question is for the holder',
  'schema/functions/notifications-of-messages.ts -> conversations':
    'an answer is for everyone who takes part',
  'schema/functions/webhook-questions.ts -> contracts': 'a question is an event for the holder',
};

const NAMES_TABLE = /\b(?:from|join|update|into|delete from|lock table)\s+(?:only\s+)?(\w+)/gi;
const USES_REPOSITORY =
  /(?:InjectRepository|getRepository|forFeature)\(\[?([\w\s,]+)|\bmanager\s*\.\s*\w+\(\s*(\w+)/g;

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !NOT_CHECKED.test(file))
  .map((path) => ({ path, folder: roomOf(path), text: readFileSync(join(SOURCE, path), 'utf8') }));

/** The function of a trigger belongs to the module whose rule the trigger is. */
function roomOf(path: string): string {
  const [, name] = /^schema\/functions\/([\w-]+)\.ts$/.exec(path) ?? [];
  const known = name?.replaceAll('-', '_') ?? '';
  const trigger = triggers.find(({ function: called }) => called === known);
  return trigger?.owner ?? calledFunctions[known] ?? path.split('/')[0]!;
}

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

it('finds a foreign table in the function of a trigger', () => {
  const text =
    'export const f = `create function f() returns trigger as $$ begin delete from messages; end $$`;';
  const path = 'schema/functions/listing-questions-of-messages.ts';
  expect(foreignIn({ path, folder: roomOf(path), text })).toEqual([`${path} -> messages`]);
  expect(roomOf(path)).toBe('listings');
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

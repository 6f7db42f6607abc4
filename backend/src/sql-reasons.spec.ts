import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import ts from 'typescript';

/**
 * Each hand-written SQL statement has a reason (docs/adr/0006): a comment with `SQL:` above the statement, or above the
 * declaration, method or class around it; or a comment with `SQL in this file:` for all statements of a file.
 */
const SOURCE = import.meta.dirname;
/** Migrations and functions of the database are SQL by nature. */
const NOT_CHECKED = /schema\/(?:migrations|functions)\/|\.spec\.ts$/;

const STATEMENT =
  /^\s*(?:select\s|insert into\b|delete from\b|with \w+ as\b|update \S+(?: \w+)?\s+set\b|join \(select\b|analyze\b|lock table\b)/;
const REASON = /\bSQL: \w+/;
const REASON_FOR_ALL = /\bSQL in this file: \w+/;

/** The text of a literal, with `?` for each expression in it; null for other nodes. */
function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('?');
}

function statementsWithoutReason(path: string, text: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const commentsAbove = (node: ts.Node): string =>
    (ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [])
      .map(({ pos, end }) => text.slice(pos, end).replace(/\s*\n\s*(?:\*|\/\/)\s*/g, ' '))
      .join('\n');
  const hasReason = (node: ts.Node): boolean =>
    !ts.isSourceFile(node) && (REASON.test(commentsAbove(node)) || hasReason(node.parent));
  const missing: string[] = [];
  const visit = (node: ts.Node): void => {
    const statement = textOf(node);
    if (statement !== null && STATEMENT.test(statement) && !hasReason(node))
      missing.push(`${path}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
    ts.forEachChild(node, visit);
  };
  if (!REASON_FOR_ALL.test(text)) visit(source);
  return missing;
}

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !NOT_CHECKED.test(file),
);

it('every statement has its reason in a comment', () => {
  const missing = files.flatMap((path) =>
    statementsWithoutReason(path, readFileSync(join(SOURCE, path), 'utf8')),
  );
  expect(missing).toEqual([]);
});

it('recognizes statements and reasons', () => {
  const statement = 'const FIND = `select id from ${table}`;';
  expect(statementsWithoutReason('a.ts', statement)).toEqual(['a.ts:1']);
  expect(statementsWithoutReason('a.ts', `// reads a row\n${statement}`)).toEqual(['a.ts:2']);
  expect(statementsWithoutReason('a.ts', `/**\n * SQL:\n * a hot read.\n */\n${statement}`)).toEqual([]);
  expect(statementsWithoutReason('a.ts', `/* SQL in this file: hot reads. */\nlet a;\n${statement}`)).toEqual(
    [],
  );
  expect(statementsWithoutReason('a.ts', `// SQL: a hot read\nlet a;\n${statement}`)).toEqual(['a.ts:3']);
  expect(
    statementsWithoutReason('a.ts', "f('update of the list'); f(`update ${t} x set a = 1`);"),
  ).toHaveLength(1);
});

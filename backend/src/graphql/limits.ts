import {
  GraphQLError,
  Kind,
  NoSchemaIntrospectionCustomRule,
  specifiedRules,
  visit,
  type ASTVisitor,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import { isStorable } from '../common/http/refuse-hostile-json.js';

/** Tokens of a document, at which the parser stops; the largest document of our client has about 200. */
export const MAX_TOKENS = 400;
/** Errors that one response lists. */
export const MAX_ERRORS = 5;
/** contracts > edges > node > messages > edges > node > sender > name; the cost limit bounds its page sizes. */
const MAX_DEPTH = 8;
/** Introspection goes through __schema > types > fields > args > type > ofType ... */
const MAX_INTROSPECTION_DEPTH = 15;
const MAX_ALIASES = 15;
/** Lists that search: each runs several statements at once, some of which scan thousands of rows. */
const SEARCHES = new Set(['contracts', 'contractFacets']);
/** Our pages need one or two. Fifteen would take all connections of the database for seconds. */
const MAX_SEARCHES = 3;
const MAX_SELECTIONS = 300;
const MAX_DIRECTIVES = 20;
/** GraphQL suggests similar names, at a cost that grows with the length of the unknown one. */
const MAX_NAME_LENGTH = 64;

interface Measure {
  depth: number;
  aliases: number;
  selections: number;
  roots: number;
  searches: number;
}

/** Why the document is refused before it is validated, or null. */
function documentProblem(document: DocumentNode): string | null {
  let problem: string | null = null;
  let directives = 0;
  visit(document, {
    Name({ value }) {
      if (value.length > MAX_NAME_LENGTH)
        problem = `A name in the query has more than ${MAX_NAME_LENGTH} characters.`;
    },
    StringValue({ value }) {
      if (!isStorable(value)) problem = 'The text has characters that cannot be stored.';
    },
    Directive() {
      if (++directives > MAX_DIRECTIVES) problem = `The query has more than ${MAX_DIRECTIVES} directives.`;
    },
  });
  if (problem) return problem;
  const fragments = fragmentsOf(document);
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    problem = operationProblem(definition, fragments);
    if (problem) return problem;
  }
  return null;
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

export const fragmentsOf = (document: DocumentNode): Fragments =>
  new Map(
    document.definitions
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );

/** The root fields of a validated operation, those in fragments included. */
export const rootFields = ({ selections }: SelectionSetNode, fragments: Fragments): FieldNode[] =>
  selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    const fragment =
      selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
    return fragment ? rootFields(fragment.selectionSet, fragments) : [];
  });

function operationProblem(operation: OperationDefinitionNode, fragments: Fragments): string | null {
  const total: Measure = { depth: 0, aliases: 0, selections: 0, roots: 0, searches: 0 };
  const maxDepth = isIntrospection(operation.selectionSet) ? MAX_INTROSPECTION_DEPTH : MAX_DEPTH;
  measure(operation.selectionSet, fragments, 1, maxDepth, total, new Set());
  if (total.depth > maxDepth) return `The query is nested deeper than ${maxDepth} levels.`;
  if (total.selections > MAX_SELECTIONS) return `The query asks for more than ${MAX_SELECTIONS} fields.`;
  if (total.aliases > MAX_ALIASES) return `The query has more than ${MAX_ALIASES} aliases.`;
  if (total.searches > MAX_SEARCHES) return `The query searches more than ${MAX_SEARCHES} times.`;
  if (operation.operation === 'mutation' && total.roots > 1) return 'One mutation at a time, please.';
  return null;
}

/** Counts a selection with its fragments expanded, and stops as soon as a limit is exceeded. */
function measure(
  set: SelectionSetNode,
  fragments: Fragments,
  depth: number,
  maxDepth: number,
  total: Measure,
  open: Set<string>,
): void {
  total.depth = Math.max(total.depth, depth);
  for (const selection of set.selections) {
    if (++total.selections > MAX_SELECTIONS || total.depth > maxDepth) return;
    if (selection.kind === Kind.FIELD) {
      if (selection.alias) total.aliases++;
      if (depth === 1) total.roots++;
      if (depth === 1 && SEARCHES.has(selection.name.value)) total.searches++;
      if (selection.selectionSet)
        measure(selection.selectionSet, fragments, depth + 1, maxDepth, total, open);
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      measure(selection.selectionSet, fragments, depth, maxDepth, total, open);
    } else {
      const name = selection.name.value;
      const fragment = fragments.get(name);
      if (!fragment || open.has(name)) continue;
      open.add(name);
      measure(fragment.selectionSet, fragments, depth, maxDepth, total, open);
      open.delete(name);
    }
  }
}

const isSchemaField = (name: string): boolean => name === '__schema' || name === '__type';

/** True for an operation that reads the schema and nothing else. */
const isIntrospection = ({ selections: [only, ...others] }: SelectionSetNode): boolean =>
  others.length === 0 && only?.kind === Kind.FIELD && isSchemaField(only.name.value);

/** Whether any part of the document reads the schema. */
export function asksForSchema(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    Field({ name }) {
      found ||= isSchemaField(name.value);
    },
  });
  return found;
}

/**
 * The limits as a validation rule. It checks the document before the other rules do. To refuse it, the rule reports the
 * error until `validate` stops, so that the expensive rules never run on a hostile document.
 */
export function documentLimits(context: ValidationContext): ASTVisitor {
  return {
    Document(document) {
      const problem = documentProblem(document);
      if (!problem) return;
      const error = new GraphQLError(problem, { extensions: { code: 'BAD_REQUEST' } });
      for (let times = 0; times <= MAX_ERRORS; times++) context.reportError(error);
    },
  };
}

const FOR_ALL: readonly ValidationRule[] = [...specifiedRules, documentLimits];
const WITHOUT_SCHEMA: readonly ValidationRule[] = [...FOR_ALL, NoSchemaIntrospectionCustomRule];

/** The rules for sockets; over HTTP, Apollo adds the rules of the language. */
export const rulesFor = (mayIntrospect: boolean): readonly ValidationRule[] =>
  mayIntrospect ? FOR_ALL : WITHOUT_SCHEMA;

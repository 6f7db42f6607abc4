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
import { isStorable } from '../common/refuse-hostile-json.js';

/** Words and signs of a document; our client's largest has about 200. The parser itself stops at it. */
export const MAX_TOKENS = 400;
/** Errors that one answer lists. */
export const MAX_ERRORS = 5;
/** contracts > edges > node > messages > edges > node > sender > name; the cost limit bounds its page sizes. */
const DEEPEST = 8;
/** Introspection goes through __schema > types > fields > args > type > ofType ... */
const DEEPEST_INTROSPECTION = 15;
const MOST_ALIASES = 15;
const MOST_SELECTIONS = 300;
const MOST_DIRECTIVES = 20;
/** GraphQL suggests similar names, at a cost that grows with the length of the wrong one. */
const LONGEST_NAME = 64;

interface Measure {
  depth: number;
  aliases: number;
  selections: number;
  roots: number;
}

/** Why the document is refused before anything else looks at it; null where it is not. */
export function documentProblem(document: DocumentNode): string | null {
  let problem: string | null = null;
  let directives = 0;
  visit(document, {
    Name({ value }) {
      if (value.length > LONGEST_NAME)
        problem = `A name in the query has more than ${LONGEST_NAME} characters.`;
    },
    StringValue({ value }) {
      if (!isStorable(value)) problem = 'The text has characters that cannot be stored.';
    },
    Directive() {
      if (++directives > MOST_DIRECTIVES) problem = `The query has more than ${MOST_DIRECTIVES} directives.`;
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
  const total: Measure = { depth: 0, aliases: 0, selections: 0, roots: 0 };
  const deepest = isIntrospection(operation.selectionSet) ? DEEPEST_INTROSPECTION : DEEPEST;
  measure(operation.selectionSet, fragments, 1, deepest, total, new Set());
  if (total.depth > deepest) return `The query is nested deeper than ${deepest} levels.`;
  if (total.selections > MOST_SELECTIONS) return `The query asks for more than ${MOST_SELECTIONS} fields.`;
  if (total.aliases > MOST_ALIASES) return `The query has more than ${MOST_ALIASES} aliases.`;
  if (operation.operation === 'mutation' && total.roots > 1) return 'One mutation at a time, please.';
  return null;
}

/** Counts a selection with its fragments spread. Every step counts, so that a bomb stops itself early. */
function measure(
  set: SelectionSetNode,
  fragments: Fragments,
  depth: number,
  deepest: number,
  total: Measure,
  open: Set<string>,
): void {
  total.depth = Math.max(total.depth, depth);
  for (const selection of set.selections) {
    if (++total.selections > MOST_SELECTIONS || total.depth > deepest) return;
    if (selection.kind === Kind.FIELD) {
      if (selection.alias) total.aliases++;
      if (depth === 1) total.roots++;
      if (selection.selectionSet) measure(selection.selectionSet, fragments, depth + 1, deepest, total, open);
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      measure(selection.selectionSet, fragments, depth, deepest, total, open);
    } else {
      const name = selection.name.value;
      const fragment = fragments.get(name);
      if (!fragment || open.has(name)) continue;
      open.add(name);
      measure(fragment.selectionSet, fragments, depth, deepest, total, open);
      open.delete(name);
    }
  }
}

const isSchemaField = (name: string): boolean => name === '__schema' || name === '__type';

/** One look at the schema and nothing else. */
const isIntrospection = ({ selections: [only, ...others] }: SelectionSetNode): boolean =>
  others.length === 0 && only?.kind === Kind.FIELD && isSchemaField(only.name.value);

/** Whether any part of the document asks about the schema. */
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
 * The limits as a validation rule. It looks at the document when the walk begins and, where it refuses it, repeats
 * the error until `validate` gives up: the costly rules of the language never see a hostile document.
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

/** The rules of a socket; over HTTP Apollo adds the language's own. */
export const rulesFor = (mayIntrospect: boolean): readonly ValidationRule[] =>
  mayIntrospect ? FOR_ALL : WITHOUT_SCHEMA;

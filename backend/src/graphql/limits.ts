import { GraphQLError, Kind, type ASTVisitor, type FragmentDefinitionNode, type SelectionSetNode, type ValidationContext } from 'graphql';

export const MAX_TOKENS = 1_000;
const DEEPEST = 7;
const MOST_ALIASES = 15;
const MOST_FIELDS = 300;

interface Measure {
  depth: number;
  aliases: number;
  fields: number;
}

const refusal = (text: string) => new GraphQLError(text, { extensions: { code: 'BAD_REQUEST' } });

/** Counts a selection with its fragments spread; stops early, so that a hostile document costs nothing. */
function measure(
  set: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  depth: number,
  total: Measure,
  open: Set<string>,
): void {
  total.depth = Math.max(total.depth, depth);
  for (const selection of set.selections) {
    if (total.fields > MOST_FIELDS || total.depth > DEEPEST) return;
    if (selection.kind === Kind.FIELD) {
      total.fields++;
      if (selection.alias) total.aliases++;
      if (selection.selectionSet) measure(selection.selectionSet, fragments, depth + 1, total, open);
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      measure(selection.selectionSet, fragments, depth, total, open);
    } else {
      const name = selection.name.value;
      const fragment = fragments.get(name);
      if (!fragment || open.has(name)) continue;
      open.add(name);
      measure(fragment.selectionSet, fragments, depth, total, open);
      open.delete(name);
    }
  }
}

const isIntrospection = (set: SelectionSetNode): boolean =>
  set.selections.every((selection) => selection.kind === Kind.FIELD && selection.name.value.startsWith('__'));

/** Depth, aliases and size of every operation, the same over HTTP and sockets. */
export function documentLimits(context: ValidationContext): ASTVisitor {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of context.getDocument().definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  return {
    OperationDefinition(operation) {
      if (isIntrospection(operation.selectionSet)) return false;
      const total: Measure = { depth: 0, aliases: 0, fields: 0 };
      measure(operation.selectionSet, fragments, 1, total, new Set());
      if (total.depth > DEEPEST) context.reportError(refusal(`The query is nested deeper than ${DEEPEST} levels.`));
      else if (total.aliases > MOST_ALIASES)
        context.reportError(refusal(`The query has more than ${MOST_ALIASES} aliases.`));
      else if (total.fields > MOST_FIELDS)
        context.reportError(refusal(`The query asks for more than ${MOST_FIELDS} fields.`));
      else if (operation.operation === 'mutation' && operation.selectionSet.selections.length > 1)
        context.reportError(refusal('One mutation at a time, please.'));
      return false;
    },
  };
}

export const validationRules = [documentLimits];

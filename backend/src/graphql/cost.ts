import {
  getNamedType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { fragmentsOf } from './limits.js';

/** Fields that one response may have: the largest page (500 contracts with all their fields), and a little more. */
export const MAX_COST = 12_000;
/** Page sizes if the client gives none: `last` is the argument of threads, `first` of all other lists. */
const DEFAULT_PAGE_SIZES: Readonly<Record<string, number>> = { first: 24, last: 200 };

/**
 * The highest number of fields that the response may have, with page sizes from arguments and variables. One walk over
 * the document; see docs/adr/0011 for why no library does it.
 */
export function operationCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): number {
  const fragments = fragmentsOf(document);

  const costOf = (set: SelectionSetNode, type: GraphQLObjectType | undefined): number => {
    let cost = 0;
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        const field = type?.getFields()[selection.name.value];
        const fieldType = field && getNamedType(field.type);
        const inside = selection.selectionSet
          ? costOf(selection.selectionSet, isObjectType(fieldType) ? fieldType : undefined)
          : 0;
        cost += 1 + inside * pageSizeOf(selection, field);
      } else {
        const fragment =
          selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
        if (fragment) cost += costOf(fragment.selectionSet, type);
      }
    }
    return cost;
  };

  const pageSizeOf = (node: FieldNode, field: GraphQLField<unknown, unknown> | undefined): number => {
    const sized = field?.args.find(({ name }) => name in DEFAULT_PAGE_SIZES);
    if (!sized) return 1;
    const given = node.arguments?.find(({ name }) => name.value === sized.name)?.value;
    const size =
      given?.kind === Kind.INT
        ? Number(given.value)
        : given?.kind === Kind.VARIABLE
          ? (variables[given.name.value] ?? defaultOf(operation, given.name.value))
          : undefined;
    return typeof size === 'number' && size > 0 ? size : (DEFAULT_PAGE_SIZES[sized.name] as number);
  };

  return costOf(operation.selectionSet, schema.getRootType(operation.operation) ?? undefined);
}

function defaultOf(operation: OperationDefinitionNode, variable: string): number | undefined {
  const value = operation.variableDefinitions?.find(
    (definition) => definition.variable.name.value === variable,
  )?.defaultValue;
  return value?.kind === Kind.INT ? Number(value.value) : undefined;
}

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

/** Fields that one answer may have: the largest page (500 contracts with all they show), and a little more. */
export const HIGHEST_COST = 12_000;
/** How much a list brings where nothing is said: `last` is the argument of threads, `first` of all others. */
const USUAL_SIZES: Readonly<Record<string, number>> = { first: 24, last: 200 };

type Variables = Readonly<Record<string, unknown>>;

/** How many fields the answer has at most, page sizes counted in, be they written or in a variable. */
export function operationCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
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
    const sized = field?.args.find(({ name }) => name in USUAL_SIZES);
    if (!sized) return 1;
    const given = node.arguments?.find(({ name }) => name.value === sized.name)?.value;
    const size =
      given?.kind === Kind.INT
        ? Number(given.value)
        : given?.kind === Kind.VARIABLE
          ? (variables[given.name.value] ?? defaultOf(operation, given.name.value))
          : undefined;
    return typeof size === 'number' && size > 0 ? size : (USUAL_SIZES[sized.name] as number);
  };

  return costOf(operation.selectionSet, schema.getRootType(operation.operation) ?? undefined);
}

function defaultOf(operation: OperationDefinitionNode, variable: string): number | undefined {
  const value = operation.variableDefinitions?.find(
    (definition) => definition.variable.name.value === variable,
  )?.defaultValue;
  return value?.kind === Kind.INT ? Number(value.value) : undefined;
}

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
import { AppError } from '../common/api/errors.js';
import type { RequestContext } from '../common/api/request-of.js';
import { fragmentsOf } from './limits.js';

/**
 * Maximum number of fields in one response: the largest page (500 contracts with all their fields) and a little more.
 */
export const MAX_COST = 12_000;
/** Operators read whole lists with a token of `admin:read`. */
const OPERATORS_COST = 4 * MAX_COST;

export const maxCostOf = ({ token }: Pick<RequestContext, 'token'>): number =>
  token?.scopes.includes('admin:read') ? OPERATORS_COST : MAX_COST;

/** Page sizes if the client gives none: `last` is the argument of threads, `first` of all other lists. */
const DEFAULT_PAGE_SIZES: Readonly<Record<string, number>> = { first: 24, last: 200 };

export const costsTooMuch = (): AppError =>
  new AppError('BAD_REQUEST', 'The query asks for too much at once; please ask for smaller pages.');

/** For a list without a page size: how many items it counts as. Lists without this mark are short and count as one. */
export interface ListLength {
  usualLength: number;
}

const lengthOf = (field: GraphQLField<unknown, unknown> | undefined): number =>
  (field?.extensions as Partial<ListLength> | undefined)?.usualLength ?? 1;

type Variables = Readonly<Record<string, unknown>>;
type Computed = (variables: Variables) => number;

/**
 * Returns a function that computes the highest number of fields of the response from page sizes in arguments and
 * variables. The document is walked once for all variables. docs/adr/0011 says why no library does this.
 */
export function operationCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): Computed {
  const fragments = fragmentsOf(document);

  const costOf = (set: SelectionSetNode, type: GraphQLObjectType | undefined): Computed => {
    let own = 0;
    const parts: Computed[] = [];
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        own++;
        if (!selection.selectionSet) continue;
        const field = type?.getFields()[selection.name.value];
        const fieldType = field && getNamedType(field.type);
        const inside = costOf(selection.selectionSet, isObjectType(fieldType) ? fieldType : undefined);
        const size = pageSizeOf(selection, field);
        parts.push((variables) => inside(variables) * size(variables));
      } else {
        const fragment =
          selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
        if (fragment) parts.push(costOf(fragment.selectionSet, type));
      }
    }
    return (variables) => parts.reduce((sum, part) => sum + part(variables), own);
  };

  const pageSizeOf = (node: FieldNode, field: GraphQLField<unknown, unknown> | undefined): Computed => {
    const sized = field?.args.find(({ name }) => name in DEFAULT_PAGE_SIZES);
    const usualLength = lengthOf(field);
    if (!sized) return () => usualLength;
    const given = node.arguments?.find(({ name }) => name.value === sized.name)?.value;
    return (variables) => {
      const size =
        given?.kind === Kind.INT
          ? Number(given.value)
          : given?.kind === Kind.VARIABLE
            ? (variables[given.name.value] ?? defaultOf(operation, given.name.value))
            : undefined;
      return typeof size === 'number' && size > 0 ? size : (DEFAULT_PAGE_SIZES[sized.name] as number);
    };
  };

  return costOf(operation.selectionSet, schema.getRootType(operation.operation) ?? undefined);
}

function defaultOf(operation: OperationDefinitionNode, variable: string): number | undefined {
  const value = operation.variableDefinitions?.find(
    (definition) => definition.variable.name.value === variable,
  )?.defaultValue;
  return value?.kind === Kind.INT ? Number(value.value) : undefined;
}

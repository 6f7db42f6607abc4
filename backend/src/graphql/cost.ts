import { validate, type DocumentNode, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import { createComplexityRule, type ComplexityEstimator } from 'graphql-query-complexity';

/** Fields that one response may have: the largest page (500 contracts with all their fields), and a little more. */
export const MAX_COST = 12_000;
/** Page sizes if the client gives none: `last` is the argument of threads, `first` of all other lists. */
const DEFAULT_PAGE_SIZES: Readonly<Record<string, number>> = { first: 24, last: 200 };

/** Counts a field and, for each entry of its page, the fields below it. */
const fieldsOfPage: ComplexityEstimator = ({ field, args, childComplexity }) => {
  const size = field.args.find(({ name }) => name in DEFAULT_PAGE_SIZES)?.name;
  if (!size) return 1 + childComplexity;
  const given: unknown = args[size];
  const entries = typeof given === 'number' && given > 0 ? given : (DEFAULT_PAGE_SIZES[size] as number);
  return 1 + childComplexity * entries;
};

/** The highest number of fields that the response may have, with page sizes from arguments and variables. */
export function operationCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): number {
  let cost = 0;
  const rule = createComplexityRule({
    estimators: [fieldsOfPage],
    maximumComplexity: Infinity,
    operationName: operation.name?.value,
    variables,
    onComplete: (total) => (cost = total),
  });
  // errors here are wrong variables and arguments, which execution reports; they must not end the count early
  validate(schema, document, [rule], { maxErrors: Infinity });
  return cost;
}

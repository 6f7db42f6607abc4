/** The values of a GraphQL enum: REST and the database write `in-progress`, GraphQL IN_PROGRESS. */
export const enumOf = <Value extends string>(values: readonly Value[]): Record<string, Value> =>
  Object.fromEntries(values.map((value) => [value.toUpperCase().replaceAll('-', '_'), value]));

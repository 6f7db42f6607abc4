/** Constant values as the inside of an SQL `in (...)`: literals, so that the planner can use partial indexes. */
export const sqlList = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(', ');

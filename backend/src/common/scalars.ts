import { GraphQLScalarType, Kind } from 'graphql';

/** ISO 8601 in UTC with milliseconds. Rows carry it as text already, so that nothing is parsed on the way out. */
export const DateTime = new GraphQLScalarType<string, string>({
  name: 'DateTime',
  description: 'A moment in UTC as ISO 8601 text, such as 2026-03-01T12:00:00.000Z.',
  serialize: (value) => (value instanceof Date ? value.toISOString() : String(value)),
  parseValue: (value) => new Date(String(value)).toISOString(),
  parseLiteral: (node) => new Date(node.kind === Kind.STRING ? node.value : NaN).toISOString(),
});

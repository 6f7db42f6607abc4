import { GraphQLScalarType, Kind } from 'graphql';

/** ISO 8601 in UTC with milliseconds. Rows already contain this text, so nothing is parsed or formatted. */
export const DateTime = new GraphQLScalarType<string, string>({
  name: 'DateTime',
  description: 'A time in UTC in ISO 8601, such as 2026-03-01T12:00:00.000Z.',
  serialize: (value) => (value instanceof Date ? value.toISOString() : String(value)),
  parseValue: (value) => new Date(String(value)).toISOString(),
  parseLiteral: (node) => new Date(node.kind === Kind.STRING ? node.value : NaN).toISOString(),
});

import { GraphQLScalarType, Kind, valueFromASTUntyped } from 'graphql';

/** ISO 8601 in UTC with milliseconds. Rows already contain this text, so nothing is parsed or formatted. */
export const DateTime = new GraphQLScalarType<string, string>({
  name: 'DateTime',
  description: 'A time in UTC in ISO 8601, such as 2026-03-01T12:00:00.000Z.',
  serialize: (value) => (value instanceof Date ? value.toISOString() : String(value)),
  parseValue: (value) => new Date(String(value)).toISOString(),
  parseLiteral: (node) => new Date(node.kind === Kind.STRING ? node.value : NaN).toISOString(),
});

/** A scalar that travels as a JSON object; what it contains is checked by the service that reads it. */
function jsonObject(name: string, description: string): GraphQLScalarType<object, object> {
  const parse = (value: unknown): object => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new TypeError(`${name} must be an object.`);
    return { ...value };
  };
  return new GraphQLScalarType<object, object>({
    ...{ name, description },
    serialize: (value) => value as object,
    parseValue: parse,
    parseLiteral: (node, variables) => parse(valueFromASTUntyped(node, variables)),
  });
}

export const FactsObject = jsonObject(
  'Facts',
  'Facts of a contract as a JSON object, such as {"make": "Honda", "year": 2023}; `factDefinitions` lists the keys.',
);
export const JsonObject = jsonObject('JSON', 'A JSON object.');
export const PhotoUrls = jsonObject(
  'PhotoUrls',
  'Addresses of a photo by width, such as {"320": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-320.webp"}.',
);

/** A value to compare a fact with. */
export const FactValue = new GraphQLScalarType<string | number, string | number>({
  name: 'FactValue',
  description: 'A value of a fact: a text, a number, or a day as YYYY-MM-DD.',
  serialize: (value) => value as string | number,
  parseValue: factValue,
  parseLiteral: (node) => factValue(valueFromASTUntyped(node)),
});

function factValue(value: unknown): string | number {
  if (typeof value === 'string' || Number.isFinite(value)) return value as string | number;
  throw new TypeError('FactValue must be a text or a number.');
}

import { registerEnumType } from '@nestjs/graphql';

/** The values of a GraphQL enum: REST and the database write `in-progress`, GraphQL IN_PROGRESS. */
export const enumOf = <Value extends string>(values: readonly Value[]): Record<string, Value> =>
  Object.fromEntries(values.map((value) => [value.toUpperCase().replaceAll('-', '_'), value]));

const names = new Map<unknown, string>();

/** Names an enum in GraphQL and in the description of REST; to be called before a class uses it. */
export function nameEnum(values: object, name: string, description: string): void {
  registerEnumType(values, { name, description });
  names.set(values, name);
}

export const nameOfEnum = (type: unknown): string | undefined => names.get(type);

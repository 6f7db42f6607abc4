import type { ReturnTypeFunc } from '@nestjs/graphql';
import { described, type PropertyOptions } from './given.js';

const shownFields = new Map<object, string[]>();

/**
 * Exposes a property in GraphQL and REST with one description for both. A property without it is in neither, so that
 * nothing leaks by omission.
 */
export function Shown(type: ReturnTypeFunc, options: PropertyOptions = {}): PropertyDecorator {
  return (target, property) => {
    shownFields.set(target, [...(shownFields.get(target) ?? []), String(property)]);
    described(type, options)(target, property);
  };
}

const prototypeOf = (value: object) => Object.getPrototypeOf(value) as object | null;

function fieldsOf(value: object): string[] | undefined {
  const fields: string[] = [];
  for (let at = prototypeOf(value); at; at = prototypeOf(at)) fields.push(...(shownFields.get(at) ?? []));
  return fields.length > 0 ? fields : undefined;
}

/** Serializes a result for REST: class instances by their `@Shown` fields only, arrays item by item. */
export function toRest(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toRest);
  if (typeof value !== 'object' || value === null) return value;
  const fields = fieldsOf(value);
  if (!fields) return value;
  const record = value as Record<string, unknown>;
  return Object.fromEntries(fields.map((field) => [field, toRest(record[field])]));
}

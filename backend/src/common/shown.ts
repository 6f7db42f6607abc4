import type { ReturnTypeFunc } from '@nestjs/graphql';
import { described, type PropertyOptions } from './given.js';

const shownFields = new Map<object, string[]>();

/**
 * Shows a property in GraphQL and in REST; a property without it is in neither, so nothing leaks by forgetting.
 * In REST the field's documentation comes from the same description.
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

/** What REST sends of a result: class instances by their shown fields only, arrays item by item. */
export function toRest(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toRest);
  if (typeof value !== 'object' || value === null) return value;
  const fields = fieldsOf(value);
  if (!fields) return value;
  const record = value as Record<string, unknown>;
  return Object.fromEntries(fields.map((field) => [field, toRest(record[field])]));
}

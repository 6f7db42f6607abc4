import { Field, type FieldOptions, type ReturnTypeFunc } from '@nestjs/graphql';
import { ApiProperty } from '@nestjs/swagger';
import { nameOfEnum } from './enum-of.js';

export type PropertyOptions = FieldOptions & {
  example?: unknown;
  /** Only for an enum that `nameEnum` has not named. */
  enum?: object;
  enumName?: string;
  /** OpenAPI format of a string, such as `email`. */
  format?: string;
};

/** Describes a property for GraphQL and OpenAPI. */
export function described(
  type: ReturnTypeFunc,
  { example, enum: values, enumName, format, ...field }: PropertyOptions,
  required = true,
): PropertyDecorator {
  return (target, property) => {
    Field(type, field)(target, property);
    ApiProperty({
      description: field.description,
      required,
      nullable: Boolean(field.nullable),
      example,
      ...restType(type(), values, enumName),
      ...(format && { format }),
    })(target, property);
  };
}

/** A property of an input class; a nullable one may also be absent. */
export const Given = (type: ReturnTypeFunc, options: PropertyOptions = {}): PropertyDecorator =>
  described(type, options, !options.nullable);

/** Maps a GraphQL type to its OpenAPI type. */
function restType(type: unknown, values?: object, enumName?: string): object {
  if (Array.isArray(type)) return { ...restType(type[0], values, enumName), isArray: true };
  if (values) return { enum: Object.values(values), enumName };
  if (nameOfEnum(type)) return { enum: Object.values(type as object), enumName: nameOfEnum(type) };
  const name = (type as { name?: string } | null)?.name;
  if (name === 'Int') return { type: 'integer' };
  if (name === 'Float') return { type: 'number' };
  if (name === 'ID') return { type: 'string', format: 'uuid' };
  if (name === 'DateTime') return { type: 'string', format: 'date-time' };
  if (name === 'PhotoUrls')
    return { type: 'object', additionalProperties: { type: 'string', format: 'uri-reference' } };
  if (name === 'Facts' || name === 'JSON') return { type: 'object', additionalProperties: true };
  return { type };
}

import { Field, type FieldOptions, type ReturnTypeFunc } from '@nestjs/graphql';
import { ApiProperty } from '@nestjs/swagger';

type GivenOptions = FieldOptions & { example?: unknown; enum?: object; enumName?: string };

/** A property of an input class, for GraphQL and REST alike. */
export function Given(type: ReturnTypeFunc, options: GivenOptions = {}): PropertyDecorator {
  const { example, enum: values, enumName, ...field } = options;
  return (target, property) => {
    Field(type, field)(target, property);
    ApiProperty({
      description: field.description,
      required: !field.nullable,
      nullable: Boolean(field.nullable),
      example,
      ...restType(type(), values, enumName),
    })(target, property);
  };
}

/** A GraphQL type function's value as OpenAPI's type. */
export function restType(type: unknown, values?: object, enumName?: string): object {
  if (values) return { enum: Object.values(values), enumName };
  if (Array.isArray(type)) return { ...restType(type[0]), isArray: true };
  const name = (type as { name?: string } | null)?.name;
  if (name === 'Int') return { type: 'integer' };
  if (name === 'ID') return { type: 'string' };
  if (name === 'DateTime') return { type: 'string', format: 'date-time' };
  return { type };
}

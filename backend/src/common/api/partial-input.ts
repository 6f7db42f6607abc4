import type { Type } from '@nestjs/common';
import { PartialType } from '@nestjs/graphql';
import { ApiProperty } from '@nestjs/swagger';

/** Makes every field of an input class optional, for GraphQL and OpenAPI. */
export function PartialInput<T>(base: Type<T>): Type<Partial<T>> {
  const partial = PartialType(base as Type<object>) as Type<Partial<T>>;
  const properties = (Reflect.getMetadata('swagger/apiModelPropertiesArray', base.prototype as object) ??
    []) as string[];
  for (const property of properties) {
    const name = property.replace(/^:/, '');
    const options = Reflect.getMetadata(
      'swagger/apiModelProperties',
      base.prototype as object,
      name,
    ) as object;
    ApiProperty({ ...options, required: false })(partial.prototype as object, name);
  }
  return partial;
}

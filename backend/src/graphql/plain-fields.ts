import { TypeMetadataStorage } from '@nestjs/graphql';
import { isObjectType, type GraphQLField, type GraphQLSchema } from 'graphql';

/**
 * Removes Nest's resolvers from fields that only read a property, so that compiled operations (docs/adr/0018) read it
 * directly. Fields that a class computes keep theirs, because an error in a direct read is not caught. Columns of lazy
 * rows and cursors of edges are computed too, but do not throw, so they are read directly.
 */
export function withPlainFields(schema: GraphQLSchema): GraphQLSchema {
  for (const { name, target } of TypeMetadataStorage.getObjectTypesMetadata()) {
    const type = schema.getType(name);
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields()))
      if (!(field.name in (target.prototype as object)) && isPlain(field)) field.resolve = undefined;
  }
  return schema;
}

/** True for Nest's own resolver of the property with this name and without a default. */
function isPlain({ name, resolve }: GraphQLField<unknown, unknown>): boolean {
  if (resolve?.name !== 'rootFieldResolver') return false;
  const read = resolve as (parent: object) => unknown;
  return read({ [name]: 'its value' }) === 'its value' && read({}) === undefined;
}

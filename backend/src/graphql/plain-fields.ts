import { TypeMetadataStorage } from '@nestjs/graphql';
import { isObjectType, type GraphQLField, type GraphQLSchema } from 'graphql';

/**
 * Removes the resolvers that Nest gives all fields, where they only read a property: compiled operations (docs/adr/0018)
 * then read it directly. Fields that a class computes keep theirs, because nothing catches what a direct read throws; columns of
 * lazy rows and cursors of edges are read directly as well, and do not throw.
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

/** Nest's own resolver; one with a default, or of a property with another name, does more. */
function isPlain({ name, resolve }: GraphQLField<unknown, unknown>): boolean {
  if (resolve?.name !== 'rootFieldResolver') return false;
  const read = resolve as (parent: object) => unknown;
  return read({ [name]: 'its value' }) === 'its value' && read({}) === undefined;
}

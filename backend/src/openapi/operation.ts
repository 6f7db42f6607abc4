import type { OpenAPIObject } from '@nestjs/swagger';

export type Schema = {
  $ref?: string;
  description?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  example?: unknown;
  default?: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
};

const ID = '019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f';

/** An example of a schema, made of the examples of its parts. */
export function exampleOf(document: OpenAPIObject, schema: Schema | undefined, name = ''): unknown {
  if (!schema) return undefined;
  if (schema.example !== undefined) return schema.example;
  if (schema.$ref) {
    const found = document.components?.schemas?.[schema.$ref.split('/').at(-1) ?? ''];
    return exampleOf(document, found, name);
  }
  const [choice] = schema.allOf ?? schema.oneOf ?? schema.anyOf ?? [];
  if (choice) return exampleOf(document, choice, name);
  if (schema.enum) return schema.enum[0];
  if (schema.default !== undefined) return schema.default;
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([key, child]) => [key, exampleOf(document, child, key)]),
    );
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'array') return [exampleOf(document, schema.items, name)];
  if (type === 'object') return {};
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return 1;
  if (schema.format === 'date-time') return '2026-03-01T12:00:00.000Z';
  return /^id$|Id$/.test(name) ? ID : 'text';
}

interface Media {
  schema?: Schema;
  example?: unknown;
  examples?: object;
}

export interface Answer {
  description: string;
  headers?: Record<string, object>;
  content?: Record<string, Media>;
}

/** An operation of the generated OpenAPI document, with the parts that we read or complete. */
export interface Operation {
  operationId: string;
  summary?: string;
  description?: string;
  security?: object[];
  parameters?: { name: string; in: string; description?: string; example?: unknown; schema?: Schema }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, Answer | { $ref: string }>;
}

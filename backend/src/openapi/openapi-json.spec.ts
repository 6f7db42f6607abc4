import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

interface Operation {
  summary?: string;
  description?: string;
  parameters?: { name: string; description?: string }[];
  requestBody?: { content: Record<string, { example?: unknown }> };
  responses: Record<
    string,
    { $ref?: string; content?: Record<string, { schema?: object; example?: unknown }> }
  >;
}

/** The committed file; `make check` fails if it does not match the code. */
const document = JSON.parse(readFileSync(join(import.meta.dirname, '../../openapi.json'), 'utf8')) as {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { properties?: Record<string, { description?: string }> }> };
};
const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(
    ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const,
  ),
);

describe('the description of the REST API', () => {
  it('is OpenAPI 3.1', () => expect(document.openapi).toBe('3.1.0'));

  it.each(calls)('%s has descriptions and examples', (_, operation) => {
    expect(operation.summary).toBeTruthy();
    expect(operation.description).toBeTruthy();
    for (const parameter of operation.parameters ?? []) expect(parameter.description).toBeTruthy();
    for (const media of Object.values(operation.requestBody?.content ?? {}))
      expect(media.example).toBeTruthy();
    const good = Object.entries(operation.responses).filter(([status]) => Number(status) < 300);
    // JSON, or the one page that a link in an email leads to
    for (const [, { content }] of good)
      expect(Object.values(content ?? {}).map(({ example }) => example)).toEqual([expect.anything()]);
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['400', '500', '503']));
  });

  it('describes every field', () => {
    const silent = Object.entries(document.components.schemas).flatMap(([name, { properties = {} }]) =>
      Object.entries(properties).flatMap(([field, { description }]) =>
        description ? [] : [`${name}.${field}`],
      ),
    );
    expect(silent).toEqual([]);
  });
});

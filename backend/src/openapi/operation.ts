import type { Schema } from './examples.js';

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

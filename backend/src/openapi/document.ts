import type { INestApplicationContext, Type } from '@nestjs/common';
import { ModulesContainer, Reflector } from '@nestjs/core';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { ACCESS, type Access } from '../common/access.js';
import { ERROR_STATUS, type ErrorCode } from '../common/errors.js';
import { exampleOf, type Schema } from './examples.js';
import { EXAMPLE_TEXTS, REFUSALS } from './refusals.js';

interface Media {
  schema?: Schema;
  example?: unknown;
  examples?: object;
}
interface Answer {
  description: string;
  content?: Record<string, Media>;
}
interface Operation {
  operationId: string;
  summary?: string;
  description?: string;
  security?: object[];
  parameters?: { name: string; in: string; description?: string; example?: unknown; schema?: Schema }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, Answer | { $ref: string }>;
}

const INTRODUCTION = `The same operations as GraphQL at \`/graphql\`, on the same rules.

Sign in with \`POST /api/login\`; the session is a cookie. Every body is JSON. A refusal is
\`{"error": "text for people", "code": "MACHINE_CODE", "details"?: {...}}\`; \`details.fields\` has a text per wrong field.
Lists are plain arrays; where more follows, a \`Link: <...>; rel="next"\` header says how to get it.
Money is in cents (USD), moments are ISO 8601 in UTC.`;

const ACCESS_TEXT: Record<Access, string> = {
  public: 'Open to everybody.',
  member: 'For whoever is signed in.',
  admin: 'For admins.',
};

const PARAMETER_TEXT: Record<string, string> = {
  id: 'The id; one that nobody has, or that is no id, answers 404.',
  key: "The setting's key.",
  'stripe-signature': "The provider's signature of the raw body.",
};

/** The description of the REST API, from the code: what Nest sees, and what every call of its kind answers. */
export function openApiDocument(app: INestApplicationContext): OpenAPIObject {
  const document = SwaggerModule.createDocument(
    app as never,
    new DocumentBuilder()
      .setOpenAPIVersion('3.1.0')
      .setTitle('Handover')
      .setDescription(INTRODUCTION)
      .setVersion('1')
      .addCookieAuth('handover.sid', { type: 'apiKey', in: 'cookie', name: 'handover.sid' }, 'session')
      .build(),
  );
  const schemas = (document.components ??= {}).schemas as Record<string, object>;
  schemas.Error = ERROR_SCHEMA;
  const accessOf = accessReader(app);
  for (const [path, item] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(item as Record<string, Operation>))
      complete(document, `${method.toUpperCase()} ${path}`, operation, accessOf(operation.operationId));
  return document;
}

function complete(document: OpenAPIObject, call: string, operation: Operation, access: Access): void {
  operation.description = [operation.description, ACCESS_TEXT[access]].filter(Boolean).join(' ');
  operation.security = access === 'public' ? [] : [{ session: [] }];
  for (const parameter of operation.parameters ?? []) {
    parameter.description ??= PARAMETER_TEXT[parameter.name];
    if (parameter.in === 'path') parameter.example ??= exampleOf(document, parameter.schema, parameter.name);
  }
  for (const media of Object.values(operation.requestBody?.content ?? {}))
    media.example = exampleOf(document, media.schema);
  for (const [status, answer] of Object.entries(operation.responses)) {
    if ('$ref' in answer) continue;
    answer.description ||= Number(status) < 300 ? 'Done.' : 'Leads on.';
    for (const media of Object.values(answer.content ?? {}))
      media.example = exampleOf(document, media.schema);
  }
  // answers that many calls share are written once
  const shared = ((document.components ??= {}).responses ??= {}) as Record<string, object>;
  for (const [status, codes] of byStatus(refusalsOf(call, operation, access))) {
    const name = codes.join('-or-');
    shared[name] ??= refusal(codes);
    operation.responses[status] = { $ref: `#/components/responses/${name}` };
  }
}

/** What every call of its kind refuses, and what this one does. */
function refusalsOf(call: string, operation: Operation, access: Access): ErrorCode[] {
  const isUnsafe = !call.startsWith('GET ');
  const hasQuery = operation.parameters?.some((parameter) => parameter.in === 'query');
  return [
    'BAD_REQUEST',
    ...(operation.requestBody || hasQuery ? (['VALIDATION'] as const) : []),
    ...(operation.requestBody ? (['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const) : []),
    ...(isUnsafe ? (['CROSS_SITE'] as const) : []),
    ...(access === 'public' ? [] : (['UNAUTHENTICATED'] as const)),
    ...(access === 'admin' ? (['FORBIDDEN'] as const) : []),
    ...(REFUSALS[call] ?? []),
    'INTERNAL',
    'UNAVAILABLE',
  ];
}

function byStatus(codes: ErrorCode[]): Map<string, ErrorCode[]> {
  const statuses = new Map<string, ErrorCode[]>();
  for (const code of new Set(codes)) {
    const status = String(ERROR_STATUS[code]);
    statuses.set(status, [...(statuses.get(status) ?? []), code]);
  }
  return statuses;
}

const refusal = (codes: ErrorCode[]): Answer => ({
  description: codes.join(' or '),
  content: {
    'application/json': {
      schema: {
        allOf: [
          { $ref: '#/components/schemas/Error' },
          { type: 'object', properties: { code: { enum: codes } } },
        ],
      },
      examples: Object.fromEntries(
        codes.map((code) => [code, { value: { error: EXAMPLE_TEXTS[code], code, ...detailsOf(code) } }]),
      ),
    },
  },
});

const detailsOf = (code: ErrorCode): object => {
  if (code === 'VALIDATION') return { details: { fields: { title: EXAMPLE_TEXTS.VALIDATION } } };
  if (code === 'RATE_LIMITED') return { details: { retryAfterSeconds: 40 } };
  return {};
};

const ERROR_SCHEMA = {
  type: 'object',
  description: 'A refusal.',
  required: ['error', 'code'],
  properties: {
    success: { type: 'boolean', enum: [false], description: 'Only of the contact form.' },
    error: { type: 'string', description: 'A text for people.' },
    code: {
      type: 'string',
      enum: Object.keys(ERROR_STATUS),
      description: 'The same for ever, for machines.',
    },
    details: {
      type: 'object',
      description: 'What there is to know besides.',
      properties: {
        fields: {
          type: 'object',
          additionalProperties: { type: 'string' },
          description: 'A text for each wrong field.',
        },
        retryAfterSeconds: { type: 'number', description: 'When to try again; also in Retry-After.' },
      },
    },
  },
};

/** Who may call an operation, as the guard reads it. */
function accessReader(app: INestApplicationContext): (operationId: string) => Access {
  const controllers = new Map<string, Type>();
  for (const module of app.get(ModulesContainer).values())
    for (const { metatype } of module.controllers.values())
      if (metatype) controllers.set(metatype.name, metatype as Type);
  const reflector = new Reflector();
  return (operationId) => {
    const [controller = '', method = ''] = operationId.split('_');
    const found = controllers.get(controller);
    const handler = (found?.prototype as Record<string, () => void> | undefined)?.[method];
    const access =
      found && handler && reflector.getAllAndOverride<Access | undefined>(ACCESS, [handler, found]);
    return access ?? 'member';
  };
}

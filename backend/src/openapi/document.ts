import type { INestApplicationContext } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { GraphQLSchema } from 'graphql';
import type { Access } from '../common/api/access-marks.js';
import { FORM_TYPE, HEADERS } from '../common/http/response-headers.js';
import { describeConstraints } from './constraints.js';
import { exampleOf, type Schema, type Operation } from './operation.js';
import { type Declared, Handlers } from './handlers.js';
import { addRefusals, ERROR_SCHEMA } from './responses.js';
import { webhooks } from './webhooks.js';

const INTRODUCTION = `The same operations as GraphQL at \`/graphql\`, with the same rules.

Sign in with \`POST /api/login\`; the session is a cookie. Programs send an API token instead, as
\`Authorization: Bearer hod_...\`; create one under My Account or with \`POST /api/tokens\`. Bodies are JSON; a few operations also accept a form.
An error is \`{"error": "message for users", "code": "MACHINE_CODE", "details"?: {...}}\`; \`details.fields\` has a
message per invalid field. Lists are plain arrays; a \`Link: <...>; rel="next"\` header points to the next page.
Texts are trimmed before their length counts. Money is in cents (USD), times are ISO 8601 in UTC.`;

const TOKEN_TEXT =
  'An API token with scopes. It never signs in, pays, changes the account or confirms an identity.';

/** The groups of operations, in the order of the documentation. */
const TAGS: Record<string, string> = {
  auth: 'Accounts and sessions: registering, signing in and out, passwords, email addresses.',
  account: 'The profile and settings of the signed-in member.',
  photos: 'Photos of contracts.',
  contracts: 'Listing contracts, finding them and reading them.',
  chat: 'The public thread of each contract.',
  payments: 'Paying the transfer fee; purchases and sales of the signed-in member.',
  candidates:
    'Who would take a contract over, offers between them and its holder, and whom the holder chooses.',
  transfers: 'What happens to a bought contract until it is handed over, for its two parties.',
  imports: 'Files by which members list and edit many contracts.',
  feeds: 'Contracts on the market, and what has changed since.',
  webhooks: 'Addresses that are told what happens to contracts, and what was sent to them.',
  listings: 'What the holder of a contract does with the listing; renewing it from an email.',
  organisations: 'Businesses that list contracts, and who acts for them.',
  saved: 'The contracts and searches that the signed-in member has saved.',
  notifications: 'What the signed-in member is told, and which of it they want.',
  site: 'Texts of the site and the contact form.',
  admin: 'Operations for admins and other staff; each says which roles may use it.',
  operations: 'Health checks for load balancers and monitoring.',
};

function accessText(access: Access): string {
  if (access === 'public') return 'Open to everyone.';
  if (access === 'member') return 'Requires a signed-in user.';
  return access.length === 0 ? 'Requires an admin.' : `Requires an admin or the role ${access.join(' or ')}.`;
}

const tokenText = (scopes: readonly string[]): string =>
  scopes.length > 0
    ? `An API token needs the scope ${scopes.map((scope) => `\`${scope}\``).join(' or ')}.`
    : '';

/** Without a token, a visitor is enough for a public operation. */
function securityOf({ access, scopes }: Declared): object[] {
  const tokens = scopes.map((scope) => ({ token: [scope] }));
  if (access !== 'public') return [{ session: [] }, ...tokens];
  return tokens.length > 0 ? [{}, ...tokens] : [];
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Runs the request once: for 24 hours, the same key with the same request repeats the first answer, with the header `Idempotency-Replayed: true`.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
  example: '8e03978e-40d5-43e8-bc93-6894a57f9324',
};

const PARAMETER_TEXT: Record<string, string> = {
  id: 'The id; an unknown or malformed one answers 404.',
  contractId: 'The id of the contract.',
  deliveryId: 'The id of the delivery.',
  invitationId: 'The id of the invitation.',
  userId: 'The id of the member.',
  key: "The setting's key.",
  state: 'The two letters of the state, such as NY.',
  type: 'The type of contract, such as car-lease.',
  'stripe-signature': "The provider's signature of the raw body.",
};

/** What a form may send besides the fields of its JSON twin. */
const FORM_EXTRAS: Schema = {
  type: 'object',
  properties: {
    returnTo: {
      type: 'string',
      description: 'A path of this site to go to afterwards.',
      example: '/contracts',
    },
  },
};

/** The description of the REST API, from the code: routes, classes, validation rules, access and refusals. */
export function openApiDocument(app: INestApplicationContext, schema: GraphQLSchema): OpenAPIObject {
  const handlers = new Handlers(app);
  describeConstraints(handlers.parameterTypes());
  handlers.summarize(schema);
  const document = SwaggerModule.createDocument(app as never, base(), {
    operationIdFactory: handlers.name,
    autoTagControllers: false,
  });
  const schemas = (document.components ??= {}).schemas as Record<string, Schema>;
  schemas.Error = ERROR_SCHEMA;
  for (const schema of Object.values(schemas)) allowNullInEnums(schema);
  for (const [path, item] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(item as Record<string, Operation>))
      complete(
        document,
        `${method.toUpperCase()} ${path}`,
        operation,
        handlers.declared(operation.operationId),
      );
  return Object.assign(document, { webhooks });
}

function base() {
  const builder = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Handover')
    .setDescription(INTRODUCTION)
    .setVersion('1')
    .addServer('/', 'This server')
    .addCookieAuth('handover.sid', { type: 'apiKey', in: 'cookie', name: 'handover.sid' }, 'session')
    .addBearerAuth({ type: 'http', scheme: 'bearer', description: TOKEN_TEXT }, 'token');
  for (const [name, description] of Object.entries(TAGS)) builder.addTag(name, description);
  return builder.build();
}

function complete(document: OpenAPIObject, call: string, operation: Operation, declared: Declared): void {
  const { access, scopes, takesKeys } = declared;
  const texts = [operation.description, accessText(access), tokenText(scopes)];
  operation.description = texts.filter(Boolean).join(' ');
  operation.security = securityOf(declared);
  if (takesKeys) operation.parameters = [...(operation.parameters ?? []), IDEMPOTENCY_KEY];
  for (const parameter of operation.parameters ?? []) {
    parameter.description ??= PARAMETER_TEXT[parameter.name];
    if (parameter.in !== 'path') continue;
    if (parameter.name === 'id') parameter.schema = { format: 'uuid', ...parameter.schema };
    parameter.example ??= exampleOf(document, parameter.schema, parameter.name);
  }
  for (const [type, media] of Object.entries(operation.requestBody?.content ?? {})) {
    media.example = exampleOf(document, media.schema);
    if (type === FORM_TYPE && media.schema) media.schema = { allOf: [media.schema, FORM_EXTRAS] };
  }
  const isPaged = operation.parameters?.some(({ name }) => name === 'cursor');
  for (const [status, answer] of Object.entries(operation.responses)) {
    if ('$ref' in answer) continue;
    const isRedirect = Number(status) >= 300 && status !== '304';
    answer.description ||= isRedirect ? 'Redirects.' : 'Done.';
    if (isRedirect) answer.headers = { Location: HEADERS.Location, ...answer.headers };
    else if (isPaged) answer.headers = { Link: HEADERS.Link, ...answer.headers };
    for (const media of Object.values(answer.content ?? {}))
      media.example = exampleOf(document, media.schema);
  }
  addRefusals(document, call, operation, declared);
}

/** An enum that may be null has to list null in JSON Schema; Nest puts it only into the type. */
function allowNullInEnums(schema: Schema): void {
  for (const property of Object.values(schema.properties ?? {}))
    if (property.enum && property.type?.includes('null') && !property.enum.includes(null))
      property.enum = [...property.enum, null];
}

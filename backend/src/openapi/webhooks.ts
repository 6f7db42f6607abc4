import { WEBHOOK_EVENT_NAMES, WEBHOOK_EVENTS } from '@handover/domain/business/webhook-events';

/** The headers of Standard Webhooks 1.0. */
const HEADERS = {
  'webhook-id': [
    'The id of the event; ignore one that you have seen.',
    '019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f',
  ],
  'webhook-timestamp': ['When this attempt was sent, in seconds since 1970.', '1764201600'],
  'webhook-signature': [
    'Signatures by the secrets of the webhook, separated by spaces.',
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ],
} as const;

const parameters = Object.entries(HEADERS).map(([name, [description, example]]) => ({
  ...{ name, description, example, in: 'header', required: true },
  schema: { type: 'string' },
}));

const bodyOf = (event: string) => ({
  type: 'object',
  required: ['type', 'timestamp', 'data'],
  properties: {
    type: { type: 'string', const: event },
    timestamp: { type: 'string', format: 'date-time' },
    data: {
      type: 'object',
      description: 'Ids, and the contract as visitors could read it then; null if they could not.',
      required: ['contractId', 'contract'],
      properties: {
        contractId: { type: 'string', format: 'uuid' },
        contract: { anyOf: [{ $ref: '#/components/schemas/Contract' }, { type: 'null' }] },
      },
      additionalProperties: true,
    },
  },
});

/** The requests that webhooks send, as OpenAPI 3.1 describes them. */
export const webhooks = Object.fromEntries(
  WEBHOOK_EVENT_NAMES.map((event) => [
    event,
    {
      post: {
        operationId: `on.${event}`,
        tags: ['webhooks'],
        summary: `${WEBHOOK_EVENTS[event]}.`,
        description:
          'Sent to your address. Check the signature, answer with 2xx within 10 seconds, and work afterwards.',
        security: [],
        parameters,
        requestBody: { required: true, content: { 'application/json': { schema: bodyOf(event) } } },
        responses: {
          200: { description: 'You have it.' },
          400: { description: 'You do not accept it: it is sent again later.' },
        },
      },
    },
  ]),
);

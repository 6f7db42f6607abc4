import { WEBHOOK_EVENTS, type WebhookEventName } from '../business/webhooks/webhook-event-names.js';

/** When each event is sent. */
const WHEN: Record<WebhookEventName, string> = {
  'listing.published': 'A contract of yours came on the market, or came back to it.',
  'listing.changed': 'The terms of a contract of yours changed.',
  'listing.expired': 'A contract of yours left the market because time passed.',
  'listing.off-market': 'A contract of yours left the market for another reason.',
  'listing.reserved': 'One candidate alone may buy a contract of yours.',
  'question.asked': 'The first question about a contract of yours waits for your answer.',
  'application.made': 'A candidate asked for a contract of yours.',
  'purchase.completed': 'The fee of a sale of yours, or of a purchase, was paid.',
  'transfer.step': 'A transfer began, or steps of it changed.',
  'transfer.ended': 'A transfer ended without a handover.',
  'transfer.completed': 'A contract was handed over.',
};

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
  WEBHOOK_EVENTS.map((event) => [
    event,
    {
      post: {
        operationId: `on.${event}`,
        tags: ['webhooks'],
        summary: WHEN[event],
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

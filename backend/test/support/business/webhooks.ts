import { restPage, type Page, type PageQuery } from '../lists.js';
import type { Outcome, Person } from '../person.js';

export interface WebhookShown {
  id: string;
  url: string;
  events: string[];
  createdAt: string;
  oldSecretUntil: string | null;
  failingSince: string | null;
  disabledAt: string | null;
}

export interface DeliveryShown {
  id: string;
  eventId: string;
  subject: string;
  type: string;
  status: string;
  payload: string | null;
  createdAt: string;
  nextAttemptAt: string | null;
  attempts: {
    at: string;
    took: number;
    status: number | null;
    answer: string | null;
    error: string | null;
  }[];
}

export interface NewSecret {
  id: string;
  secret: string;
}

/** The operations of webhooks; the same expectations hold behind both APIs. */
export interface WebhooksApi {
  create(as: Person, input: object): Promise<Outcome<NewSecret>>;
  list(as: Person): Promise<Outcome<WebhookShown[]>>;
  delete(as: Person, id: string): Promise<Outcome<{ success: boolean }>>;
  setActive(as: Person, id: string, active: boolean): Promise<Outcome<WebhookShown>>;
  rotate(as: Person, id: string): Promise<Outcome<NewSecret>>;
  test(as: Person, id: string): Promise<Outcome<DeliveryShown>>;
  deliveries(as: Person, id: string, query?: PageQuery): Promise<Outcome<Page<DeliveryShown>>>;
  replay(as: Person, id: string, deliveryId: string): Promise<Outcome<DeliveryShown>>;
}

export const rest: WebhooksApi = {
  create: (as, input) => as.viaRest('POST', '/api/webhooks', input),
  list: (as) => as.viaRest('GET', '/api/webhooks'),
  delete: (as, id) => as.viaRest('DELETE', `/api/webhooks/${id}`),
  setActive: (as, id, active) => as.viaRest('PUT', `/api/webhooks/${id}`, { active }),
  rotate: (as, id) => as.viaRest('POST', `/api/webhooks/${id}/rotate`),
  test: (as, id) => as.viaRest('POST', `/api/webhooks/${id}/test`),
  deliveries: (as, id, query) => restPage(as, `/api/webhooks/${id}/deliveries`, query),
  replay: (as, id, deliveryId) => as.viaRest('POST', `/api/webhooks/${id}/deliveries/${deliveryId}/replay`),
};

const WEBHOOK = 'id url events createdAt oldSecretUntil failingSince disabledAt';
const DELIVERY = `id eventId subject type status payload createdAt nextAttemptAt
  attempts { at took status answer error }`;
const byId = (name: string, fields: string) => `mutation($id: ID!) { ${name}(id: $id) { ${fields} } }`;

export const graphql: WebhooksApi = {
  create: (as, input) =>
    as.viaGraphql('mutation($input: CreateWebhookInput!) { createWebhook(input: $input) { id secret } }', {
      input,
    }),
  list: (as) => as.viaGraphql(`{ myWebhooks { ${WEBHOOK} } }`),
  delete: (as, id) => as.viaGraphql(byId('deleteWebhook', 'success'), { id }),
  setActive: (as, id, active) =>
    as.viaGraphql(
      `mutation($id: ID!, $active: Boolean!) { setWebhookActive(id: $id, active: $active) { ${WEBHOOK} } }`,
      { id, active },
    ),
  rotate: (as, id) => as.viaGraphql(byId('rotateWebhookSecret', 'id secret'), { id }),
  test: (as, id) => as.viaGraphql(byId('testWebhook', DELIVERY), { id }),
  deliveries: async (as, id, { first, after } = {}) => {
    const query = `query($id: ID!, $first: Int, $after: String) { webhookDeliveries(id: $id, first: $first, after: $after) {
      edges { node { ${DELIVERY} } } pageInfo { hasNextPage endCursor } } }`;
    const read = await as.viaGraphql<Connection>(query, { id, first, after });
    if (!read.ok) return read;
    const { edges, pageInfo } = read.data;
    const next = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    return { ok: true, data: { items: edges.map(({ node }) => node), next } };
  },
  replay: (as, id, deliveryId) =>
    as.viaGraphql(
      `mutation($id: ID!, $deliveryId: ID!) { replayDelivery(id: $id, deliveryId: $deliveryId) { ${DELIVERY} } }`,
      { id, deliveryId },
    ),
};

interface Connection {
  edges: { node: DeliveryShown }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

export const apis = [
  ['REST', rest],
  ['GraphQL', graphql],
] as const;

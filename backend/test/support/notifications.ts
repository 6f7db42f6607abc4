import { graphqlPage, restPage, type Page, type PageQuery } from './lists.js';
import { enumName, enumWord, type Outcome, type Person } from './person.js';

export interface NotificationShown {
  id: string;
  kind: string;
  title: string;
  text: string;
  path: string;
  contractId: string;
  transferId: string | null;
  createdAt: string;
  readAt: string | null;
}
export interface PreferenceShown {
  kind: string;
  mail: boolean;
  inApp: boolean;
  locked: boolean;
}
interface Read {
  ids?: string[];
  contractId?: string;
}

/** The operations of notifications; the same expectations hold behind both APIs. Kinds are written as in REST. */
export interface NotificationsApi {
  name: string;
  list(as: Person, query?: PageQuery): Promise<Outcome<Page<NotificationShown>>>;
  unread(as: Person): Promise<Outcome<number>>;
  read(as: Person, which?: Read): Promise<Outcome<number>>;
  preferences(as: Person): Promise<Outcome<PreferenceShown[]>>;
  prefer(as: Person, input: object): Promise<Outcome<PreferenceShown>>;
}

const count = async (outcome: Promise<Outcome<{ count: number }>>): Promise<Outcome<number>> => {
  const answer = await outcome;
  return answer.ok ? { ok: true, data: answer.data.count } : answer;
};

export const rest: NotificationsApi = {
  name: 'REST',
  list: (as, query) => restPage(as, '/api/notifications', query),
  unread: (as) => count(as.viaRest('GET', '/api/notifications/unread')),
  read: (as, which = {}) => count(as.viaRest('POST', '/api/notifications/read', which)),
  preferences: (as) => as.viaRest('GET', '/api/notifications/preferences'),
  prefer: (as, input) => as.viaRest('PUT', '/api/notifications/preferences', input),
};

const FIELDS = 'id kind title text path contractId transferId createdAt readAt';
const PREFERENCE = 'kind mail inApp locked';
const inRest = <Row extends { kind: string }>(row: Row): Row => ({ ...row, kind: enumWord(row.kind) });

export const graphql: NotificationsApi = {
  name: 'GraphQL',
  list: async (as, query) => {
    const page = await graphqlPage<NotificationShown>(as, 'notifications', FIELDS, query);
    return page.ok ? { ok: true, data: { ...page.data, items: page.data.items.map(inRest) } } : page;
  },
  unread: (as) => as.viaGraphql('{ unreadNotifications }'),
  read: (as, which = {}) =>
    as.viaGraphql(
      'mutation($ids: [ID!], $contractId: ID) { markNotificationsRead(ids: $ids, contractId: $contractId) }',
      which,
    ),
  preferences: async (as) => {
    const all = await as.viaGraphql<PreferenceShown[]>(`{ notificationPreferences { ${PREFERENCE} } }`);
    return all.ok ? { ok: true, data: all.data.map(inRest) } : all;
  },
  prefer: async (as, input) => {
    const { kind } = input as { kind: string };
    const one = await as.viaGraphql<PreferenceShown>(
      `mutation($input: NotificationPreferenceInput!) { setNotificationPreference(input: $input) { ${PREFERENCE} } }`,
      { input: { ...input, kind: enumName(kind) } },
    );
    return one.ok ? { ok: true, data: inRest(one.data) } : one;
  },
};

export const apis = [rest, graphql].map((api) => [api.name, api] as const);

import type { Connection } from '../../src/common/api/paging.js';
import type { Outcome, Person } from './person.js';
import type { RawSocket } from './sockets.js';

export interface TransferMessageShown {
  id: string;
  transferId: string;
  senderId: string;
  by: string;
  message: string;
  warning: string | null;
  createdAt: string;
}

interface Part {
  last?: number;
  before?: string;
  after?: string;
}

interface Unread {
  unreadMessages: number;
  acceptsMessages: boolean;
}

/** The operations of private threads; enum values are written as in REST. */
export interface TransferThreadsApi {
  name: string;
  list(as: Person, id: string, part?: Part): Promise<Outcome<TransferMessageShown[]>>;
  send(as: Person, id: string, message: string): Promise<Outcome<TransferMessageShown>>;
  read(as: Person, id: string): Promise<Outcome<Unread>>;
}

const FIELDS = 'id transferId senderId by message warning createdAt';

const inLowerCase = <Message extends { by: string }>(message: Message): Message => ({
  ...message,
  by: message.by.toLowerCase(),
});

const rest: TransferThreadsApi = {
  name: 'REST',
  list: (as, id, { last, ...part } = {}) => {
    const query = new URLSearchParams({ ...part, ...(last && { limit: String(last) }) });
    return as.viaRest('GET', `/api/transfers/${id}/messages?${query}`);
  },
  send: (as, id, message) => as.viaRest('POST', `/api/transfers/${id}/messages`, { message }),
  read: (as, id) => as.viaRest('POST', `/api/transfers/${id}/messages/read`),
};

const graphql: TransferThreadsApi = {
  name: 'GraphQL',
  list: async (as, id, part = {}) => {
    const outcome = await as.viaGraphql<Connection<TransferMessageShown>>(
      `query($id: ID!, $last: Int, $before: String, $after: String) {
        transferMessages(transferId: $id, last: $last, before: $before, after: $after) { edges { node { ${FIELDS} } } } }`,
      { id, ...part },
    );
    return outcome.ok ? { ok: true, data: outcome.data.edges.map(({ node }) => inLowerCase(node)) } : outcome;
  },
  send: async (as, id, message) => {
    const outcome = await as.viaGraphql<TransferMessageShown>(
      `mutation($id: ID!, $message: String!) { sendTransferMessage(transferId: $id, message: $message) { ${FIELDS} } }`,
      { id, message },
    );
    return outcome.ok ? { ok: true, data: inLowerCase(outcome.data) } : outcome;
  },
  read: (as, id) =>
    as.viaGraphql(
      'mutation($id: ID!) { markTransferRead(transferId: $id) { unreadMessages acceptsMessages } }',
      { id },
    ),
};

export const threadApis = [rest, graphql].map((api) => [api.name, api] as const);

const MESSAGES = `subscription($id: ID!) { transferMessageSent(transferId: $id) { ${FIELDS} } }`;
const CHANGES = `subscription($id: ID!) { transferChanged(transferId: $id) {
  id status role allowedActions steps { key } contacts { name email } holder { name } contract { id } } }`;

/** Subscribes to the messages (`m`) and the changes (`c`) of a transfer, until both are live or refused. */
export async function watchTransfer(socket: RawSocket, id: string): Promise<void> {
  for (const [name, document] of [
    ['m', MESSAGES],
    ['c', CHANGES],
  ] as const) {
    socket.subscribe(name, document, { id });
    await socket.live(name);
  }
}

import { CONTRACT_FIELDS, contractInput, contractWords, type ContractAnswer } from '../factories/contract.js';
import { apis as adminApis, type UserAnswer } from './admin-apis.js';
import { graphqlPage, restPage, type Page, type PageQuery } from './lists.js';
import type { Outcome, Person } from './person.js';

export interface Sent {
  id: string;
  senderId: string;
  message: string;
}
export interface Flagged extends Sent {
  flags: string[];
  hidden: boolean;
  senderEmail: string;
  senderSuspended: boolean;
  contractTitle: string;
}
export interface FlaggedContract extends ContractAnswer {
  flags: string[];
  warnings: string[];
  hidden: boolean;
  holderEmail: string;
  holderSuspended: boolean;
}
export interface Preview {
  masked: string;
  warnings: string[];
}
type Words = Partial<ContractAnswer>;

const MESSAGE = 'id senderId message';
const FLAGGED = `${MESSAGE} flags hidden senderEmail senderSuspended contractTitle`;
const FLAGGED_CONTRACT = `${CONTRACT_FIELDS} flags warnings hidden holderEmail holderSuspended`;
const USER = 'id isAdmin suspendedAt';
/** What the off-platform guard and its moderators do, through both APIs. */
export const rest = {
  name: 'REST',
  admin: adminApis[0] as (typeof adminApis)[number],
  submit: (as: Person, words: Words) =>
    as.viaRest<ContractAnswer>('POST', '/api/contracts', contractWords(words)),
  contract: (as: Person, id: string) => as.viaRest<ContractAnswer>('GET', `/api/contracts/${id}`),
  contracts: (as: Person, filter: Record<string, string> = {}) =>
    as.viaRest<ContractAnswer[]>('GET', `/api/contracts?${new URLSearchParams(filter)}`),
  send: (as: Person, id: string, message: string) =>
    as.viaRest<Sent>('POST', `/api/contracts/${id}/chat`, { message }),
  thread: (as: Person, id: string) => as.viaRest<Sent[]>('GET', `/api/contracts/${id}/chat`),
  flagged: (as: Person, query?: PageQuery): Promise<Outcome<Page<Flagged>>> =>
    restPage(as, '/api/admin/flagged-messages', query),
  hide: (as: Person, id: string, reason: string) =>
    as.viaRest<Flagged>('POST', `/api/admin/messages/${id}/hide`, { reason }),
  unhide: (as: Person, id: string) => as.viaRest<Flagged>('POST', `/api/admin/messages/${id}/unhide`),
  clear: (as: Person, id: string) => as.viaRest<Flagged>('POST', `/api/admin/messages/${id}/clear`),
  flaggedContracts: (as: Person, query?: PageQuery): Promise<Outcome<Page<FlaggedContract>>> =>
    restPage(as, '/api/admin/flagged-contracts', query),
  hideContract: (as: Person, id: string, reason: string) =>
    as.viaRest<FlaggedContract>('POST', `/api/admin/contracts/${id}/hide`, { reason }),
  unhideContract: (as: Person, id: string) =>
    as.viaRest<FlaggedContract>('POST', `/api/admin/contracts/${id}/unhide`),
  clearContract: (as: Person, id: string) =>
    as.viaRest<FlaggedContract>('POST', `/api/admin/contracts/${id}/clear`),
  suspend: (as: Person, id: string, reason: string) =>
    as.viaRest<UserAnswer>('POST', `/api/admin/users/${id}/suspend`, { reason }),
  reinstate: (as: Person, id: string) => as.viaRest<UserAnswer>('POST', `/api/admin/users/${id}/reinstate`),
  preview: (as: Person, text: string) => as.viaRest<Preview>('POST', '/api/preview-text', { text }),
};

const nodes = <T>(outcome: Outcome<{ edges: { node: T }[] }>): Outcome<T[]> =>
  outcome.ok ? { ok: true, data: outcome.data.edges.map(({ node }) => node) } : outcome;

export const graphql: typeof rest = {
  name: 'GraphQL',
  admin: adminApis[1] as (typeof adminApis)[number],
  submit: (as, words) =>
    as.viaGraphql(
      `mutation ($input: SubmitContractInput!) { submitContract(input: $input) { ${CONTRACT_FIELDS} } }`,
      { input: contractInput(contractWords(words)) },
    ),
  contract: (as, id) =>
    as.viaGraphql(`query ($id: ID!) { contract(id: $id) { ${CONTRACT_FIELDS} } }`, { id }),
  contracts: async (as, filter) =>
    nodes(
      await as.viaGraphql(
        `query ($filter: ContractFilter) { contracts(filter: $filter, first: 100) {
           edges { node { ${CONTRACT_FIELDS} } } } }`,
        { filter },
      ),
    ),
  send: (as, id, message) =>
    as.viaGraphql(
      `mutation ($id: ID!, $message: String!) { sendMessage(contractId: $id, message: $message) { ${MESSAGE} } }`,
      { id, message },
    ),
  thread: async (as, id) =>
    nodes(
      await as.viaGraphql(
        `query ($id: ID!) { messages(contractId: $id) { edges { node { ${MESSAGE} } } } }`,
        { id },
      ),
    ),
  flagged: (as, query) => graphqlPage(as, 'flaggedMessages', FLAGGED, query),
  hide: (as, id, reason) =>
    as.viaGraphql(
      `mutation ($id: ID!, $reason: String!) { hideMessage(id: $id, reason: $reason) { ${FLAGGED} } }`,
      { id, reason },
    ),
  unhide: (as, id) => as.viaGraphql(`mutation ($id: ID!) { unhideMessage(id: $id) { ${FLAGGED} } }`, { id }),
  clear: (as, id) => as.viaGraphql(`mutation ($id: ID!) { clearMessage(id: $id) { ${FLAGGED} } }`, { id }),
  flaggedContracts: (as, query) => graphqlPage(as, 'flaggedContracts', FLAGGED_CONTRACT, query),
  hideContract: (as, id, reason) =>
    as.viaGraphql(
      `mutation ($id: ID!, $reason: String!) { hideContract(id: $id, reason: $reason) { ${FLAGGED_CONTRACT} } }`,
      { id, reason },
    ),
  unhideContract: (as, id) =>
    as.viaGraphql(`mutation ($id: ID!) { unhideContract(id: $id) { ${FLAGGED_CONTRACT} } }`, { id }),
  clearContract: (as, id) =>
    as.viaGraphql(`mutation ($id: ID!) { clearContract(id: $id) { ${FLAGGED_CONTRACT} } }`, { id }),
  suspend: (as, id, reason) =>
    as.viaGraphql(
      `mutation ($id: ID!, $reason: String!) { suspendUser(userId: $id, reason: $reason) { ${USER} } }`,
      { id, reason },
    ),
  reinstate: (as, id) =>
    as.viaGraphql(`mutation ($id: ID!) { reinstateUser(userId: $id) { ${USER} } }`, { id }),
  preview: (as, text) =>
    as.viaGraphql('query ($text: String!) { previewText(text: $text) { masked warnings } }', { text }),
};

export const moderationApis = [rest, graphql];

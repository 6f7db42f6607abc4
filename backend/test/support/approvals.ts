import {
  CONTRACT_FIELDS,
  contractInput,
  type ContractAnswer,
  type ContractWords,
} from '../factories/contract.js';
import { graphqlPage, restPage, type Page, type PageQuery } from './lists.js';
import { enumWord, type Outcome, type Person } from './person.js';

export interface Waiting {
  id: string;
  contract: Pick<ContractAnswer, 'id' | 'title'>;
  createdAt: string;
  isNew: boolean;
  hasNewPhotos: boolean;
  changes: { label: string; before: string | null; after: string | null }[];
  holderEmail: string;
}
type Held = ContractAnswer & { offMarketReason: string | null };
interface Mine {
  contract: Held;
  sentBackFor: string | null;
  allowedActions: string[];
}

/** The approval of contracts, and what their holders do meanwhile, in both APIs. Enums are written as in REST. */
export interface ApprovalsApi {
  name: string;
  submit(as: Person, words: ContractWords): Promise<Outcome<Held>>;
  edit(as: Person, id: string, words: object): Promise<Outcome<Held>>;
  relist(as: Person, id: string): Promise<Outcome<Held>>;
  mine(as: Person, id: string): Promise<Outcome<Mine>>;
  get(as: Person, id: string): Promise<Outcome<Held>>;
  photos(as: Person, id: string): Promise<Outcome<{ id: string }[]>>;
  queue(as: Person, query?: PageQuery): Promise<Outcome<Page<Waiting>>>;
  count(as: Person): Promise<Outcome<{ count: number }>>;
  approve(as: Person, id: string): Promise<Outcome<Held>>;
  sendBack(as: Person, id: string, reason: string): Promise<Outcome<Held>>;
}

export const rest: ApprovalsApi = {
  name: 'REST',
  submit: (as, words) => as.viaRest('POST', '/api/contracts', words),
  edit: (as, id, words) => as.viaRest('PUT', `/api/listings/${id}`, words),
  relist: (as, id) => as.viaRest('POST', `/api/listings/${id}/relist`),
  mine: (as, id) => as.viaRest('GET', `/api/listings/${id}`),
  get: (as, id) => as.viaRest('GET', `/api/contracts/${id}`),
  photos: (as, id) => as.viaRest('GET', `/api/contracts/${id}/photos`),
  queue: (as, query) => restPage(as, '/api/admin/approvals', query),
  count: (as) => as.viaRest('GET', '/api/admin/approvals/waiting'),
  approve: (as, id) => as.viaRest('POST', `/api/admin/contracts/${id}/approve`),
  sendBack: (as, id, reason) => as.viaRest('POST', `/api/admin/contracts/${id}/send-back`, { reason }),
};

const CONTRACT = `${CONTRACT_FIELDS} offMarketReason`;
const WAITING = `id contract { id title } createdAt isNew hasNewPhotos changes { label before after } holderEmail`;

const inWords = (contract: Held): Held => ({
  ...contract,
  status: enumWord(contract.status),
  offMarketReason: contract.offMarketReason && enumWord(contract.offMarketReason),
});
const shown = async (asked: Promise<Outcome<Held>>): Promise<Outcome<Held>> => {
  const outcome = await asked;
  return outcome.ok ? { ok: true, data: inWords(outcome.data) } : outcome;
};

export const graphql: ApprovalsApi = {
  name: 'GraphQL',
  submit: (as, words) =>
    shown(
      as.viaGraphql(
        `mutation($input: SubmitContractInput!) { submitContract(input: $input) { ${CONTRACT} } }`,
        {
          input: contractInput(words),
        },
      ),
    ),
  edit: (as, id, input) =>
    shown(
      as.viaGraphql(
        `mutation($id: ID!, $input: UpdateMyContractInput!) { updateMyContract(id: $id, input: $input) { ${CONTRACT} } }`,
        { id, input },
      ),
    ),
  relist: (as, id) =>
    shown(as.viaGraphql(`mutation($id: ID!) { relistContract(id: $id) { ${CONTRACT} } }`, { id })),
  mine: async (as, id) => {
    const outcome = await as.viaGraphql<Mine>(
      `query($id: ID!) { myListing(id: $id) { contract { ${CONTRACT} } sentBackFor allowedActions } }`,
      { id },
    );
    if (!outcome.ok) return outcome;
    const { contract, sentBackFor, allowedActions } = outcome.data;
    return {
      ok: true,
      data: { contract: inWords(contract), sentBackFor, allowedActions: allowedActions.map(enumWord) },
    };
  },
  get: (as, id) => shown(as.viaGraphql(`query($id: ID!) { contract(id: $id) { ${CONTRACT} } }`, { id })),
  photos: async (as, id) => {
    const outcome = await as.viaGraphql<{ photos: { id: string }[] }>(
      'query($id: ID!) { contract(id: $id) { photos { id } } }',
      { id },
    );
    return outcome.ok ? { ok: true, data: outcome.data.photos } : outcome;
  },
  queue: (as, query) => graphqlPage(as, 'approvals', WAITING, query),
  count: (as) => as.viaGraphql('{ approvalsWaiting { count } }'),
  approve: (as, id) =>
    shown(as.viaGraphql(`mutation($id: ID!) { approveContract(id: $id) { ${CONTRACT} } }`, { id })),
  sendBack: (as, id, reason) =>
    shown(
      as.viaGraphql(
        `mutation($id: ID!, $reason: String!) { sendBackContract(id: $id, reason: $reason) { ${CONTRACT} } }`,
        { id, reason },
      ),
    ),
};

export const apis = [rest, graphql];

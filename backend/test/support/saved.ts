import type { ContractAnswer } from '../factories/contract.js';
import { graphqlPage, restPage, type Page, type PageQuery } from './lists.js';
import { enumName, enumWord, type Outcome, type Person } from './person.js';

export interface SearchShown {
  id: string;
  name: string;
  query: string;
  frequency: string;
  createdAt: string;
}

/** The operations on what members save; the same expectations hold behind both APIs. Enums are written as in REST. */
export interface SavedApi {
  name: string;
  favourites(as: Person, query?: PageQuery): Promise<Outcome<Page<ContractAnswer>>>;
  ids(as: Person): Promise<Outcome<string[]>>;
  add(as: Person, contractId: string): Promise<Outcome<{ id: string }>>;
  remove(as: Person, contractId: string): Promise<Outcome<{ success: boolean }>>;
  searches(as: Person): Promise<Outcome<SearchShown[]>>;
  save(as: Person, input: object): Promise<Outcome<SearchShown>>;
  update(as: Person, id: string, input: object): Promise<Outcome<SearchShown>>;
  delete(as: Person, id: string): Promise<Outcome<{ success: boolean }>>;
}

const mapped = <From, To>(outcome: Outcome<From>, map: (data: From) => To): Outcome<To> =>
  outcome.ok ? { ok: true, data: map(outcome.data) } : outcome;

export const rest: SavedApi = {
  name: 'REST',
  favourites: (as, query) => restPage(as, '/api/favourites', query),
  ids: async (as) =>
    mapped(await as.viaRest<{ ids: string[] }>('GET', '/api/favourites/ids'), ({ ids }) => ids),
  add: (as, id) => as.viaRest('PUT', `/api/favourites/${id}`),
  remove: (as, id) => as.viaRest('DELETE', `/api/favourites/${id}`),
  searches: (as) => as.viaRest('GET', '/api/saved-searches'),
  save: (as, input) => as.viaRest('POST', '/api/saved-searches', input),
  update: (as, id, input) => as.viaRest('PATCH', `/api/saved-searches/${id}`, input),
  delete: (as, id) => as.viaRest('DELETE', `/api/saved-searches/${id}`),
};

const SEARCH = 'id name query frequency createdAt';
const inRest = (search: SearchShown): SearchShown => ({ ...search, frequency: enumWord(search.frequency) });
const inGraphql = (input: object): object =>
  'frequency' in input && typeof input.frequency === 'string'
    ? { ...input, frequency: enumName(input.frequency) }
    : input;

export const graphql: SavedApi = {
  name: 'GraphQL',
  favourites: (as, query) => graphqlPage(as, 'myFavourites', 'id title status', query),
  ids: (as) => as.viaGraphql('{ myFavouriteIds }'),
  add: (as, contractId) =>
    as.viaGraphql('mutation($contractId: ID!) { addFavourite(contractId: $contractId) { id } }', {
      contractId,
    }),
  remove: (as, contractId) =>
    as.viaGraphql('mutation($contractId: ID!) { removeFavourite(contractId: $contractId) { success } }', {
      contractId,
    }),
  searches: async (as) =>
    mapped(await as.viaGraphql<SearchShown[]>(`{ mySavedSearches { ${SEARCH} } }`), (all) => all.map(inRest)),
  save: async (as, input) =>
    mapped(
      await as.viaGraphql<SearchShown>(
        `mutation($input: SaveSearchInput!) { saveSearch(input: $input) { ${SEARCH} } }`,
        { input: inGraphql(input) },
      ),
      inRest,
    ),
  update: async (as, id, input) =>
    mapped(
      await as.viaGraphql<SearchShown>(
        `mutation($id: ID!, $input: UpdateSavedSearchInput!) { updateSavedSearch(id: $id, input: $input) { ${SEARCH} } }`,
        { id, input: inGraphql(input) },
      ),
      inRest,
    ),
  delete: (as, id) => as.viaGraphql('mutation($id: ID!) { deleteSavedSearch(id: $id) { success } }', { id }),
};

export const apis = [rest, graphql].map((api) => [api.name, api] as const);

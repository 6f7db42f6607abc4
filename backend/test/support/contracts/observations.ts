import { dataOf, restPage, type Page, type PageQuery } from '../lists.js';
import { enumName, enumWord, type Outcome, type Person } from '../person.js';

export interface ObservationShown {
  id: string;
  subjectId: string;
  type: string;
  transferId: string | null;
  memberId: string;
  answers: Record<string, unknown>;
  note: string | null;
  state: string;
}

type Query = PageQuery & { subjectId?: string };

export interface ObservationsApi {
  /** Returns whether the transfer says that it was told. */
  observe(as: Person, transferId: string, input: object): Promise<Outcome<{ ruleQuestions: string | null }>>;
  all(as: Person, query?: Query): Promise<Outcome<Page<ObservationShown>>>;
  waiting(as: Person): Promise<Outcome<{ count: number }>>;
  resolve(as: Person, id: string, state: string): Promise<Outcome<ObservationShown>>;
}

const rest: ObservationsApi = {
  observe: (as, id, input) => as.viaRest('POST', `/api/transfers/${id}/observation`, input),
  all: (as, query) => restPage(as, '/api/admin/rule-observations', query),
  waiting: (as) => as.viaRest('GET', '/api/admin/rule-observations/waiting'),
  resolve: (as, id, state) => as.viaRest('POST', `/api/admin/rule-observations/${id}/resolve`, { state }),
};

const FIELDS = 'id subjectId type transferId memberId answers note state';

const inRest = (node: ObservationShown) => ({ ...node, state: enumWord(node.state) });

const graphql: ObservationsApi = {
  observe: async (as, transferId, input) => {
    const told = await as.viaGraphql<{ ruleQuestions: string }>(
      'mutation($id: ID!, $input: ObserveRuleInput!) { observeRule(transferId: $id, input: $input) { ruleQuestions } }',
      { id: transferId, input },
    );
    return told.ok ? { ok: true, data: { ruleQuestions: enumWord(told.data.ruleQuestions) } } : told;
  },
  all: async (as, { state, subjectId, first, after } = {}) => {
    const found = await as.viaGraphql<{
      edges: { node: ObservationShown }[];
      pageInfo: { hasNextPage: boolean; endCursor: string };
    }>(
      `query($state: RuleObservationState, $subjectId: ID, $first: Int, $after: String) {
        ruleObservations(state: $state, subjectId: $subjectId, first: $first, after: $after) {
          edges { node { ${FIELDS} } } pageInfo { hasNextPage endCursor } } }`,
      { state: state && enumName(state), subjectId, first, after },
    );
    if (!found.ok) return found;
    const { edges, pageInfo } = found.data;
    const items = edges.map(({ node }) => inRest(node));
    return { ok: true, data: { items, next: pageInfo.hasNextPage ? pageInfo.endCursor : null } };
  },
  waiting: (as) => as.viaGraphql('{ ruleObservationsWaiting { count } }'),
  resolve: async (as, id, state) => {
    const resolved = await as.viaGraphql<ObservationShown>(
      `mutation($id: ID!, $state: RuleObservationState!) { resolveObservation(id: $id, state: $state) { ${FIELDS} } }`,
      { id, state: enumName(state) },
    );
    return resolved.ok ? { ok: true, data: inRest(resolved.data) } : resolved;
  },
};

export const apis = [
  ['REST', rest],
  ['GraphQL', graphql],
] as const;

/** All observations of a company in a state. */
export const observationsOf = async (as: Person, subjectId: string, state = 'open') =>
  dataOf(await rest.all(as, { subjectId, state })).items;

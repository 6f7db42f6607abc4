import { enumName, enumWord, type Outcome, type Person } from '../person.js';

export interface Organisation {
  id: string;
  name: string;
  kind: string;
  licence: string;
  website: string | null;
  proof: string;
  websiteConfirmedAt: string | null;
  status: string;
  badge: string;
  embedOrigins: string[] | null;
  leadsEmail: string | null;
  requesterId: string;
  role: string | null;
}

interface Member {
  userId: string;
  email: string;
  emailConfirmed: boolean;
  role: string;
}

interface Invitation {
  id: string;
  organisationName: string;
}

interface Managed {
  id: string;
  title: string;
}

interface Listing {
  contract: Managed;
}

const managed = ({ contract: { id, title } }: Listing): Managed => ({ id, title });
const mapped = <From, To>(outcome: Outcome<From>, change: (data: From) => To): Outcome<To> =>
  outcome.ok ? { ok: true, data: change(outcome.data) } : outcome;

type Done = { success: boolean };
type Words = { name: string; kind: string; licence: string; website?: string };

interface Api {
  name: string;
  request(as: Person, input: Words): Promise<Outcome<Organisation>>;
  mine(as: Person): Promise<Outcome<Organisation[]>>;
  confirmWebsite(as: Person, id: string): Promise<Outcome<Organisation>>;
  setEmbedOrigins(as: Person, id: string, origins: unknown, shown?: unknown): Promise<Outcome<Organisation>>;
  setLeads(as: Person, id: string, email: string | null): Promise<Outcome<Organisation>>;
  members(as: Person, id: string): Promise<Outcome<Member[]>>;
  invite(as: Person, id: string, input: { email: string; role: string }): Promise<Outcome<Invitation>>;
  invitations(as: Person): Promise<Outcome<Invitation[]>>;
  sent(as: Person, id: string): Promise<Outcome<Invitation[]>>;
  revoke(as: Person, id: string, invitationId: string): Promise<Outcome<Done>>;
  accept(as: Person, id: string): Promise<Outcome<Organisation>>;
  setRole(as: Person, id: string, userId: string, role: string): Promise<Outcome<Member>>;
  remove(as: Person, id: string, userId: string): Promise<Outcome<Done>>;
  list(as: Person, status: string): Promise<Outcome<Organisation[]>>;
  waiting(as: Person): Promise<Outcome<{ count: number }>>;
  approve(as: Person, id: string): Promise<Outcome<Organisation>>;
  close(as: Person, id: string, reason: string): Promise<Outcome<Organisation>>;
  /** Contracts of an organisation, and one of them, as those who manage it read them. */
  listings(as: Person, organisationId: string): Promise<Outcome<Managed[]>>;
  listing(as: Person, id: string): Promise<Outcome<Managed>>;
  edit(as: Person, id: string, input: { monthlyPayment: number }): Promise<Outcome<{ id: string }>>;
}

const PATH = '/api/organisations';
const ADMIN = '/api/admin/organisations';
const ORGANISATION =
  '{ id name kind licence website proof websiteConfirmedAt status badge requesterId role embedOrigins leadsEmail }';
const MEMBER = '{ userId email emailConfirmed role }';
const INVITATION = '{ id organisationName }';

const rest: Api = {
  name: 'REST',
  request: async (as, input) => withoutTimes(await as.viaRest('POST', PATH, input)),
  mine: (as) => as.viaRest('GET', PATH),
  confirmWebsite: (as, id) => as.viaRest('POST', `${PATH}/${id}/website`),
  setEmbedOrigins: (as, id, origins, shown) => as.viaRest('PUT', `${PATH}/${id}/embed`, { origins, shown }),
  setLeads: (as, id, email) => as.viaRest('PUT', `${PATH}/${id}/leads`, { email }),
  members: (as, id) => as.viaRest('GET', `${PATH}/${id}/members`),
  invite: (as, id, input) => as.viaRest('POST', `${PATH}/${id}/invitations`, input),
  invitations: (as) => as.viaRest('GET', `${PATH}/invitations`),
  sent: (as, id) => as.viaRest('GET', `${PATH}/${id}/invitations`),
  revoke: (as, id, invitationId) => as.viaRest('DELETE', `${PATH}/${id}/invitations/${invitationId}`),
  accept: (as, id) => as.viaRest('POST', `${PATH}/invitations/${id}/accept`),
  setRole: (as, id, userId, role) => as.viaRest('PUT', `${PATH}/${id}/members/${userId}`, { role }),
  remove: (as, id, userId) => as.viaRest('DELETE', `${PATH}/${id}/members/${userId}`),
  list: (as, status) => as.viaRest('GET', `${ADMIN}?status=${status}`),
  waiting: (as) => as.viaRest('GET', `${ADMIN}/waiting`),
  approve: (as, id) => as.viaRest('POST', `${ADMIN}/${id}/approve`),
  close: (as, id, reason) => as.viaRest('POST', `${ADMIN}/${id}/close`, { reason }),
  listings: async (as, id) =>
    mapped(await as.viaRest<Listing[]>('GET', `/api/listings?organisationId=${id}`), (all) =>
      all.map(managed),
    ),
  listing: async (as, id) => mapped(await as.viaRest<Listing>('GET', `/api/listings/${id}`), managed),
  edit: async (as, id, input) =>
    mapped(await as.viaRest<Managed>('PUT', `/api/listings/${id}`, input), (one) => ({ id: one.id })),
};

const named = ({ kind, ...words }: Words) => ({ ...words, kind: enumName(kind) });

/** Enums that the client of the tests leaves as GraphQL has them. */
const ENUMS = new Set(['kind', 'role']);
const inWords = <Data>(data: Data): Data =>
  JSON.parse(JSON.stringify(data), (name, value: unknown) =>
    ENUMS.has(name) && typeof value === 'string' ? enumWord(value) : value,
  ) as Data;

async function ask<Data>(as: Person, query: string, variables: object = {}): Promise<Outcome<Data>> {
  const outcome = await as.viaGraphql<Data>(query, variables);
  return outcome.ok ? { ok: true, data: inWords(outcome.data) } : outcome;
}

const graphql: Api = {
  name: 'GraphQL',
  request: (as, input) =>
    ask(
      as,
      `mutation($input: RequestOrganisationInput!) { requestOrganisation(input: $input) ${ORGANISATION} }`,
      { input: named(input) },
    ),
  mine: (as) => ask(as, `{ myOrganisations ${ORGANISATION} }`),
  confirmWebsite: (as, id) =>
    ask(as, `mutation($id: ID!) { confirmWebsite(id: $id) ${ORGANISATION} }`, { id }),
  setEmbedOrigins: (as, id, origins, shown) =>
    ask(
      as,
      `mutation($id: ID!, $origins: [String!]!, $shown: [String!]) {
        setEmbedOrigins(id: $id, origins: $origins, shown: $shown) ${ORGANISATION} }`,
      { id, origins, shown },
    ),
  setLeads: (as, id, email) =>
    ask(as, `mutation($id: ID!, $email: String) { setLeads(id: $id, email: $email) ${ORGANISATION} }`, {
      id,
      email,
    }),
  members: (as, id) => ask(as, `query($id: ID!) { organisationMembers(id: $id) ${MEMBER} }`, { id }),
  invite: (as, id, { email, role }) =>
    ask(
      as,
      `mutation($id: ID!, $input: InviteInput!) { inviteToOrganisation(id: $id, input: $input) ${INVITATION} }`,
      { id, input: { email, role: enumName(role) } },
    ),
  invitations: (as) => ask(as, `{ myInvitations ${INVITATION} }`),
  sent: (as, id) => ask(as, `query($id: ID!) { organisationInvitations(id: $id) ${INVITATION} }`, { id }),
  revoke: (as, id, invitationId) =>
    ask(
      as,
      'mutation($id: ID!, $invitationId: ID!) { revokeOrganisationInvitation(id: $id, invitationId: $invitationId) { success } }',
      { id, invitationId },
    ),
  accept: (as, id) => ask(as, `mutation($id: ID!) { acceptInvitation(id: $id) ${ORGANISATION} }`, { id }),
  setRole: (as, id, userId, role) =>
    ask(
      as,
      `mutation($id: ID!, $userId: ID!, $role: OrganisationRole!) { setOrganisationRole(id: $id, userId: $userId, role: $role) ${MEMBER} }`,
      { id, userId, role: enumName(role) },
    ),
  remove: (as, id, userId) =>
    ask(
      as,
      'mutation($id: ID!, $userId: ID!) { removeOrganisationMember(id: $id, userId: $userId) { success } }',
      { id, userId },
    ),
  list: async (as, status) => {
    const found = await ask<{ edges: { node: Organisation }[] }>(
      as,
      `query($status: OrganisationStatus) { organisations(status: $status) { edges { node ${ORGANISATION} } } }`,
      { status: enumName(status) },
    );
    return found.ok ? { ok: true, data: found.data.edges.map(({ node }) => node) } : found;
  },
  waiting: (as) => ask(as, '{ organisationsWaiting { count } }'),
  approve: (as, id) => ask(as, `mutation($id: ID!) { approveOrganisation(id: $id) ${ORGANISATION} }`, { id }),
  close: (as, id, reason) =>
    ask(
      as,
      `mutation($id: ID!, $reason: String!) { closeOrganisation(id: $id, reason: $reason) ${ORGANISATION} }`,
      { id, reason },
    ),
  listings: async (as, id) =>
    mapped(
      await as.viaGraphql<{ edges: { node: Listing }[] }>(
        'query($id: ID!) { myListings(organisationId: $id) { edges { node { contract { id title } } } } }',
        { id },
      ),
      ({ edges }) => edges.map(({ node }) => managed(node)),
    ),
  listing: async (as, id) =>
    mapped(
      await as.viaGraphql<Listing>('query($id: ID!) { myListing(id: $id) { contract { id title } } }', {
        id,
      }),
      managed,
    ),
  edit: (as, id, input) =>
    as.viaGraphql(
      'mutation($id: ID!, $input: UpdateMyContractInput!) { updateMyContract(id: $id, input: $input) { id } }',
      { id, input },
    ),
};

/** GraphQL is not asked for the times. */
function withoutTimes(outcome: Outcome<Organisation>): Outcome<Organisation> {
  if (!outcome.ok) return outcome;
  const times = ['createdAt', 'decidedAt'];
  const shown = Object.entries(outcome.data).filter(([name]) => !times.includes(name));
  return { ok: true, data: Object.fromEntries(shown) as unknown as Organisation };
}

export const organisationApis: readonly Api[] = [rest, graphql];

import { CONTRACT_FIELDS, type ContractAnswer } from '../factories/contract.js';
import { graphqlPage, restPage, type Page, type PageQuery } from './lists.js';
import { enumName, type Outcome, type Person } from './person.js';

export interface SettingAnswer {
  id: string;
  key: string;
  value: string;
  description: string | null;
  category: string;
  updatedAt: string;
}
export interface UserAnswer {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  isAdmin: boolean;
  roles: string[];
  createdAt: string;
  suspendedAt: string | null;
  emailVerifiedAt: string | null;
}
export interface AuditAnswer {
  id: string;
  actorId: string;
  actorEmail: string;
  action: string;
  targetType: string;
  targetId: string;
  before: string | null;
  after: string | null;
  ip: string;
  createdAt: string;
}
export interface Initialized {
  message: string;
  created: number;
  skipped: number;
}
export interface ContentAnswer {
  key: string;
  value: string;
  category: string;
}
type Words = Record<string, unknown>;

/** Everything about settings, content, people and contracts that both APIs offer. */
export interface AdminApi {
  name: string;
  content(as: Person): Promise<Outcome<ContentAnswer[]>>;
  settings(as: Person, query?: PageQuery): Promise<Outcome<Page<SettingAnswer>>>;
  createSetting(as: Person, input: Words): Promise<Outcome<SettingAnswer>>;
  updateSetting(as: Person, key: string, input: Words): Promise<Outcome<SettingAnswer>>;
  deleteSetting(as: Person, key: string): Promise<Outcome<{ success: boolean }>>;
  initializeContent(as: Person): Promise<Outcome<Initialized>>;
  initializeSettings(as: Person): Promise<Outcome<Initialized>>;
  users(as: Person, query?: PageQuery): Promise<Outcome<Page<UserAnswer>>>;
  makeAdmin(as: Person, id: string): Promise<Outcome<UserAnswer>>;
  setRoles(as: Person, id: string, roles: string[]): Promise<Outcome<UserAnswer>>;
  deleteUser(as: Person, id: string): Promise<Outcome<{ success: boolean }>>;
  contracts(as: Person, query?: PageQuery): Promise<Outcome<Page<ContractAnswer>>>;
  updateContract(as: Person, id: string, input: Words): Promise<Outcome<ContractAnswer>>;
  takeOffMarket(as: Person, id: string, reason: string): Promise<Outcome<ContractAnswer>>;
  deleteContract(as: Person, id: string): Promise<Outcome<{ success: boolean }>>;
  audit(as: Person, query?: PageQuery): Promise<Outcome<Page<AuditAnswer>>>;
}

const SETTING = 'id key value description category updatedAt';
const USER = 'id email firstName lastName isAdmin roles createdAt suspendedAt emailVerifiedAt';
const AUDIT = 'id actorId actorEmail action targetType targetId before after ip createdAt';

const path = (...parts: string[]) => `/api/admin/${parts.map(encodeURIComponent).join('/')}`;

export const restApi: AdminApi = {
  name: 'REST',
  content: (as) => as.viaRest('GET', '/api/content'),
  settings: (as, query) => restPage(as, path('settings'), query),
  createSetting: (as, input) => as.viaRest('POST', path('settings'), input),
  updateSetting: (as, key, input) => as.viaRest('PUT', path('settings', key), input),
  deleteSetting: (as, key) => as.viaRest('DELETE', path('settings', key)),
  initializeContent: (as) => as.viaRest('POST', path('settings', 'initialize-content')),
  initializeSettings: (as) => as.viaRest('POST', path('settings', 'initialize')),
  users: (as, query) => restPage(as, path('users'), query),
  makeAdmin: (as, id) => as.viaRest('POST', path('users', id, 'make-admin')),
  setRoles: (as, id, roles) => as.viaRest('PUT', path('users', id, 'roles'), { roles }),
  deleteUser: (as, id) => as.viaRest('DELETE', path('users', id)),
  contracts: (as, query) => restPage(as, path('contracts'), query),
  updateContract: (as, id, input) => as.viaRest('PUT', path('contracts', id), input),
  takeOffMarket: (as, id, reason) => as.viaRest('POST', path('contracts', id, 'off-market'), { reason }),
  deleteContract: (as, id) => as.viaRest('DELETE', path('contracts', id)),
  audit: (as, query) => restPage(as, path('audit'), query),
};

/** Enum words as GraphQL's names. */
const inNames = (input: Words): Words =>
  Object.fromEntries(
    Object.entries(input).map(([field, value]) => [
      field,
      ['category', 'status', 'type'].includes(field) && typeof value === 'string' ? enumName(value) : value,
    ]),
  );

export const graphqlApi: AdminApi = {
  name: 'GraphQL',
  content: (as) => as.viaGraphql('{ content { key value category } }'),
  settings: (as, query) => graphqlPage(as, 'settings', SETTING, query),
  createSetting: (as, input) =>
    as.viaGraphql(`mutation($input: CreateSettingInput!) { createSetting(input: $input) { ${SETTING} } }`, {
      input: inNames(input),
    }),
  updateSetting: (as, key, input) =>
    as.viaGraphql(
      `mutation($key: String!, $input: UpdateSettingInput!) { updateSetting(key: $key, input: $input) { ${SETTING} } }`,
      { key, input },
    ),
  deleteSetting: (as, key) =>
    as.viaGraphql('mutation($key: String!) { deleteSetting(key: $key) { success } }', { key }),
  initializeContent: (as) => as.viaGraphql('mutation { initializeContent { message created skipped } }'),
  initializeSettings: (as) => as.viaGraphql('mutation { initializeSettings { message created skipped } }'),
  users: (as, query) =>
    graphqlPage(as, 'users', USER, { ...query, ...(query?.role && { role: enumName(query.role) }) }),
  makeAdmin: (as, id) => as.viaGraphql(`mutation($id: ID!) { makeAdmin(userId: $id) { ${USER} } }`, { id }),
  setRoles: (as, id, roles) =>
    as.viaGraphql(
      `mutation($id: ID!, $roles: [Role!]!) { setRoles(userId: $id, roles: $roles) { ${USER} } }`,
      {
        id,
        roles: roles.map(enumName),
      },
    ),
  deleteUser: (as, id) => as.viaGraphql('mutation($id: ID!) { deleteUser(userId: $id) { success } }', { id }),
  contracts: (as, query) => graphqlPage(as, 'allContracts', CONTRACT_FIELDS, query),
  updateContract: (as, id, input) =>
    as.viaGraphql(
      `mutation($id: ID!, $input: UpdateContractInput!) { updateContract(id: $id, input: $input) { ${CONTRACT_FIELDS} } }`,
      { id, input: inNames(input) },
    ),
  takeOffMarket: (as, id, reason) =>
    as.viaGraphql(
      `mutation($id: ID!, $reason: String!) { takeContractOffMarket(id: $id, reason: $reason) { ${CONTRACT_FIELDS} } }`,
      { id, reason },
    ),
  deleteContract: (as, id) =>
    as.viaGraphql('mutation($id: ID!) { deleteContract(id: $id) { success } }', { id }),
  audit: (as, query) => graphqlPage(as, 'auditEntries', AUDIT, query),
};

export const apis = [restApi, graphqlApi];

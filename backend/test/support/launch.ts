import type { Outcome, Person } from './person.js';

export interface CheckShown {
  key: string;
  title: string;
  why: string;
  status: 'done' | 'open' | 'waived';
  reason: string;
  found: string;
  fix: { label: string; href: string | null };
  waivedBy: string | null;
  waivedAt: string | null;
}

type One = Promise<Outcome<CheckShown>>;

export interface LaunchApi {
  name: string;
  list(as: Person): Promise<Outcome<CheckShown[]>>;
  waive(as: Person, key: string, reason: unknown): One;
  unwaive(as: Person, key: string): One;
  reviewStates(as: Person): One;
  sendMail(as: Person): One;
  confirmMail(as: Person, code: unknown): One;
}

const PATH = '/api/admin/launch';

export const rest: LaunchApi = {
  name: 'REST',
  list: (as) => as.viaRest('GET', PATH),
  waive: (as, key, reason) => as.viaRest('POST', `${PATH}/${key}/waive`, { reason }),
  unwaive: (as, key) => as.viaRest('POST', `${PATH}/${key}/unwaive`),
  reviewStates: (as) => as.viaRest('POST', `${PATH}/states/reviewed`),
  sendMail: (as) => as.viaRest('POST', `${PATH}/mail`),
  confirmMail: (as, code) => as.viaRest('POST', `${PATH}/mail/received`, { code }),
};

const FIELDS = 'key title why status reason found fix { label href } waivedBy waivedAt';

const graphql: LaunchApi = {
  name: 'GraphQL',
  list: (as) => as.viaGraphql(`{ launchChecks { ${FIELDS} } }`),
  waive: (as, key, reason) =>
    as.viaGraphql(
      `mutation($key: String!, $reason: String!) { waiveLaunchCheck(key: $key, reason: $reason) { ${FIELDS} } }`,
      { key, reason },
    ),
  unwaive: (as, key) =>
    as.viaGraphql(`mutation($key: String!) { unwaiveLaunchCheck(key: $key) { ${FIELDS} } }`, { key }),
  reviewStates: (as) => as.viaGraphql(`mutation { reviewStates { ${FIELDS} } }`),
  sendMail: (as) => as.viaGraphql(`mutation { sendLaunchMail { ${FIELDS} } }`),
  confirmMail: (as, code) =>
    as.viaGraphql(`mutation($code: String!) { confirmLaunchMail(code: $code) { ${FIELDS} } }`, { code }),
};

export const launchApis = [rest, graphql];

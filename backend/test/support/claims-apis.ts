import { enumWord, type Outcome, type Person } from './person.js';

export interface ClaimAnswer {
  key: string;
  where: string;
  texts: string[];
  state: string;
  hidden: boolean;
  confirmedAt: string | null;
  confirmedBy: string | null;
}

interface ClaimsApi {
  name: string;
  claims(as: Person): Promise<Outcome<ClaimAnswer[]>>;
  setClaim(as: Person, key: string, confirmed: unknown): Promise<Outcome<ClaimAnswer>>;
}

const FIELDS = 'key where texts state hidden confirmedAt confirmedBy';

export const rest: ClaimsApi = {
  name: 'REST',
  claims: (as) => as.viaRest('GET', '/api/admin/claims'),
  setClaim: (as, key, confirmed) => as.viaRest('PUT', `/api/admin/claims/${key}`, { confirmed }),
};

const inRestWords = (claim: ClaimAnswer): ClaimAnswer => ({ ...claim, state: enumWord(claim.state) });

const graphql: ClaimsApi = {
  name: 'GraphQL',
  claims: async (as) => {
    const outcome = await as.viaGraphql<ClaimAnswer[]>(`{ claims { ${FIELDS} } }`);
    return outcome.ok ? { ...outcome, data: outcome.data.map(inRestWords) } : outcome;
  },
  setClaim: async (as, key, confirmed) => {
    const outcome = await as.viaGraphql<ClaimAnswer>(
      `mutation ($key: String!, $input: SetClaimInput!) { setClaim(key: $key, input: $input) { ${FIELDS} } }`,
      { key, input: { confirmed } },
    );
    return outcome.ok ? { ...outcome, data: inRestWords(outcome.data) } : outcome;
  },
};

export const claimsApis = [rest, graphql];

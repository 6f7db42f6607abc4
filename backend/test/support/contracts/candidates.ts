import type { Outcome, Person } from '../person.js';
import { dataOf, graphqlPage, restPage, type Page, type PageQuery } from '../lists.js';
import { idOf, rest as payments } from '../payments.js';
import { provider } from '../payments-stage.js';

type Said = Record<string, unknown>;

export interface OfferShown {
  id: string;
  applicationId: string;
  round: number;
  by: string;
  terms: Said;
  status: string;
  expiresAt: string;
}

interface Shown {
  id: string;
  contractId: string;
  status: string;
  source: string;
  answers: Said | null;
  passReason: string | null;
  agreed: Said | null;
  requirements: { key: string; met: boolean }[];
  offers: OfferShown[];
  reservedUntil: string | null;
  allowedActions: string[];
}

export interface ApplicationShown extends Shown {
  place: number | null;
  placeOf: number | null;
  agreedCost: Record<string, number> | null;
}

export interface CandidateShown extends Shown {
  number: number;
  rank: number | null;
  memberSince: string;
  emailConfirmed: boolean;
  handedOver: number;
  answersWithinHours: number | null;
  memberId: string | null;
}

export interface SaleShown {
  saleMode: string;
  reservedUntil: string | null;
}

interface CandidatePage {
  first?: number;
  after?: string;
}

/** The operations of candidates; the same expectations hold behind both APIs. Enum values are written as in REST. */
export interface CandidatesApi {
  name: string;
  apply(as: Person, contractId: string, answers?: Said, terms?: Said): Promise<Outcome<ApplicationShown>>;
  standBy(as: Person, contractId: string, answers?: Said): Promise<Outcome<ApplicationShown>>;
  withdraw(as: Person, id: string): Promise<Outcome<ApplicationShown>>;
  mine(as: Person, query?: PageQuery): Promise<Outcome<Page<ApplicationShown>>>;
  candidates(as: Person, contractId: string, page?: CandidatePage): Promise<Outcome<CandidateShown[]>>;
  saleSettings(as: Person, contractId: string): Promise<Outcome<Said>>;
  invite(as: Person, contractId: string, memberId: string): Promise<Outcome<{ success: boolean }>>;
  choose(as: Person, id: string, hours?: number): Promise<Outcome<CandidateShown>>;
  pass(as: Person, id: string, reason: string): Promise<Outcome<CandidateShown>>;
  rank(as: Person, contractId: string, ids: string[]): Promise<Outcome<CandidateShown[]>>;
  release(as: Person, contractId: string): Promise<Outcome<SaleShown>>;
  saleMode(as: Person, contractId: string, said: Said): Promise<Outcome<SaleShown>>;
  offer(as: Person, applicationId: string, terms: Said): Promise<Outcome<OfferShown>>;
  answer(as: Person, offerId: string, answer: string, terms?: Said): Promise<Outcome<OfferShown>>;
  questions(as: Person, type: string): Promise<Outcome<{ key: string; values: { value: string }[] }[]>>;
  profile(as: Person, type: string): Promise<Outcome<{ answers: Said; updatedAt: string | null }>>;
  saveProfile(as: Person, type: string, answers: Said): Promise<Outcome<{ answers: Said }>>;
}

export const rest: CandidatesApi = {
  name: 'REST',
  apply: (as, id, answers = {}, terms) =>
    as.viaRest('POST', `/api/contracts/${id}/applications`, { answers, terms }),
  standBy: (as, id, answers = {}) => as.viaRest('POST', `/api/contracts/${id}/stand-by`, { answers }),
  withdraw: (as, id) => as.viaRest('POST', `/api/applications/${id}/withdraw`),
  mine: (as, query) => restPage(as, '/api/applications', query),
  candidates: (as, id, { first, after } = {}) =>
    as.viaRest(
      'GET',
      `/api/contracts/${id}/applications?${first ? `limit=${first}` : ''}${after ? `&cursor=${after}` : ''}`,
    ),
  saleSettings: (as, id) => as.viaRest('GET', `/api/contracts/${id}/sale-mode`),
  invite: (as, id, memberId) => as.viaRest('POST', `/api/contracts/${id}/invitations`, { memberId }),
  choose: (as, id, hours) => as.viaRest('POST', `/api/applications/${id}/choose`, { hours }),
  pass: (as, id, reason) => as.viaRest('POST', `/api/applications/${id}/pass`, { reason }),
  rank: (as, id, ids) => as.viaRest('PUT', `/api/contracts/${id}/line`, { ids }),
  release: (as, id) => as.viaRest('POST', `/api/contracts/${id}/release-reservation`),
  saleMode: (as, id, said) => as.viaRest('PUT', `/api/contracts/${id}/sale-mode`, said),
  offer: (as, id, terms) => as.viaRest('POST', `/api/applications/${id}/offers`, terms),
  answer: (as, id, answer, terms) =>
    as.viaRest('POST', `/api/offers/${id}/${answer}`, answer === 'counter' ? terms : undefined),
  questions: (as, type) => as.viaRest('GET', `/api/candidate-questions/${type}`),
  profile: (as, type) => as.viaRest('GET', `/api/candidate-profiles/${type}`),
  saveProfile: (as, type, answers) => as.viaRest('PUT', `/api/candidate-profiles/${type}`, { answers }),
};

const upper = (value: unknown): unknown =>
  typeof value === 'string' ? value.toUpperCase().replaceAll('-', '_') : value;
const ENUMS = ['source', 'mode', 'passReason', 'allowedActions', 'saleMode', 'by', 'thirdPartyFeeBy'];
function lower(value: unknown, field = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => lower(item, field));
  if (typeof value === 'string')
    return ENUMS.includes(field) ? value.toLowerCase().replaceAll('_', '-') : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, lower(child, name)]));
}

const TERMS = 'incentive price thirdPartyFeeBy handoverOn includes';
const OFFER = `id applicationId round by terms { ${TERMS} } status expiresAt createdAt`;
const SHOWN = `id contractId status source answers termsVersion passReason agreed { ${TERMS} } createdAt decidedAt
  requirements { key met } offers { ${OFFER} } reservedUntil allowedActions`;
const COST = 'total listedTotal effectiveMonthly listedEffectiveMonthly';
const APPLICATION = `${SHOWN} place placeOf agreedCost { ${COST} }`;
const CANDIDATE = `${SHOWN} number rank memberSince emailConfirmed handedOver answersWithinHours memberId`;
const SALE = 'id saleMode reservedUntil requirements';

async function operation<Data>(
  as: Person,
  kind: 'query' | 'mutation',
  [name, fields]: readonly [string, string],
  given: Record<string, readonly [type: string, value: unknown]>,
): Promise<Outcome<Data>> {
  const used = Object.entries(given).filter(([, [, value]]) => value !== undefined);
  const outcome = await as.viaGraphql(
    `${kind}(${used.map(([key, [type]]) => `$${key}: ${type}`).join(', ')}) {
      ${name}(${used.map(([key]) => `${key}: $${key}`).join(', ')}) { ${fields} } }`,
    Object.fromEntries(used.map(([key, [, value]]) => [key, value])),
  );
  return outcome.ok ? { ok: true, data: lower(outcome.data) as Data } : outcome;
}
const termsInput = (terms: Said | undefined) =>
  terms && {
    ...terms,
    ...('thirdPartyFeeBy' in terms && { thirdPartyFeeBy: upper(terms['thirdPartyFeeBy']) }),
  };

export const graphql: CandidatesApi = {
  name: 'GraphQL',
  apply: (as, contractId, answers = {}, terms) =>
    operation(as, 'mutation', ['applyForContract', APPLICATION], {
      contractId: ['ID!', contractId],
      input: ['ApplyInput!', { answers, terms: termsInput(terms) }],
    }),
  standBy: (as, contractId, answers = {}) =>
    operation(as, 'mutation', ['standBy', APPLICATION], {
      contractId: ['ID!', contractId],
      input: ['ApplyInput!', { answers }],
    }),
  withdraw: (as, id) => operation(as, 'mutation', ['withdrawApplication', APPLICATION], { id: ['ID!', id] }),
  mine: async (as, query) => {
    const outcome = await graphqlPage<ApplicationShown>(as, 'myApplications', APPLICATION, query);
    return outcome.ok ? { ok: true, data: lower(outcome.data) as Page<ApplicationShown> } : outcome;
  },
  candidates: (as, contractId, { first, after } = {}) =>
    operation(as, 'query', ['candidates', CANDIDATE], {
      contractId: ['ID!', contractId],
      first: ['Int', first],
      after: ['ID', after],
    }),
  saleSettings: (as, contractId) =>
    operation(as, 'query', ['saleSettings', 'mode requirements lineAuto'], {
      contractId: ['ID!', contractId],
    }),
  invite: (as, contractId, memberId) =>
    operation(as, 'mutation', ['inviteCandidate', 'success'], {
      contractId: ['ID!', contractId],
      memberId: ['ID!', memberId],
    }),
  choose: (as, applicationId, hours) =>
    operation(as, 'mutation', ['chooseCandidate', CANDIDATE], {
      applicationId: ['ID!', applicationId],
      hours: ['Int', hours],
    }),
  pass: (as, applicationId, reason) =>
    operation(as, 'mutation', ['passCandidate', CANDIDATE], {
      applicationId: ['ID!', applicationId],
      reason: ['PassReason!', upper(reason)],
    }),
  rank: (as, contractId, ids) =>
    operation(as, 'mutation', ['rankCandidates', CANDIDATE], {
      contractId: ['ID!', contractId],
      ids: ['[ID!]!', ids],
    }),
  release: (as, contractId) =>
    operation(as, 'mutation', ['releaseReservation', SALE], { contractId: ['ID!', contractId] }),
  saleMode: (as, contractId, { mode, requirements, lineAuto }) =>
    operation(as, 'mutation', ['setSaleMode', SALE], {
      contractId: ['ID!', contractId],
      mode: ['SaleMode!', upper(mode)],
      requirements: ['JSON', requirements],
      lineAuto: ['Boolean', lineAuto],
    }),
  offer: (as, applicationId, terms) =>
    operation(as, 'mutation', ['makeOffer', OFFER], {
      applicationId: ['ID!', applicationId],
      terms: ['OfferTermsInput!', termsInput(terms)],
    }),
  answer: (as, offerId, answer, terms) =>
    operation(as, 'mutation', ['answerOffer', OFFER], {
      offerId: ['ID!', offerId],
      answer: ['OfferAnswer!', upper(answer)],
      terms: ['OfferTermsInput', termsInput(terms)],
    }),
  questions: (as, type) =>
    operation(as, 'query', ['candidateQuestions', 'key values { value }'], {
      type: ['ContractType!', upper(type)],
    }),
  profile: (as, type) =>
    operation(as, 'query', ['myCandidateProfile', 'answers updatedAt'], {
      type: ['ContractType!', upper(type)],
    }),
  saveProfile: (as, type, answers) =>
    operation(as, 'mutation', ['saveCandidateProfile', 'answers'], {
      type: ['ContractType!', upper(type)],
      answers: ['JSON!', answers],
    }),
};

export const apis = [rest, graphql].map((api) => [api.name, api] as const);

/** Pays and completes; the code of the first refusal, or null. */
export async function buys(as: Person, contractId: string): Promise<string | null> {
  const opened = await payments.pay(as, contractId);
  if (!opened.ok) return opened.code;
  const intent = idOf(opened.data.clientSecret);
  await provider.confirm(intent);
  const done = await payments.complete(as, intent);
  return done.ok ? null : done.code;
}

export const applied = async (as: Person, contractId: string, answers: Said = {}): Promise<string> =>
  dataOf(await rest.apply(as, contractId, answers)).id;

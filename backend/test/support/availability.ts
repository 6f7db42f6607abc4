import { dataOf } from './lists.js';
import { enumName, enumWord, type Outcome, type Person } from './person.js';

export interface AvailabilityShown {
  state: string;
  type: string;
  mode: string;
  feeRule: string;
  reason: string | null;
  sourceName: string | null;
  checkedOn: string | null;
  changedBy: string | null;
  changedAt: string | null;
}

export interface AtShown {
  state: string | null;
  mode: string;
  feeRule: string;
  notListed: string | null;
  notOffered: string | null;
}

interface Change {
  mode?: string;
  feeRule?: string;
  reason?: string;
  sourceName?: string | null;
}

/** A refusal with what REST and GraphQL tell programs about it. */
export interface Refusal {
  status: number;
  code: string | undefined;
  message: string | undefined;
  details: object | undefined;
}

export interface AvailabilityApi {
  name: string;
  list(as: Person): Promise<Outcome<AvailabilityShown[]>>;
  set(as: Person, state: string, type: string, change?: Change): Promise<Outcome<AvailabilityShown>>;
  at(as: Person, type: string, location: string): Promise<Outcome<AtShown>>;
  /** The whole refusal of an operation of REST and its twin. */
  refusal(as: Person, call: keyof typeof CALLS, given: object): Promise<Refusal>;
}

const CALLS = {
  pay: {
    path: () => '/api/create-payment-intent',
    mutation: 'mutation($contractId: ID!) { createPaymentIntent(contractId: $contractId) { clientSecret } }',
  },
  complete: {
    path: () => '/api/complete-purchase',
    mutation:
      'mutation($paymentIntentId: String!) { completePurchase(paymentIntentId: $paymentIntentId) { status } }',
  },
  submit: {
    path: () => '/api/contracts',
    mutation: 'mutation($input: SubmitContractInput!) { submitContract(input: $input) { id } }',
  },
  relist: {
    path: ({ id }: { id?: string }) => `/api/listings/${id}/relist`,
    mutation: 'mutation($id: ID!) { relistContract(id: $id) { id } }',
  },
  resume: {
    path: ({ id }: { id?: string }) => `/api/listings/${id}/resume`,
    mutation: 'mutation($id: ID!) { resumeContract(id: $id) { id } }',
  },
} as const;

const FIELDS = 'state type mode feeRule reason sourceName checkedOn changedBy changedAt';
const STANDARD = { mode: 'open', feeRule: 'standard', reason: 'A test.' };

const inWords = <Shown extends { feeRule: string }>(shown: Shown): Shown => ({
  ...shown,
  feeRule: enumWord(shown.feeRule),
});

export const rest: AvailabilityApi = {
  name: 'REST',
  list: (as) => as.viaRest('GET', '/api/admin/availability'),
  set: (as, state, type, change) =>
    as.viaRest('PUT', `/api/admin/availability/${state}/${type}`, { ...STANDARD, ...change }),
  at: (as, type, location) =>
    as.viaRest('GET', `/api/availability?${new URLSearchParams({ type, location })}`),
  refusal: async (as, call, given) => {
    const { status, body } = await as.rest<Omit<Refusal, 'status' | 'message'> & { error?: string }>(
      'POST',
      CALLS[call].path(given),
      given,
    );
    return { status, code: body.code, message: body.error, details: body.details };
  },
};

export const graphql: AvailabilityApi = {
  name: 'GraphQL',
  list: async (as) => {
    const listed = await as.viaGraphql<AvailabilityShown[]>(`{ availability { ${FIELDS} } }`);
    return listed.ok ? { ok: true, data: listed.data.map(inWords) } : listed;
  },
  set: async (as, state, type, change) => {
    const { mode, feeRule, ...others } = { ...STANDARD, ...change };
    const input = {
      ...{ state, type: enumName(type), mode: enumName(mode), feeRule: enumName(feeRule) },
      ...others,
    };
    const set = await as.viaGraphql<AvailabilityShown>(
      `mutation($input: SetAvailabilityInput!) { setAvailability(input: $input) { ${FIELDS} } }`,
      { input },
    );
    return set.ok ? { ok: true, data: inWords(set.data) } : set;
  },
  at: async (as, type, location) => {
    const found = await as.viaGraphql<AtShown>(
      `query($type: ContractType!, $location: String!) { availabilityAt(type: $type, location: $location) {
        state mode feeRule notListed notOffered } }`,
      { type: enumName(type), location },
    );
    return found.ok ? { ok: true, data: inWords(found.data) } : found;
  },
  refusal: async (as, call, given) => {
    const words = given as { type?: string };
    const variables = call === 'submit' ? { input: { ...given, type: enumName(words.type ?? '') } } : given;
    const { body } = await as.graphql(CALLS[call].mutation, variables);
    const [error] = body.errors ?? [];
    const { code, details } = error?.extensions ?? {};
    // the same number as REST answers
    return { status: code === 'NOT_OFFERED' ? 409 : 0, code, message: error?.message, details };
  },
};

export const apis = [rest, graphql].map((api) => [api.name, api] as const);

/** Opens again whatever a test has closed. */
export async function openEverywhere(admin: Person): Promise<void> {
  for (const { state, type, mode, feeRule, changedBy } of dataOf(await rest.list(admin)))
    if (changedBy && (mode !== 'open' || feeRule !== 'standard')) dataOf(await rest.set(admin, state, type));
}

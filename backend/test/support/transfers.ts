import type { Person, Outcome } from './person.js';
import { dataOf, graphqlPage, restPage, type Page, type PageQuery } from './lists.js';
import { stagePurchase } from './payments/purchase-stage.js';
import { provider } from './payments-stage.js';

export interface StepShown {
  key: string;
  title: string;
  status: string;
  actor: string;
  needs: string[] | null;
  allowedActions: string[];
  usual: string | null;
  dueDays: number;
  ruleLines: { text: string; subject: string }[];
  dueAt: string | null;
  expectedOn: string | null;
  doneOn: string | null;
  note: string | null;
  consentFrom: string | null;
  validUntil: string | null;
  releaseIncluded: boolean | null;
  refusal: { reason: string; saidBy: string | null; saidOn: string | null } | null;
}

export interface TransferShown {
  id: string;
  contractId: string;
  purchaseId: string;
  type: string;
  feeRule: string;
  status: string;
  endReason: string | null;
  feeOutcome: string;
  pauseReason: string | null;
  pauseReasons: string[];
  completedAt: string | null;
  cancelledAt: string | null;
  dueAt: string | null;
  steps: StepShown[];
  currentStep: { key: string } | null;
  contacts:
    { role: string; name: string; email: string | null; phone: string | null; note: string | null }[] | null;
  allowedActions: string[];
  events: { at: string; by: string; action: string; stepKey: string | null; note: string | null }[];
}

type Said = Record<string, unknown>;

/** The operations of transfers; the same expectations hold behind both APIs. Enum values are written as in REST. */
export interface TransfersApi {
  name: string;
  get(as: Person, id: string): Promise<Outcome<TransferShown>>;
  mine(as: Person, query?: PageQuery): Promise<Outcome<Page<TransferShown>>>;
  all(as: Person, query?: PageQuery): Promise<Outcome<Page<TransferShown>>>;
  accept(as: Person, id: string, input?: Said): Promise<Outcome<TransferShown>>;
  /** decline, withdraw, end-stalled. */
  act(as: Person, id: string, action: string, said?: Said): Promise<Outcome<TransferShown>>;
  /** complete, confirm, reopen, undo, expect, skip, refusal, refusal-answer. */
  step(as: Person, id: string, key: string, action: string, said?: Said): Promise<Outcome<TransferShown>>;
  /** extend, complete-step, skip-step, pause, resume, complete, cancel, fee. */
  admin(as: Person, id: string, action: string, said?: Said): Promise<Outcome<TransferShown>>;
}

export const stepOf = ({ steps }: TransferShown, key: string): StepShown | undefined =>
  steps.find((step) => step.key === key);

const FIELDS = `id contractId purchaseId type feeRule status endReason feeOutcome pauseReason pauseReasons completedAt cancelledAt
  dueAt steps { key title status actor needs allowedActions usual dueDays ruleLines { text subject } dueAt expectedOn doneOn note consentFrom validUntil releaseIncluded
    refusal { reason saidBy saidOn } } currentStep { key }
  contacts { role name email phone note } allowedActions events { at by action stepKey note }`;

export const CARD = { name: 'Ada Byron', phone: '+1 512 555 0100', note: 'Evenings', consent: true };

export const rest: TransfersApi = {
  name: 'REST',
  get: (as, id) => as.viaRest('GET', `/api/transfers/${id}`),
  mine: (as, query) => restPage(as, '/api/transfers', query),
  all: (as, query) => restPage(as, '/api/admin/transfers', query),
  accept: (as, id, input = CARD) => as.viaRest('POST', `/api/transfers/${id}/accept`, input),
  act: (as, id, action, said = {}) => as.viaRest('POST', `/api/transfers/${id}/${action}`, said),
  step: (as, id, key, action, said = {}) =>
    as.viaRest('POST', `/api/transfers/${id}/steps/${key}/${action}`, said),
  admin: (as, id, action, said) => as.viaRest('POST', `/api/admin/transfers/${id}/${action}`, said),
};

const upper = (value: unknown): unknown =>
  typeof value === 'string' ? value.toUpperCase().replaceAll('-', '_') : value;
const lower = <Value>(value: Value): Value =>
  (typeof value === 'string' ? value.toLowerCase().replaceAll('_', '-') : value) as Value;
const asInRest = (shown: TransferShown): TransferShown => ({
  ...shown,
  type: lower(shown.type),
  feeRule: lower(shown.feeRule),
  status: lower(shown.status),
  endReason: lower(shown.endReason),
  feeOutcome: lower(shown.feeOutcome),
  pauseReason: lower(shown.pauseReason),
  pauseReasons: shown.pauseReasons.map(lower),
  steps: shown.steps.map((step) => ({
    ...step,
    status: lower(step.status),
    actor: lower(step.actor),
    allowedActions: step.allowedActions.map(lower),
  })),
  contacts: shown.contacts?.map((contact) => ({ ...contact, role: lower(contact.role) })) ?? null,
  allowedActions: shown.allowedActions.map(lower),
});

async function mutation(
  as: Person,
  name: string,
  types: Said,
  variables: Said,
): Promise<Outcome<TransferShown>> {
  const given = Object.keys(types).filter((key) => variables[key] !== undefined);
  const outcome = await as.viaGraphql<TransferShown>(
    `mutation(${given.map((key) => `$${key}: ${String(types[key])}`).join(', ')}) {
      ${name}(${given.map((key) => `${key}: $${key}`).join(', ')}) { ${FIELDS} } }`,
    variables,
  );
  return outcome.ok ? { ok: true, data: asInRest(outcome.data) } : outcome;
}

const ID = { id: 'ID!' };
const ACTS: Record<string, [name: string, types: Said]> = {
  decline: ['declineTransfer', { note: 'String', takeOffMarket: 'Boolean' }],
  withdraw: ['withdrawTransfer', { note: 'String' }],
  'end-stalled': ['endStalledTransfer', { note: 'String', key: 'String' }],
};
const STEPS: Record<string, [name: string, types: Said]> = {
  complete: ['completeStep', { input: 'CompleteStepInput' }],
  confirm: ['confirmStep', {}],
  reopen: ['reopenStep', { note: 'String' }],
  undo: ['undoStep', {}],
  expect: ['expectStep', { day: 'String!' }],
  skip: ['skipStep', { note: 'String' }],
  refusal: ['recordRefusal', { input: 'RecordRefusalInput!' }],
  'refusal-answer': ['answerRefusal', { agree: 'Boolean!', note: 'String' }],
};
const ADMINS: Record<string, [name: string, types: Said]> = {
  extend: ['extendStep', { days: 'Int!', key: 'String' }],
  'complete-step': ['adminCompleteStep', { key: 'String!', input: 'AdminCompleteStepInput!' }],
  'skip-step': ['adminSkipStep', { key: 'String!' }],
  pause: ['pauseTransfer', {}],
  resume: ['resumeTransfer', {}],
  complete: ['completeTransfer', {}],
  cancel: ['cancelTransfer', { fee: 'FeeDecision!', contractStatus: 'ContractStatus' }],
  fee: ['decideFee', { fee: 'FeeDecision!' }],
};

export const graphql: TransfersApi = {
  name: 'GraphQL',
  get: async (as, id) => {
    const outcome = await as.viaGraphql<TransferShown>(
      `query($id: ID!) { transfer(id: $id) { ${FIELDS} } }`,
      { id },
    );
    return outcome.ok ? { ok: true, data: asInRest(outcome.data) } : outcome;
  },
  mine: (as, query) => graphqlPage(as, 'myTransfers', FIELDS, query),
  all: (as, query) => graphqlPage(as, 'transfers', FIELDS, query),
  accept: (as, id, input = CARD) =>
    mutation(as, 'acceptTransfer', { ...ID, input: 'AcceptTransferInput!' }, { id, input }),
  act: (as, id, action, said = {}) => {
    const [name, types] = ACTS[action]!;
    return mutation(as, name, { ...ID, ...types }, { id, ...said });
  },
  step: (as, id, key, action, said = {}) => {
    const [name, types] = STEPS[action]!;
    const input = action === 'refusal' ? { ...said, reason: upper(said.reason) } : said;
    return mutation(
      as,
      name,
      { ...ID, key: 'String!', ...types },
      { id, key, ...('input' in types ? { input } : said) },
    );
  },
  admin: (as, id, action, said = {}) => {
    const [name, types] = ADMINS[action]!;
    const { key, ...input } = said;
    const variables = {
      ...said,
      ...(said.fee !== undefined && { fee: upper(said.fee) }),
      ...(said.contractStatus !== undefined && { contractStatus: upper(said.contractStatus) }),
      ...('input' in types && { key, input, reason: undefined }),
    };
    return mutation(as, name, { ...ID, ...types, reason: 'String!' }, { id, ...variables });
  },
};

export const apis = [rest, graphql].map((api) => [api.name, api] as const);

export interface Sale {
  contractId: string;
  intent: string;
  id: string;
}

/** A contract of the seller that the buyer has just paid for; `id` is the transfer's. */
export async function sell(seller: Person, buyer: Person, type = 'car-lease'): Promise<Sale> {
  const { contract, intent } = await stagePurchase(provider, seller, buyer, type);
  const contractId = contract.id;
  const { id } = dataOf(await buyer.viaRest<TransferShown>('GET', `/api/contracts/${contractId}/transfer`));
  return { contractId, intent, id };
}

/** The same after both have accepted. */
export async function begun(seller: Person, buyer: Person, type = 'car-lease'): Promise<Sale> {
  const sale = await sell(seller, buyer, type);
  for (const party of [seller, buyer]) dataOf(await rest.accept(party, sale.id));
  return sale;
}

import { authorised, completed, pause, urlOf } from './buying.js';
import { call, isServerError, type Call } from './calls.js';
import { makeContracts, makePeople, type Buyer } from './people.js';
import type { Stage } from './stage.js';

/** A contract with its candidates, new people for each: what a candidate may do counts per member. */
export interface Line {
  contract: string;
  holder: Buyer;
  candidates: Buyer[];
  strangers: Buyer[];
  admin: Buyer;
}

export type Act = (stage: Stage, line: Line) => Promise<unknown>;

const CANDIDATES = 5;

export const pick = <Item>(items: readonly Item[]): Item =>
  items[Math.floor(Math.random() * items.length)] as Item;
const dollars = () => Math.floor(Math.random() * 2_000) * 100;

export async function makeLine(stage: Stage, admin: Buyer): Promise<Line> {
  const [holder, ...others] = (await makePeople(stage.query, CANDIDATES + 3, stage.sessionSecret)) as [
    Buyer,
    ...Buyer[],
  ];
  const [contract] = (await makeContracts(stage.query, holder, 1)) as [string];
  const candidates = others.slice(0, CANDIDATES);
  const line = { contract, holder, admin, candidates, strangers: others.slice(CANDIDATES) };
  await Promise.all(candidates.map((candidate) => insisted(stage, application(line, candidate))));
  return line;
}

/** Repeats what was answered by no server, or by "try again". */
async function insisted(stage: Stage, one: Call): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const answer = await call(stage, anyOf(stage), one);
    if (answer.status !== 0 && !isServerError(answer)) return;
    await pause(100);
  }
  throw new Error(`${one.path} is not answered.`);
}

const anyOf = (stage: Stage): string => urlOf(stage, Math.floor(Math.random() * stage.urls.length));
const said = (buyer: Buyer, path: string, body: object = {}): Call => ({
  buyer,
  path,
  body: JSON.stringify(body),
});
const application = ({ contract }: Line, candidate: Buyer, path = 'applications'): Call =>
  said(candidate, `/api/contracts/${contract}/${path}`, {
    answers: { creditBand: '700-739', state: 'TX' },
    ...(Math.random() < 0.4 && path === 'applications' && { terms: { incentive: dollars() } }),
  });

interface Known {
  id: string;
  candidateId: string;
}

const applicationsOf = ({ query }: Stage, { contract }: Line, status = 'open'): Promise<Known[]> =>
  query<Known>(
    `select id, candidate_id as "candidateId" from applications where contract_id = $1 and status = $2`,
    [contract, status],
  );

/** Of the holder, about any application that is open now. */
const byHolder =
  (path: string, body: () => object = () => ({})): Act =>
  async (stage, line) => {
    const { id } = pick(await applicationsOf(stage, line)) ?? {};
    if (id) await call(stage, anyOf(stage), said(line.holder, `/api/applications/${id}/${path}`, body()));
  };

export const choose: Act = byHolder('choose', () => ({ hours: pick([24, 48, 96]) }));
export const passOn: Act = byHolder('pass', () => ({ reason: pick(['terms', 'date', 'other-chosen']) }));
export const holderOffers: Act = byHolder('offers', () => ({ incentive: dollars() }));

export const release: Act = (stage, { holder, contract }) =>
  call(stage, anyOf(stage), said(holder, `/api/contracts/${contract}/release-reservation`));

export const setMode =
  (mode?: 'choose' | 'first-come'): Act =>
  (stage, { holder, contract }) =>
    call(stage, anyOf(stage), {
      ...said(holder, `/api/contracts/${contract}/sale-mode`, {
        mode: mode ?? pick(['choose', 'first-come']),
      }),
      method: 'PUT',
    });

export const edit: Act = (stage, { holder, contract }) =>
  call(stage, anyOf(stage), {
    ...said(holder, `/api/listings/${contract}`, { monthlyPayment: 30_000 + dollars() }),
    method: 'PUT',
  });

/** Either of the two answers an offer, or tries to answer the own one. */
export const answerOffer: Act = async (stage, line) => {
  const offers = await stage.query<{ id: string; candidateId: string }>(
    `select o.id, a.candidate_id as "candidateId" from offers o join applications a on a.id = o.application_id
     where a.contract_id = $1 and o.status = 'made'`,
    [line.contract],
  );
  const { id, candidateId } = pick(offers) ?? {};
  const by = pick([line.holder, line.candidates.find((candidate) => candidate.id === candidateId)]);
  const answer = pick(['accept', 'accept', 'decline', 'counter']);
  const terms = answer === 'counter' ? { incentive: dollars() } : {};
  if (id && by) await call(stage, anyOf(stage), said(by, `/api/offers/${id}/${answer}`, terms));
};

/** Of any candidate with an application in this status. */
const byCandidate =
  (status: 'open' | 'chosen', path: string, body: () => object = () => ({})): Act =>
  async (stage, line) => {
    const { id, candidateId } = pick(await applicationsOf(stage, line, status)) ?? {};
    const candidate = line.candidates.find((one) => one.id === candidateId);
    if (candidate)
      await call(stage, anyOf(stage), said(candidate, `/api/applications/${id}/${path}`, body()));
  };

export const withdraw: Act = byCandidate('open', 'withdraw');
export const withdrawChosen: Act = byCandidate('chosen', 'withdraw');
export const candidateOffers: Act = byCandidate('open', 'offers', () => ({ incentive: dollars() }));

export const apply =
  (path = 'applications'): Act =>
  (stage, line) =>
    call(stage, anyOf(stage), application(line, pick(line.candidates), path));

/** Pays, waits as a person does, and completes. */
const buys =
  (who: (stage: Stage, line: Line) => Promise<Buyer | undefined>): Act =>
  async (stage, line) => {
    const index = Math.floor(Math.random() * 4);
    const buyer = await who(stage, line);
    const intent = buyer && (await authorised(stage, buyer, line.contract, index));
    if (!intent) return;
    await pause(Math.random() * 150);
    await completed(stage, buyer, intent, index);
  };

export const strangerBuys: Act = buys(async (_, { strangers }) => pick(strangers));
export const candidateBuys: Act = buys(async (_, { candidates }) => pick(candidates));
export const chosenBuys: Act = buys(async (stage, line) => {
  const { candidateId } = pick(await applicationsOf(stage, line, 'chosen')) ?? {};
  return line.candidates.find(({ id }) => id === candidateId);
});

export const deletes =
  (who: (line: Line) => Buyer): Act =>
  (stage, line) =>
    call(stage, anyOf(stage), {
      ...said(line.admin, `/api/admin/users/${who(line).id}`),
      method: 'DELETE',
    });

export const suspends =
  (who: (line: Line) => Buyer): Act =>
  (stage, line) =>
    call(
      stage,
      anyOf(stage),
      said(line.admin, `/api/admin/users/${who(line).id}/suspend`, { reason: 'Torture of lines' }),
    );

/** Moves the end of the window: to the past, or to this very moment. */
export const windowEnds =
  (inMs = Math.random() < 0.5 ? -60_000 : Math.random() * 100): Act =>
  ({ query }, { contract }) =>
    query(
      `update contracts set reserved_until = clock_timestamp() + $2 * interval '1 ms'
       where id = $1 and reserved_until > clock_timestamp()`,
      [contract, inMs],
    );

export const offersLapse: Act = ({ query }, { contract }) =>
  query(
    `update offers set expires_at = now() - interval '1 second' where status = 'made'
       and application_id in (select id from applications where contract_id = $1)`,
    [contract],
  );

/** The holder declines a paid sale; true once the fee is back. */
export async function giveBack(stage: Stage, { contract, holder }: Line): Promise<boolean> {
  const [sale] = await stage.query<{ transfer: string; purchase: string; intent: string }>(
    `select t.id as transfer, p.id as purchase, p.payment_intent_id as intent
     from purchases p join transfers t on t.purchase_id = p.id where p.contract_id = $1 and p.status = 'captured'`,
    [contract],
  );
  if (!sale) return false;
  await insisted(stage, said(holder, `/api/transfers/${sale.transfer}/decline`));
  for (let waits = 0; waits < 300; waits++) {
    const [row] = await stage.query<{ status: string }>('select status from purchases where id = $1', [
      sale.purchase,
    ]);
    if (row?.status === 'captured') return false;
    if (row?.status === 'refunded') {
      // the books compare this answer with a sale for good
      stage.answers = stage.answers.filter(({ intent }) => intent !== sale.intent);
      return true;
    }
    await pause(100);
  }
  throw new Error(`The fee of ${contract} did not come back.`);
}

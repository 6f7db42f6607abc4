import pg from 'pg';
import { authorise, Provider, rest } from '../../backend/test/support/payments.js';
import { dataOf } from '../../backend/test/support/lists.js';
import { Person } from '../../backend/test/support/person.js';
import { SANDBOX_KEY } from '../../backend/test/support/servers/sandbox-key.js';
import { Flood } from './flood.js';
import { chatMessage, listContracts, signUp, type Member } from './members.js';
import { ARRIVES_WITHIN_MS, Others, type Seen } from './others.js';
import { Product } from './product.js';
import { Watcher } from './socket.js';
import { atLeast, atMost, none, quantile, type Line } from './verdict.js';
import { inWords, isDone, Wire, type Outcome } from './wire.js';

const SUBSCRIPTIONS = 10_000;
const SOURCES = 4;
const SUBSCRIPTIONS_OF_SOURCE = 2_000;
const MEMBERS = 20;
const SUBSCRIPTIONS_OF_MEMBER = 100;
/** Of the thread whose pages the subscriptions of the transfer ask for. */
const MESSAGES = 500;
const P99_MS = 250;

/**
 * Opens 10,000 subscriptions as an attacker would, and causes one event: first with two accounts on the transfer between them,
 * then, within all limits, with many accounts and sources on one thread.
 */
export async function subscriptions(): Promise<Line[]> {
  const settings = {
    RATE_LIMITS: 'default',
    TRUSTED_PROXIES: 'loopback',
    STRIPE_SECRET_KEY: SANDBOX_KEY,
  };
  const product = await Product.start({ args: ['--demo'], settings });
  try {
    const people = new People(product);
    return [...(await oneTransfer(product, people)), ...(await oneThread(product, people))];
  } finally {
    await product.remove();
  }
}

/** Each has an address of their own. */
class People {
  private count = 0;

  constructor(private readonly product: Product) {}

  address(): string {
    this.count++;
    return `198.18.${this.count >> 8}.${this.count & 255}`;
  }

  async member(): Promise<Person & Member> {
    const from = { 'x-forwarded-for': this.address() };
    const { id, email, cookie } = await signUp(this.product, from);
    return Object.assign(new Person(this.product.url), { id, email, cookie });
  }
}

async function oneTransfer(product: Product, people: People): Promise<Line[]> {
  const [seller, buyer] = [await people.member(), await people.member()];
  const { contract, transfer, step } = await handOver(product, seller, buyer);
  await fillThread(product, contract, buyer.id);
  const flood = new Flood(product.port);
  const thread = (n: number, size: number) =>
    `a${n}: messages(last: ${size}) { edges { node { id message createdAt sender { name } } } }`;
  for (const { cookie } of [seller, buyer]) {
    const headers = { cookie, 'x-forwarded-for': people.address() };
    const changed = (fields: string) =>
      `subscription { transferChanged(transferId: "${transfer}") { ${fields} } }`;
    await flood.open(headers, SUBSCRIPTIONS / 2, (n) =>
      // one in ten as large as the other limits allow, the others small
      n % 10 === 0
        ? changed(
            `contract { ${Array.from({ length: 14 }, (_, at) => thread(at, 500 - at - (n % 100))).join(' ')} }`,
          )
        : changed(`contract { ${thread(n, 15)} }`),
    );
  }
  const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const others = new Others(product, await people.member(), contract);
  const seen = await others.during(flood, async () => {
    dataOf(await seller.viaRest('POST', `/api/transfers/${transfer}/steps/${step}/expect`, { day }));
  });
  flood.close();
  return [
    atMost(`one transfer: subscriptions let in of ${SUBSCRIPTIONS}`, 2 * SUBSCRIPTIONS_OF_MEMBER, flood.live),
    ...linesOf('one transfer', seen),
  ];
}

async function oneThread(product: Product, people: People): Promise<Line[]> {
  const seller = await people.member();
  const [room = '', other = ''] = await listContracts(product, seller, 2);
  const flood = new Flood(product.port);
  const sent = (fields: string) => `subscription { messageSent(contractId: "${room}") { ${fields} } }`;
  for (let count = 0; count < SOURCES; count++)
    await flood.open({ 'x-forwarded-for': people.address() }, SUBSCRIPTIONS_OF_SOURCE, (n) =>
      sent(`id message a${n}: sender { name }`),
    );
  for (let count = 0; count < MEMBERS; count++) {
    const { cookie } = await people.member();
    const headers = { cookie, 'x-forwarded-for': people.address() };
    await flood.open(headers, SUBSCRIPTIONS_OF_MEMBER, (n) =>
      sent(
        Array.from({ length: 14 }, (_, at) => `a${n}x${at}: sender { id name memberSince handedOver }`).join(
          ' ',
        ),
      ),
    );
  }
  const [same, apart] = await Promise.all([room, other].map((id) => Watcher.open(product.port, id)));
  const others = new Others(product, await people.member(), other);
  let from = 0;
  const wire = new Wire(product.port);
  const seen = await others.during(flood, async () => {
    from = performance.now();
    for (const id of [room, other]) await wire.ask(chatMessage(seller.cookie, id, 'Is it still available?'));
  });
  wire.close();
  flood.close();
  const after = (watcher: Watcher | Outcome | undefined) =>
    watcher instanceof Watcher ? (watcher.heard[0]?.at ?? Infinity) - from : Infinity;
  return [
    atLeast('one thread: subscriptions of many accounts and sources', SUBSCRIPTIONS, flood.live),
    ...linesOf('one thread', seen),
    atMost('one thread: the message of another thread arrives after', P99_MS, after(apart), 'ms'),
    atMost('one thread: the message arrives at a reader of the thread after', 5_000, after(same), 'ms'),
    atMost('one thread: memory of the server', 850, product.residentMb, 'MB'),
  ];
}

const linesOf = (round: string, { calm, during, failed, arrivedMs }: Seen): Line[] => {
  const p99 = quantile(
    during.map(({ ms }) => ms),
    0.99,
  );
  const before = Math.round(quantile(calm, 0.99));
  return [
    atMost(`${round}: requests of others during one event, p99 (${before} before)`, P99_MS, p99, 'ms'),
    none(`${round}: requests of others that failed (of ${during.length})`, [
      ...failed,
      ...during.filter((one) => !isDone(one)).map(inWords),
    ]),
    atMost(`${round}: the event reached all of them after`, ARRIVES_WITHIN_MS, arrivedMs, 'ms'),
  ];
};

/** A transfer that both have accepted. */
async function handOver(product: Product, seller: Person & Member, buyer: Person & Member) {
  const [contract = ''] = await listContracts(product, seller, 1);
  const intent = await authorise(new Provider(product.url), buyer, contract);
  dataOf(await rest.complete(buyer, intent));
  const { id } = dataOf(await buyer.viaRest<{ id: string }>('GET', `/api/contracts/${contract}/transfer`));
  const card = { name: 'Sam Siege', phone: '+1 512 555 0100', note: 'Evenings', consent: true };
  for (const party of [seller, buyer])
    dataOf(await party.viaRest('POST', `/api/transfers/${id}/accept`, card));
  const { currentStep } = dataOf(
    await seller.viaRest<{ currentStep: { key: string } }>('GET', `/api/transfers/${id}`),
  );
  return { contract, transfer: id, step: currentStep.key };
}

/** As many messages as two members send in a quarter of an hour. */
async function fillThread(product: Product, contract: string, sender: string): Promise<void> {
  const database = new pg.Client({ connectionString: product.databaseUrl });
  await database.connect();
  await database.query(
    `with thread as (update contracts set message_count = $3 where id = $1)
     insert into messages (contract_id, sender_id, seq, message, created_at)
     select $1, $2, n, 'Number ' || n, now() from generate_series(1, $3::int) n`,
    [contract, sender, MESSAGES],
  );
  await database.end();
}

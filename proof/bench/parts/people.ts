import sharp, { type Create } from 'sharp';
import { listContracts, PASSWORD, signUp, type Member } from '../../siege/members.js';
import type { Product } from '../../siege/product.js';
import { median, percentile } from '../figures.js';
import type { Reached } from '../goals.js';
import { say } from '../say.js';
import type { Stage } from '../stage.js';

/** How often each is done; before that, it is done three times to warm up. */
const TIMES = { signIns: 30, purchases: 20, photos: 8 };
const WARM_UP_TIMES = 3;
/** Of the payment sandbox, which is part of the product. */
const SANDBOX_KEY = 'pk_sandbox_handover';
const CARD = {
  ...{ type: 'card', 'card[number]': '4242424242424242', 'card[cvc]': '123' },
  ...{ 'card[exp_month]': '12', 'card[exp_year]': String(new Date().getFullYear() + 3) },
};
const JSON_TYPE = { 'content-type': 'application/json' };

/** What people wait for that is neither a list nor a page, one at a time on an idle server. */
export async function people(stage: Stage): Promise<Reached> {
  const { product } = await stage.scene();
  const [seller, buyer] = [await signUp(product), await signUp(product)];
  const signIns = await repeated(TIMES.signIns, () => signIn(product, buyer));
  const bought = await listContracts(product, seller, WARM_UP_TIMES + TIMES.purchases);
  const purchases = await repeated(TIMES.purchases, (n) => buy(product, buyer, bought[n] as string));
  const shown = await listContracts(product, seller, WARM_UP_TIMES + TIMES.photos);
  const file = await photo();
  const photos = await repeated(TIMES.photos, (n) => upload(product, seller, shown[n] as string, file, n));

  say('\npeople: one at a time                p50 ms   p99 ms\n');
  const row = (what: string, times: readonly number[]) =>
    say(
      `${what.padEnd(34)} ${[0.5, 0.99].map((share) => percentile(times, share).toFixed(1).padStart(8)).join(' ')}\n`,
    );
  row('sign in', signIns);
  row(
    'buy: intent',
    purchases.map(({ intent }) => intent),
  );
  row(
    'buy: card',
    purchases.map(({ card }) => card),
  );
  row(
    'buy: complete',
    purchases.map(({ complete }) => complete),
  );
  const whole = purchases.map(({ intent, card, complete }) => intent + card + complete);
  row('buy', whole);
  row(`photo of ${(file.length / 1e6).toFixed(1)} MB`, photos);
  return {
    'people sign-in': { value: median(signIns) },
    'people buy': { value: median(whole) },
    'people photo': { value: median(photos) },
  };
}

/** Does it some times more, of which the first ones do not count. */
async function repeated<Result>(times: number, work: (n: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let n = 0; n < WARM_UP_TIMES + times; n++) results.push(await work(n));
  return results.slice(WARM_UP_TIMES);
}

async function signIn(product: Product, { email }: Member): Promise<number> {
  return (await sent(product, '/api/login', JSON.stringify({ email, password: PASSWORD }), JSON_TYPE)).ms;
}

/** As the buyer's browser does it: the payment, the card at the payment provider, the purchase. */
async function buy(product: Product, { cookie }: Member, contractId: string) {
  const ask = (path: string, body: object) =>
    sent(product, path, JSON.stringify(body), { ...JSON_TYPE, cookie });
  const intent = await ask('/api/create-payment-intent', { contractId });
  const { clientSecret } = JSON.parse(intent.text) as { clientSecret: string };
  const paymentIntentId = clientSecret.split('_secret_')[0] as string;
  const asBrowser = (path: string, form: Record<string, string>) =>
    sent(product, `/sandbox/stripe/v1${path}`, new URLSearchParams(form), {
      authorization: `Bearer ${SANDBOX_KEY}`,
    });
  const card = await asBrowser('/payment_methods', CARD);
  const { id } = JSON.parse(card.text) as { id: string };
  const confirmed = await asBrowser(`/payment_intents/${paymentIntentId}/confirm`, {
    payment_method: id,
    client_secret: clientSecret,
  });
  const complete = await ask('/api/complete-purchase', { paymentIntentId });
  return { intent: intent.ms, card: card.ms + confirmed.ms, complete: complete.ms };
}

/** Noise: as large as the photo of a phone, with 17 megapixels and 5 MB. */
const NOISE: Create = {
  width: 4_800,
  height: 3_600,
  channels: 3,
  background: '#888',
  noise: { type: 'gaussian', mean: 128, sigma: 20 },
};
const photo = (): Promise<Buffer> => sharp({ create: NOISE }).jpeg({ quality: 80 }).toBuffer();

async function upload(
  product: Product,
  { cookie }: Member,
  contractId: string,
  file: Buffer,
  n: number,
): Promise<number> {
  // what follows the picture makes it another file
  const body = Buffer.concat([file, Buffer.from(`file ${n}`)]);
  const headers = { cookie, 'content-type': 'image/jpeg' };
  return (await sent(product, `/api/contracts/${contractId}/photos`, body, headers)).ms;
}

/** The answer to a POST, which has to be a good one, and how long it took. */
async function sent(
  { url }: Product,
  path: string,
  body: string | URLSearchParams | Uint8Array<ArrayBuffer>,
  headers: Record<string, string>,
): Promise<{ ms: number; text: string }> {
  const began = performance.now();
  const response = await fetch(`${url}${path}`, { method: 'POST', headers, body });
  const text = await response.text();
  const ms = performance.now() - began;
  // 202: the outcome of a payment is not known yet
  if (!response.ok || response.status === 202)
    throw new Error(`${path} was answered ${response.status}: ${text.slice(0, 300)}`);
  return { ms, text };
}

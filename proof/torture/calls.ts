import { connect, type Socket } from 'node:net';
import type { Buyer } from './people.js';
import type { Answer, Stage } from './stage.js';

export type Api = 'rest' | 'graphql';

export interface Call {
  buyer: Buyer;
  path: string;
  body: string;
  /** POST without it. */
  method?: 'PUT' | 'DELETE';
}

const COMPLETE = 'mutation($id: String!) { completePurchase(paymentIntentId: $id) { status } }';
const OPEN = 'mutation($id: ID!) { createPaymentIntent(contractId: $id) { clientSecret } }';

export const completion = (api: Api, buyer: Buyer, intent: string): Call =>
  api === 'rest'
    ? { buyer, path: '/api/complete-purchase', body: JSON.stringify({ paymentIntentId: intent }) }
    : { buyer, path: '/graphql', body: JSON.stringify({ query: COMPLETE, variables: { id: intent } }) };

export const opening = (api: Api, buyer: Buyer, contractId: string): Call =>
  api === 'rest'
    ? { buyer, path: '/api/create-payment-intent', body: JSON.stringify({ contractId }) }
    : { buyer, path: '/graphql', body: JSON.stringify({ query: OPEN, variables: { id: contractId } }) };

/** One call; a broken connection counts as an answer. */
export async function call(
  stage: Stage,
  url: string,
  { buyer, path, body, method }: Call,
): Promise<Answer & { text: string }> {
  try {
    const response = await fetch(url + path, {
      method: method ?? 'POST',
      headers: { 'content-type': 'application/json', cookie: buyer.cookie },
      body,
      signal: AbortSignal.timeout(40_000),
    });
    const text = await response.text();
    return { ...heard(stage, judge(response.status, text)), text };
  } catch (error) {
    const { code = 'UNKNOWN' } = ((error as Error).cause ?? {}) as { code?: string };
    return { ...heard(stage, { status: 0, code: `LOST_${code}` }), text: '' };
  }
}

/**
 * Sends every request except its last byte, then all last bytes together, so that the requests reach the product within
 * a millisecond of each other.
 */
export async function atOnce(stage: Stage, calls: { url: string; call: Call }[]): Promise<Answer[]> {
  const waiting = await Promise.all(calls.map(({ url, call: one }) => hold(url, one)));
  await new Promise((resolve) => setTimeout(resolve, 50));
  for (const { release } of waiting) release();
  const answers = await Promise.all(waiting.map(({ answer }) => answer));
  return answers.map((answer) => heard(stage, answer));
}

async function hold(url: string, { buyer, path, body }: Call) {
  const { hostname, port } = new URL(url);
  const socket: Socket = connect(Number(port), hostname);
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  socket.setNoDelay(true);
  const bytes = Buffer.from(
    `POST ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nCookie: ${buyer.cookie}\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
  const chunks: Buffer[] = [];
  const answer = new Promise<Answer>((resolve) => {
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', () => resolve(LOST));
    socket.on('close', () => resolve(parse(Buffer.concat(chunks).toString())));
    socket.setTimeout(60_000, () => socket.destroy());
  });
  socket.write(bytes.subarray(0, -1));
  return { answer, release: () => void socket.write(bytes.subarray(-1)) };
}

const LOST: Answer = { status: 0, code: 'LOST' };

function parse(text: string): Answer {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const status = Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0);
  return status === 0 ? LOST : judge(status, rest.join('\r\n\r\n'));
}

/** The same word for both APIs: the error code, or the status of the purchase. */
function judge(status: number, text: string): Answer {
  const code =
    /"code":"([A-Z_]+)"/.exec(text)?.[1] ??
    (status >= 500 ? `HTTP_${status}` : (/"status":"(\w+)"/.exec(text)?.[1]?.toUpperCase() ?? 'OK'));
  return { status, code };
}

function heard<Heard extends Answer>({ heard: counts }: Stage, answer: Heard): Heard {
  counts[answer.code] = (counts[answer.code] ?? 0) + 1;
  return answer;
}

/** "Try again in a moment": the only error that a product in trouble may answer. */
const TRY_AGAIN = ['UNAVAILABLE', 'PAYMENT_PROVIDER'];

export const isServerError = ({ status, code }: Answer): boolean =>
  status >= 500 || code === 'INTERNAL' || TRY_AGAIN.includes(code);

/** The server errors among the answers, apart from "try again in a moment". */
export const isBug = (code: string): boolean =>
  code === 'INTERNAL' || (code.startsWith('HTTP_5') && !TRY_AGAIN.includes(code));

import { listContract } from '../../backend/test/factories/contract.js';
import { authorise, Provider, rest } from '../../backend/test/support/payments.js';
import type { Person } from '../../backend/test/support/person.js';
import { until } from '../../backend/test/support/until.js';
import { atMost, isSo, none, type Line } from '../siege/verdict.js';
import { anyOf, at, member } from './rig.js';

const BUYERS = 20;

/**
 * Buyers of one contract complete their purchases at once, each at another process. `kill` may end a process meanwhile, but
 * not the first one, which the payment provider runs in; the answer to the winner may then be lost.
 */
export async function race(what: string, urls: string[], kill?: () => Promise<void>): Promise<Line[]> {
  const [a = ''] = urls;
  const provider = new Provider(a);
  const { id } = await listContract(await member(a));
  // the provider's webhooks would complete the sale before all buyers are ready
  await provider.knobs({ webhooks: { paused: true }, faults: { 'events.list': { failRate: 1 } } });
  const ready: { buyer: Person; intent: string }[] = [];
  for (let count = 0; count < BUYERS; count++) {
    const buyer = await member(anyOf(urls));
    ready.push({ buyer, intent: await authorise(provider, buyer, id) });
  }
  const answers = Promise.all(
    ready.map(({ buyer, intent }, index) =>
      rest.complete(at(urls[index % urls.length] as string, buyer), intent).catch(() => ({ ok: false })),
    ),
  );
  await kill?.();
  const winners = (await answers).filter(({ ok }) => ok).length;
  await provider.knobs({ reset: true });
  const held = async () =>
    (await provider.ledger()).intents.filter(({ status }) => status === 'requires_capture').length;
  await until(async () => (await held()) === 0, 120_000).catch(() => undefined);
  const amounts = await Promise.all(ready.map(({ intent }) => provider.charged(intent)));
  const charged = amounts.filter((cents) => cents > 0).length;
  const buyers = `${what}: ${BUYERS} buyers of one contract`;
  return [
    kill
      ? atMost(`${buyers}, told that it is theirs`, 1, winners)
      : isSo(`${buyers}, told that it is theirs`, '1', String(winners), winners === 1),
    isSo(`${buyers}, charged`, '1', String(charged), charged === 1),
    none(`${buyers}, cards still held`, await held()),
  ];
}

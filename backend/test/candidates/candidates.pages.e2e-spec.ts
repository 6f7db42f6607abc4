import { expect, it } from '@jest/globals';
import { applied, rest } from '../support/contracts/candidates.js';
import { dataOf } from '../support/lists.js';
import { listContract } from '../support/payments.js';
import { product, seller, startPayments } from '../support/payments-stage.js';
import type { Outcome } from '../support/person.js';
import { RawSocket } from '../support/sockets.js';
import { eventually } from '../support/until.js';

/* Open pages of a contract hear that it is reserved, and nothing about whom for. */

startPayments();

const QUERY = 'subscription($id: ID!) { saleChanged(contractId: $id) { contractId } }';

it('a page of a visitor or member hears of a choice, a release and another sale mode', async () => {
  const { id } = await listContract(seller);
  const { id: other } = await listContract(seller);
  const application = await applied(await product.member(), id);
  const listen = async (contractId: string, options: Parameters<typeof RawSocket.open>[1]) => {
    const socket = await RawSocket.open(product.url, options);
    socket.subscribe('1', QUERY, { id: contractId });
    await socket.live('1');
    return socket;
  };
  const person = await product.member();
  const pages = [await listen(id, { person }), await listen(id, {}), await listen(other, { person })];
  const steps: (() => Promise<Outcome>)[] = [
    () => rest.choose(seller, application),
    () => rest.release(seller, id),
    () => rest.saleMode(seller, id, { mode: 'choose' }),
  ];
  for (const [at, step] of steps.entries()) {
    dataOf(await step());
    for (const page of pages.slice(0, 2))
      await eventually(() => Promise.resolve(page.messages().length > at), true);
  }
  for (const page of pages.slice(0, 2))
    expect(page.messages()).toEqual(page.messages().map(() => ({ contractId: id })));
  expect(pages[2]!.messages()).toEqual([]);
  for (const { socket } of pages) socket.close();
});

import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { listContract } from '../../backend/test/factories/contract.js';
import { violationsOf } from './support/accessibility.js';
import { accept, buy, cardOf, choose, closeAll, heading } from './support/transfers.js';
import { openAs, PHONE, signInAs, visit } from './support/stage.js';
import { openTransferStage, watched, type TransferStage } from './support/transfer-stage.js';

let stage: TransferStage;
beforeAll(async () => {
  stage = await openTransferStage();
}, 120_000);
afterAll(() => stage.stop());

it('goes from Buy to "Handed over" in two browsers', async () => {
  const { id, sells, buys } = await stage.bought();
  await watched('handed-over', [sells, buys], async () => {
    await heading(buys, 'Confirm that you are ready');
    await cardOf(buys)
      .getByText(/^You have until .+ [AP]M\.$/)
      .waitFor();
    await accept(buys, 'Ada Byron', '+1 512 555 0100');
    await heading(buys, 'Waiting for the seller to accept');
    await heading(sells, 'Accept this buyer');
    expect(await cardOf(sells).textContent()).not.toContain('555 0100');
    await accept(sells, 'Grace Hopper');
    await cardOf(sells).getByRole('link', { name: '+1 512 555 0100' }).waitFor();
    await cardOf(buys).getByRole('link', { name: stage.seller.email }).waitFor();

    await buys
      .getByRole('textbox', { name: 'Private message' })
      .fill('Hello! Call me at 512-555-0100, or I pay by Zelle.');
    await buys.getByRole('button', { name: 'Send' }).last().click();
    const thread = sells.getByRole('log', { name: 'Private messages' });
    await thread.getByText('Call me at 512-555-0100').waitFor();
    await thread.getByText(/^Never pay by wire/).waitFor();

    for (const page of [sells, buys]) expect(await violationsOf(page)).toEqual([]);
    await closeAll('car-lease', sells, buys);
    await cardOf(buys).getByText('your $25.00 paid for this transfer').waitFor();
    await cardOf(sells).getByText('written consent from Acme Leasing, Ms. Reed').waitFor();
    await sells.getByText('Completed').first().waitFor();
    expect(await stage.sale(id)).toEqual({ purchase: 'captured', contract: 'completed' });

    await visit(buys, '/account?tab=transfers');
    await buys
      .getByText(/^Handed over on/)
      .first()
      .waitFor();
  });
  expect(stage.complaints.splice(0)).toEqual([]);
}, 120_000);

it('is declined by the seller on a phone, and the fee goes back', async () => {
  const { id } = await listContract(stage.seller);
  const buys = await openAs(stage, stage.buyer, `/contracts/${id}`);
  await buy(buys);
  const sells = await stage.open('/robots.txt', { viewport: PHONE });
  await signInAs(stage, sells, stage.seller);
  await visit(sells, `/contracts/${id}`);
  await watched('declined', [sells, buys], async () => {
    await heading(sells, 'Accept this buyer');
    const top = await cardOf(sells).boundingBox();
    expect(top?.y).toBeLessThan(200);
    await choose(sells, 'Decline this buyer', { 'Note (optional)': 'My plans have changed.' });
    await heading(buys, 'This transfer has ended');
    await cardOf(buys)
      .getByText(/you get the fee of \$25\.00 back/i)
      .waitFor();
    await cardOf(sells).getByText('The contract is for sale again.').waitFor();
  });
  expect(await stage.sale(id)).toMatchObject({ contract: 'active' });
  expect(stage.complaints.splice(0)).toEqual([]);
}, 90_000);

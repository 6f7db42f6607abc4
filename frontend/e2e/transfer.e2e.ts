import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { listContract } from '../../backend/test/factories/contract.js';
import type { Person } from '../../backend/test/support/person.js';
import { accept, act, buy, cardOf, choose, closeAll, heading } from './support/transfers.js';
import { openAs, openStage, PHONE, picture, signInAs, type Stage } from './support/stage.js';

let stage: Stage;
let seller: Person;
let buyer: Person;
beforeAll(async () => {
  stage = await openStage();
  [seller, buyer] = await Promise.all([stage.product.member(), stage.product.member()]);
}, 120_000);
afterAll(() => stage.stop());

/** A contract that the buyer has paid for, open in the browsers of both. */
async function bought(): Promise<{ id: string; sells: Page; buys: Page }> {
  const { id } = await listContract(seller);
  const sells = await openAs(stage, seller, `/contracts/${id}`);
  const buys = await openAs(stage, buyer, `/contracts/${id}`);
  await buy(buys);
  await sells.reload();
  return { id, sells, buys };
}

/** Runs the steps; saves screenshots if they fail. */
async function watched(name: string, pages: Page[], steps: () => Promise<void>): Promise<void> {
  try {
    await steps();
  } catch (error) {
    for (const [at, page] of pages.entries()) await picture(page, `${name}-${at}`);
    throw error;
  }
}

const purchaseOf = async (contractId: string) => {
  const [row] = await stage.product.database.query<{ purchase: string; contract: string }>(
    `select p.status as purchase, c.status as contract
     from purchases p join contracts c on c.id = p.contract_id where c.id = $1`,
    [contractId],
  );
  return row;
};

it('goes from Buy to "Handed over" in two browsers', async () => {
  const { id, sells, buys } = await bought();
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
    await cardOf(buys).getByRole('link', { name: seller.email }).waitFor();

    await buys.getByLabel('Private message').fill('Hello! Call me at 512-555-0100, or I pay by Zelle.');
    await buys.getByRole('button', { name: 'Send' }).last().click();
    const thread = sells.getByRole('log', { name: 'Private messages' });
    await thread.getByText('Call me at 512-555-0100').waitFor();
    await thread.getByText(/^Never pay by wire/).waitFor();

    await closeAll('car-lease', sells, buys);
    await cardOf(buys).getByText('the $25.00 paid for this transfer').waitFor();
    await cardOf(sells).getByText('written consent from Acme Leasing, Ms. Reed').waitFor();
    await sells.getByText('Completed').first().waitFor();
    expect(await purchaseOf(id)).toEqual({ purchase: 'captured', contract: 'completed' });

    await buys.goto('/account?tab=transfers');
    await buys.getByText(/^Handed over on/).waitFor();
  });
  expect(stage.complaints).toEqual([]);
}, 120_000);

it('is declined by the seller on a phone, and the fee goes back', async () => {
  const { id } = await listContract(seller);
  const buys = await openAs(stage, buyer, `/contracts/${id}`);
  await buy(buys);
  const sells = await stage.open('/robots.txt', { viewport: PHONE });
  await signInAs(stage, sells, seller);
  await sells.goto(`/contracts/${id}`);
  await watched('declined', [sells, buys], async () => {
    await heading(sells, 'Accept this buyer');
    const top = await cardOf(sells).boundingBox();
    expect(top?.y).toBeLessThan(200);
    await choose(sells, 'Decline this buyer', { 'Note (optional)': 'My plans have changed.' });
    await heading(buys, 'This transfer has ended');
    await cardOf(buys).getByText('You get the fee of $25.00 back', { exact: false }).waitFor();
    await cardOf(sells).getByText('The contract is for sale again.').waitFor();
  });
  expect(await purchaseOf(id)).toMatchObject({ contract: 'active' });
  expect(stage.complaints).toEqual([]);
}, 90_000);

it('ends when the buyer withdraws: the fee goes back before both have accepted, and stays after that', async () => {
  const early = await bought();
  await watched('withdrawn-early', [early.sells, early.buys], async () => {
    await heading(early.buys, 'Confirm that you are ready');
    await choose(early.buys, 'Withdraw');
    await cardOf(early.buys)
      .getByText(/you get the fee of \$25\.00 back/i)
      .waitFor();
  });
  const late = await bought();
  await watched('withdrawn-late', [late.sells, late.buys], async () => {
    await accept(late.buys, 'Ada');
    await accept(late.sells, 'Grace');
    await heading(late.buys, 'Ask the leasing company for its transfer papers');
    await choose(late.buys, 'Withdraw from the transfer', { 'Note (optional)': 'I found another car.' });
    await cardOf(late.buys)
      .getByText(/your fee of \$25\.00 stays with us/i)
      .waitFor();
    await cardOf(late.sells).getByText('The buyer withdrew.').waitFor();
  });
  expect(await purchaseOf(late.id)).toEqual({ purchase: 'kept', contract: 'active' });
  expect(stage.complaints).toEqual([]);
}, 120_000);

it('ends when both agree that the leasing company said no', async () => {
  const { id, sells, buys } = await bought();
  await watched('refused', [sells, buys], async () => {
    await accept(buys, 'Ada');
    await accept(sells, 'Grace');
    await act(sells, 'Mark as done', { 'Note (optional)': 'Their fee is $595.' });
    await heading(buys, 'Apply with the leasing company');
    await choose(buys, 'Something stops the transfer', {
      radio: 'The leasing company does not approve the buyer',
      'Note (optional)': 'The letter came today.',
    });
    await heading(sells, 'The buyer was not approved.');
    await cardOf(sells).getByText('“The letter came today.”').first().waitFor();
    await act(sells, 'I agree');
    await heading(buys, 'This transfer has ended');
    await cardOf(buys)
      .getByText(/you get the fee of \$25\.00 back/i)
      .waitFor();
  });
  expect(await purchaseOf(id)).toMatchObject({ contract: 'active' });
  expect(stage.complaints).toEqual([]);
}, 90_000);

import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { CONTRACT_TYPES } from '../../domain/src/types/words.js';
import { until } from '../../backend/test/support/until.js';
import {
  accept,
  act,
  cardOf,
  choose,
  closeAll,
  heading,
  lookAt,
} from '../../frontend/e2e/support/transfers.js';
import { openTransferStage, watched, type TransferStage } from '../../frontend/e2e/support/transfer-stage.js';

let stage: TransferStage;
beforeAll(async () => {
  stage = await openTransferStage();
}, 120_000);
afterAll(() => stage.stop());

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

it.each(
  CONTRACT_TYPES.flatMap((type) => [
    { type, seller: PHONE, buyer: DESKTOP },
    { type, seller: DESKTOP, buyer: PHONE },
  ]),
)(
  '$type: goes from Buy to "Handed over" in two browsers, the seller at $seller.width and the buyer at $buyer.width',
  async ({ type, seller, buyer }) => {
    const { id, sells, buys } = await stage.bought(type);
    await Promise.all([sells.setViewportSize(seller), buys.setViewportSize(buyer)]);
    await watched(`handed-over-${type}-${seller.width}`, [sells, buys], async () => {
      await accept(buys, 'Ada Byron');
      await accept(sells, 'Grace Hopper');
      await closeAll(type, sells, buys);
    });
    expect(await stage.sale(id)).toEqual({ purchase: 'captured', contract: 'completed' });
    expect(stage.complaints).toEqual([]);
  },
  180_000,
);

it('ends when the buyer withdraws: the fee goes back before both have accepted, and stays after that', async () => {
  const early = await stage.bought();
  await watched('withdrawn-early', [early.sells, early.buys], async () => {
    await heading(early.buys, 'Confirm that you are ready');
    await choose(early.buys, 'Withdraw');
    await cardOf(early.buys)
      .getByText(/you get the fee of \$25\.00 back/i)
      .waitFor();
  });
  const late = await stage.bought();
  await watched('withdrawn-late', [late.sells, late.buys], async () => {
    await accept(late.buys, 'Ada');
    await accept(late.sells, 'Grace');
    await heading(late.buys, 'See the car');
    await choose(late.buys, 'Withdraw from the transfer', { 'Note (optional)': 'I found another car.' });
    await cardOf(late.buys)
      .getByText(/your fee of \$25\.00 stays with us/i)
      .waitFor();
    await cardOf(late.sells).getByText('The buyer withdrew.').waitFor();
  });
  expect(await stage.sale(late.id)).toEqual({ purchase: 'kept', contract: 'active' });
  expect(stage.complaints).toEqual([]);
}, 120_000);

it('ends when both agree that the leasing company said no', async () => {
  const { id, sells, buys } = await stage.bought();
  await watched('refused', [sells, buys], async () => {
    await accept(buys, 'Ada');
    await accept(sells, 'Grace');
    await act(sells, 'Add a date or a note', { 'Note (optional)': 'Their fee is $595.' });
    await lookAt(buys, 'Apply with the leasing company');
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
  // given back with the refund, which a job makes
  await until(async () => (await stage.sale(id))?.contract === 'active');
  expect(stage.complaints).toEqual([]);
}, 90_000);

import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { enterCard, signUp, submitContract, unique } from './support/people.js';
import { openStage, picture, reload, type Stage, visit } from './support/stage.js';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.stop());

const visible = (page: Page, text: string | RegExp) =>
  page.getByText(text).filter({ visible: true }).first().waitFor();

it('a member lists a contract, another finds it, asks about it and buys it, and it is no longer for sale', async () => {
  const title = unique('2024 Honda Civic Sport');
  const seller = await stage.open('/api/login?mode=register&returnTo=%2Fcontracts%2Fsubmit');
  const buyer = await stage.open('/contracts');
  try {
    await signUp(seller, 'Sally');
    await submitContract(seller, {
      title,
      type: 'car-lease',
      description: 'Well kept, always in a garage, 12,000 miles a year.',
      location: 'Austin, TX',
      monthlyPayment: '389.50',
      remainingTerm: '18',
    });
    await visible(seller, 'Contract Submitted Successfully!');
    await visible(seller, 'Your contract is now live and available for takeover applications.');
    await visible(seller, '$389.50');
    await visible(seller, '$7,011.00');
    await seller.getByRole('button', { name: 'View Messages (0)' }).click();
    await visible(seller, 'No messages yet. Start the conversation!');

    await reload(buyer);
    await buyer.getByLabel('Search').fill('civic');
    const found = buyer.getByRole('article', { name: title });
    await found.getByRole('link', { name: 'View Details & Apply' }).click();
    await buyer.waitForURL(/\/contracts\/[0-9a-f-]{36}/);
    const contractPath = new URL(buyer.url()).pathname;
    await visit(buyer, `/api/login?mode=register&returnTo=${encodeURIComponent(contractPath)}`);
    await signUp(buyer, 'Bob');
    await buyer.getByRole('button', { name: /View Messages/ }).click();
    const input = buyer.getByRole('region', { name: 'Contact Seller' }).getByRole('textbox');
    await input.fill('Is the mileage allowance pooled?');
    await input.press('Enter');

    await seller.getByText('Is the mileage allowance pooled?').waitFor();
    await seller
      .getByRole('region', { name: 'Contact Seller' })
      .getByRole('textbox')
      .fill('Yes, over the whole term.');
    await seller.getByRole('button', { name: 'Send' }).click();
    await buyer.getByText('Yes, over the whole term.').waitFor();

    await buyer.getByRole('button', { name: 'Buy Contract' }).first().click();
    const dialog = buyer.getByRole('dialog', { name: 'Buy Contract' });
    await dialog.getByText('$25.00').first().waitFor();
    await dialog.getByText('Test payments: no money moves').first().waitFor();
    await enterCard(buyer, '4242 4242 4242 4242');
    await dialog.getByRole('button', { name: /^Pay/ }).click();
    await visible(buyer, 'Purchase Complete!');
    await visible(buyer, 'Confirmation emails have been sent to all parties.');
    await dialog.waitFor({ state: 'detached' });

    await reload(buyer);
    await visible(buyer, 'Pending');
    const [row] = await stage.product.database.query<{ status: string; paid: string }>(
      `select c.status, (select count(*) from purchases p where p.contract_id = c.id and p.status = 'captured') as paid
       from contracts c where c.id = $1`,
      [contractPath.split('/').at(-1)],
    );
    expect(row).toEqual({ status: 'pending', paid: '1' });
    expect(stage.complaints.splice(0)).toEqual([]);
  } catch (error) {
    await picture(seller, 'main-job-seller');
    await picture(buyer, 'main-job-buyer');
    throw error;
  }
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { restApi } from '../../backend/test/support/admin-apis.js';
import { eventually } from '../../backend/test/support/until.js';
import { listContract } from '../../backend/test/factories/contract.js';
import { dataOf } from '../../backend/test/support/lists.js';
import { idOf, Provider, rest } from '../../backend/test/support/payments.js';
import type { Person } from '../../backend/test/support/person.js';
import { chooseAct } from './support/admin-rows.js';
import { enterCard } from './support/people.js';
import { openAs, openStage, picture, reload, signInAs, type Stage, visit } from './support/stage.js';

let stage: Stage;
let provider: Provider;
let admin: Person;
let seller: Person;
let buyer: Person;
beforeAll(async () => {
  stage = await openStage();
  provider = new Provider(stage.product.url);
  [admin, seller, buyer] = await Promise.all([
    stage.product.admin(),
    stage.product.member(),
    stage.product.member(),
  ]);
});
afterAll(() => stage.stop());

const edit = async (id: string, input: Record<string, unknown>) =>
  dataOf(await restApi.updateContract(admin, id, input));

/** Runs the steps; saves a screenshot if they fail. */
async function watched(page: Page, name: string, steps: () => Promise<void>): Promise<void> {
  try {
    await steps();
  } catch (error) {
    await picture(page, name);
    throw error;
  }
}

describe('edited terms', () => {
  const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Buy Contract' });

  it('are shown old and new if the payment form is open, and bought after the buyer agrees', async () => {
    const { id } = await listContract(seller);
    const page = await openAs(stage, buyer, `/contracts/${id}`);
    await watched(page, 'terms-changed', async () => {
      await page.getByRole('button', { name: 'Buy Contract' }).click();
      const dialog = dialogOf(page);
      await dialog.getByText('$389.00 a month for 18 months').waitFor();
      await enterCard(page, '4242 4242 4242 4242');
      await edit(id, { monthlyPayment: 45900, description: 'It has a dent in the left api now.' });
      await dialog.getByRole('button', { name: /^Pay/ }).click();

      await dialog.getByText('The terms of this contract have changed').waitFor();
      await dialog.locator('del', { hasText: '$389.00' }).waitFor();
      await dialog.locator('ins', { hasText: '$459.00' }).waitFor();
      await dialog.locator('ins', { hasText: 'It has a dent in the left api now.' }).waitFor();
      await dialog.getByRole('button', { name: 'Continue with the new terms' }).click();
      await dialog.getByText('$459.00 a month for 18 months').waitFor();
      await enterCard(page, '4242 4242 4242 4242');
      await dialog.getByRole('button', { name: /^Pay/ }).click();
      await page.getByText('Purchase Complete!').first().waitFor();

      // An edit after the sale does not change the receipt.
      await edit(id, { monthlyPayment: 100, description: 'Something else.' });
      await visit(page, '/account?tab=purchases');
      await page.getByRole('link', { name: 'Receipt' }).first().click();
      const receipt = page.getByRole('dialog', { name: /receipt/ });
      await receipt.getByText('$459.00').waitFor();
      await receipt.getByText('It has a dent in the left api now.').waitFor();
    });
    const purchases = await openAs(stage, admin, '/admin?tab=sales');
    await watched(purchases, 'terms-sold', async () => {
      await chooseAct(
        purchases.getByRole('list', { name: 'Sales' }).getByRole('listitem').first(),
        'Details',
      );
      await purchases.getByText('Terms sold').first().waitFor();
      await purchases.getByText('It has a dent in the left api now.').first().waitFor();
    });
    expect(stage.complaints.splice(0)).toEqual([]);
  });

  it('are shown before any payment starts if the page was already loaded', async () => {
    const { id } = await listContract(seller);
    const page = await openAs(stage, buyer, `/contracts/${id}`);
    await watched(page, 'terms-stale', async () => {
      await edit(id, { remainingTermMonths: 6 });
      await page.getByRole('button', { name: 'Buy Contract' }).click();
      await dialogOf(page).locator('del', { hasText: '18 months' }).waitFor();
      await dialogOf(page).locator('ins', { hasText: '6 months' }).waitFor();
      await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
      await dialogOf(page).waitFor({ state: 'detached' });
    });
    const opened = await stage.product.database.query('select 1 from purchases where contract_id = $1', [id]);
    expect(opened).toEqual([]);
    expect(stage.complaints.splice(0)).toEqual([]);
  });
});

describe('a purchase in the dialog', () => {
  const focused = (page: Page) =>
    page.evaluate(() => {
      const { activeElement } = document;
      const isFrame = activeElement instanceof HTMLIFrameElement;
      return isFrame ? activeElement.contentDocument?.activeElement?.id : activeElement?.textContent;
    });

  it('goes in a circle with Tab, closes with Esc in a card field and with Back, and ends in a state that stays', async () => {
    const { id } = await listContract(seller);
    const page = await openAs(stage, buyer, `/contracts/${id}`);
    const dialog = page.getByRole('dialog', { name: 'Buy Contract' });
    const open = async () => {
      await page.getByRole('button', { name: 'Buy Contract' }).click();
      await dialog.getByRole('button', { name: 'Pay $25.00' }).and(page.locator(':enabled')).waitFor();
    };
    await watched(page, 'purchase-states', async () => {
      await open();
      for (const next of ['number', 'expiry', 'cvc', 'Pay $25.00', 'Cancel', 'number']) {
        await page.keyboard.press('Tab');
        await eventually(() => focused(page), next);
      }
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });

      await open();
      await page.goBack();
      await dialog.waitFor({ state: 'detached' });
      await page.waitForURL((url) => url.pathname === `/contracts/${id}`);

      await open();
      await enterCard(page, '4242 4242 4242 4242');
      await dialog.getByRole('button', { name: 'Pay $25.00' }).click();
      const bought = page.getByRole('alertdialog', { name: 'You bought this contract' });
      await bought.getByRole('link', { name: 'View your receipt' }).waitFor();
      await bought.getByRole('button', { name: 'Close' }).click();
      await reload(page);
      await page.getByRole('heading', { name: 'You bought this' }).waitFor();
      await page.getByRole('link', { name: 'View receipt' }).click();
      await page
        .getByRole('dialog', { name: /receipt/ })
        .getByText('Visa ending in 4242')
        .waitFor();
    });
    expect(stage.complaints.splice(0)).toEqual([]);
  });

  it('that was paid but not completed is finished, and not offered again meanwhile', async () => {
    const { id } = await listContract(seller);
    await provider.knobs({ webhooks: { paused: true } });
    const page = await openAs(stage, buyer, `/contracts/${id}`);
    await watched(page, 'purchase-unfinished', async () => {
      let failing = true;
      await page.route('**/graphql', (route) =>
        failing && route.request().postData()?.includes('completePurchase')
          ? route.abort()
          : route.continue(),
      );
      await page.getByRole('button', { name: 'Buy Contract' }).click();
      await enterCard(page, '4242 4242 4242 4242');
      await page.getByRole('button', { name: 'Pay $25.00' }).click();
      await page.getByText('Payment Successful').first().waitFor();
      const state = page.getByRole('alertdialog', { name: 'Finishing your purchase' });
      await state.getByText('You will not be charged twice.').waitFor();
      await eventually(() => page.locator('button:has-text("Buy Contract")').first().isEnabled(), false);
      failing = false;
      await page.getByRole('alertdialog', { name: 'You bought this contract' }).waitFor();
    });
    await provider.knobs({ reset: true });
    // the browser reports the requests that this test cut off, and nothing else
    expect(stage.complaints.splice(0).filter((text) => !text.endsWith('net::ERR_FAILED'))).toEqual([]);
  });
});

describe("a 3-D Secure redirect to the bank's page", () => {
  /** The URL of the bank's page for a payment of the buyer; it redirects to the contract page. */
  async function bankPageFor(person: Person, contractId: string): Promise<string> {
    const { clientSecret } = dataOf(await rest.pay(person, contractId));
    const intent = await provider.stripe.paymentIntents.confirm(idOf(clientSecret), {
      payment_method: 'pm_card_threeDSecureRequired',
      return_url: `${stage.product.url}/contracts/${contractId}`,
    });
    return intent.next_action?.redirect_to_url?.url as string;
  }

  const statusOf = async (contractId: string) =>
    dataOf(await seller.viaRest<{ status: string }>('GET', `/api/contracts/${contractId}`)).status;

  async function expectCleanAddress(page: Page): Promise<void> {
    const html = await page.content();
    expect(page.url()).not.toMatch(/payment_intent|redirect_status/);
    expect(html).not.toMatch(/payment_intent|redirect_status|_secret_/);
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('_secret_');
  }

  it('ends with the success dialog and a clean URL', async () => {
    const { id } = await listContract(seller);
    const page = await openAs(stage, buyer, await bankPageFor(buyer, id));
    await watched(page, 'return-finished', async () => {
      await page.getByRole('button', { name: 'Complete authentication' }).click();
      await page.getByRole('dialog', { name: 'Purchase Complete!' }).waitFor();
      await page.getByText('Pending').first().waitFor();
      await expectCleanAddress(page);
      expect(await statusOf(id)).toBe('pending');
      await page.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await reload(page);
      await page.getByText('Pending').first().waitFor();
      await eventually(() => page.getByRole('dialog').count(), 0);
    });
    expect(stage.complaints.splice(0)).toEqual([]);
  });

  it('ends with the failure dialog, which offers another try', async () => {
    const { id } = await listContract(seller);
    const page = await openAs(stage, buyer, await bankPageFor(buyer, id));
    await watched(page, 'return-failed', async () => {
      await page.getByRole('button', { name: 'Fail authentication' }).click();
      const failed = page.getByRole('dialog', { name: 'Payment Failed' });
      await failed.getByText('This payment has not been made').waitFor();
      await expectCleanAddress(page);
      await failed.getByRole('button', { name: 'Try Again' }).click();
      await page
        .getByRole('dialog', { name: 'Buy Contract' })
        .getByRole('button', { name: /^Pay/ })
        .waitFor();
    });
    expect(await statusOf(id)).toBe('active');
    expect(stage.complaints.splice(0)).toEqual([]);
  });

  it('asks a signed-out buyer to sign in, then completes the purchase', async () => {
    const { id } = await listContract(seller);
    await provider.knobs({ webhooks: { paused: true } });
    const page = await stage.open(await bankPageFor(buyer, id));
    await watched(page, 'return-signed-out', async () => {
      await page.getByRole('button', { name: 'Complete authentication' }).click();
      const dialog = page.getByRole('dialog', { name: 'Sign in to finish your purchase' });
      await dialog.waitFor();
      await expectCleanAddress(page);
      await dialog.getByRole('link', { name: 'Sign In' }).click();
      await page.waitForURL(/\/api\/login\?returnTo=/);
      expect(page.url()).not.toMatch(/payment_intent|pi_/);
      await signInAs(stage, page, buyer);
      await visit(page, `/contracts/${id}`);
      await page.getByRole('dialog', { name: 'Purchase Complete!' }).waitFor();
      expect(await statusOf(id)).toBe('pending');
    });
    await provider.knobs({ reset: true });
    expect(stage.complaints.splice(0)).toEqual([]);
  });

  it('for a payment of another account shows a message and completes nothing', async () => {
    const { id } = await listContract(seller);
    await provider.knobs({ webhooks: { paused: true } });
    const stranger = await stage.product.member();
    const { clientSecret } = dataOf(await rest.pay(buyer, id));
    await provider.confirm(idOf(clientSecret));
    const words = `payment_intent=${idOf(clientSecret)}&payment_intent_client_secret=${clientSecret}&redirect_status=succeeded`;
    const page = await openAs(stage, stranger, `/contracts/${id}?${words}&q=kept`);
    await watched(page, 'return-foreign', async () => {
      await page.getByRole('dialog', { name: "This isn't your payment" }).waitFor();
      await expectCleanAddress(page);
      expect(new URL(page.url()).search).toBe('?q=kept');
    });
    expect(await statusOf(id)).toBe('active');
    await provider.knobs({ reset: true });
    expect(stage.complaints.splice(0)).toEqual([]);
  });

  it('leaves no payment data in the server-rendered page', async () => {
    const { id } = await listContract(seller);
    for (const path of [`/contracts/${id}`, '/contracts', '/account']) {
      const answer = await fetch(
        `${stage.product.url}${path}?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=succeeded`,
      );
      expect(await answer.text()).not.toMatch(/payment_intent|pi_1|redirect_status/);
    }
  });
});

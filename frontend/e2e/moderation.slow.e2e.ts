import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { TopicBus } from '../../backend/src/common/cluster/topics.js';
import { listContract } from '../../backend/test/factories/contract.js';
import type { Person } from '../../backend/test/support/person.js';
import { until } from '../../backend/test/support/until.js';
import { chooseAct } from './support/admin-rows.js';
import { unique } from './support/people.js';
import { openAs, openStage, picture, reload, type Stage, visit } from './support/stage.js';

let stage: Stage;
let admin: Person;
let seller: Person;
beforeAll(async () => {
  stage = await openStage();
  [admin, seller] = [await stage.product.admin(), await stage.product.member()];
});
afterAll(() => stage.stop());

const PHONE = '512-555-0199';

const browserOf = (person: Person, path: string) => openAs(stage, person, path);

const rowOf = (page: Page, list: string, text: string) =>
  page.getByRole('list', { name: list }).getByRole('listitem').filter({ hasText: text });

/** Opens the thread as a visitor, and waits until its subscriptions to new and to changed messages are live. */
async function openThread(page: Page): Promise<void> {
  let lives = 0;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('"live"')) lives++;
    }),
  );
  await page.getByRole('button', { name: /View Messages/ }).click();
  await until(async () => lives >= 2);
}

it('a hidden message disappears from open threads and returns when it is shown again', async () => {
  const { id } = await listContract(seller);
  const path = `/contracts/${id}`;
  const text = unique(`Call ${PHONE} now`);
  const [reader, writer, dashboard] = [
    await stage.open(path),
    await browserOf(seller, path),
    await browserOf(admin, '/admin?tab=flagged'),
  ];
  try {
    await writer.getByRole('button', { name: /View Messages/ }).click();
    await openThread(reader);
    await seller.rest('POST', `/api${path}/chat`, { message: text });
    await reader.getByText('Call •••••••••••• now').waitFor();
    await writer.getByText(text).waitFor();

    await reload(dashboard);
    const row = rowOf(dashboard, 'Flagged messages', text);
    await row.getByRole('button', { name: /^Hide/ }).click();
    await dashboard.getByRole('textbox', { name: 'Reason' }).fill('Contact details');
    await dashboard.getByRole('dialog').getByRole('button', { name: 'Hide' }).click();
    for (const page of [reader, writer]) {
      await page.getByText('This message was removed by a moderator.').waitFor();
      expect(await page.getByText(/Call/).count()).toBe(0);
    }
    await row.getByText('Hidden').waitFor();

    await row.getByRole('button', { name: /^Show/ }).click();
    await reader.getByText('Call •••••••••••• now').waitFor();
    await writer.getByText(text).waitFor();

    await chooseAct(row, 'Clear');
    await reader.getByText(text).waitFor();
    await row.waitFor({ state: 'detached' });
  } catch (error) {
    await picture(dashboard, 'moderation-messages').catch(() => undefined);
    await picture(reader, 'moderation-thread').catch(() => undefined);
    throw error;
  }
});

it('a message hidden while Redis is down disappears from open threads once Redis is back', async () => {
  const { id } = await listContract(seller);
  const reader = await stage.open(`/contracts/${id}`);
  await openThread(reader);
  await seller.rest('POST', `/api/contracts/${id}/chat`, { message: 'Soon to be gone' });
  await reader.getByText('Soon to be gone').waitFor();
  await stage.product.database.query(`update messages set hidden_at = now() where contract_id = $1`, [id]);
  stage.product.app.get(TopicBus).publish('mayHaveMissed', {});
  await reader.getByText('This message was removed by a moderator.').waitFor();
});

it('a flagged contract is hidden, shown and cleared, and its holder suspended', async () => {
  const mallory = await stage.product.member();
  const car = unique('Civic');
  const { id } = await listContract(mallory, { title: `${car}, call ${PHONE}` });
  const dashboard = await browserOf(admin, '/admin?tab=flagged');
  const row = rowOf(dashboard, 'Flagged contracts', `${car}, call ${PHONE}`);
  const seen = async () =>
    (await stage.product.visitor().rest<{ title: string }>('GET', `/api/contracts/${id}`)).body.title;
  const confirm = async (label: string) => {
    await dashboard.getByRole('textbox', { name: 'Reason' }).fill('Contact details');
    await dashboard.getByRole('dialog').getByRole('button', { name: label }).click();
    await dashboard.getByRole('dialog').waitFor({ state: 'detached' });
  };
  try {
    await row.getByText('phone').waitFor();
    await row.getByRole('button', { name: /^Hide/ }).click();
    await confirm('Hide');
    await row.getByText('Hidden').waitFor();
    expect(await seen()).toBe('Removed contract');
    await row.getByRole('button', { name: /^Show/ }).click();
    await row.getByText('Hidden').waitFor({ state: 'detached' });
    expect(await seen()).toBe(`${car}, call ••••••••••••`);
    await chooseAct(row, 'Suspend');
    await confirm('Suspend');
    await row.getByText('Suspended').waitFor();
    expect((await mallory.rest('GET', '/api/auth/user')).status).toBe(401);
    await chooseAct(row, 'Clear');
    await row.waitFor({ state: 'detached' });
    expect(await seen()).toBe(`${car}, call ${PHONE}`);
    // The user list shows the suspension too and can reinstate the member.
    await visit(dashboard, `/admin?tab=users&q=${encodeURIComponent(mallory.email)}`);
    const person = rowOf(dashboard, 'Users', mallory.email);
    await person.getByText('Suspended').waitFor();
    await chooseAct(person, 'Reinstate');
    await person.getByText('Suspended').waitFor({ state: 'detached' });
    expect((await mallory.signIn()).status).toBe(200);
  } catch (error) {
    await picture(dashboard, 'moderation-contracts').catch(() => undefined);
    throw error;
  }
});

it('no page logged an error', () => {
  expect(stage.complaints.splice(0)).toEqual([]);
});

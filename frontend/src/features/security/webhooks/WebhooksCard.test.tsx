import { expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import {
  CreateWebhookDocument,
  DeleteWebhookDocument,
  MyWebhooksDocument,
  ReplayDeliveryDocument,
  RotateWebhookSecretDocument,
  SetWebhookActiveDocument,
  TestWebhookDocument,
  WebhookLogDocument,
} from '../../../generated/webhooks';
import { refusal, renderComponent, type HarnessOptions } from '../../../testing/harness';
import { settle } from '../../../testing/settle';
import { WebhooksCard } from './WebhooksCard';

type Mock = NonNullable<HarnessOptions['mocks']>[number];

const AT = '2026-03-01T12:00:00.000Z';
const webhook = {
  __typename: 'Webhook' as const,
  ...{ id: 'w', url: 'https://dealer.example/handover', events: ['question.asked'] },
  ...{ failingSince: null, disabledAt: null, oldSecretUntil: null },
};
const attempt = {
  __typename: 'WebhookAttempt' as const,
  ...{ at: AT, status: 500, answer: 'Oh no', error: null, took: 41 },
};
const delivery = {
  __typename: 'WebhookDelivery' as const,
  ...{ id: 'd', type: 'webhook.test', status: 'FAILED', createdAt: AT, nextAttemptAt: null },
  attempts: [attempt],
};
const SECRET = 'whsec_C2FVsBQIhrscChlQIMV';

const reading = (...myWebhooks: object[]): Mock => ({
  request: { query: MyWebhooksDocument },
  result: { data: { myWebhooks } },
});
const log = (...nodes: object[]): Mock => ({
  request: { query: WebhookLogDocument, variables: { id: 'w' } },
  result: {
    data: {
      webhookDeliveries: {
        __typename: 'WebhookDeliveryConnection',
        edges: nodes.map((node) => ({ __typename: 'WebhookDeliveryEdge', cursor: 'a', node })),
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: 'a' },
      },
    },
  },
});

async function open(...mocks: Mock[]) {
  renderComponent(
    <MemoryRouter>
      <WebhooksCard />
    </MemoryRouter>,
    { mocks },
  );
  await act(settle);
}
const press = (name: string | RegExp) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await settle();
  });

async function save() {
  fireEvent.click(screen.getByRole('button', { name: 'I Have Saved It' }));
  await waitForElementToBeRemoved(() => screen.queryByText('Copy your secret'));
}

it('creates a webhook and shows its secret once', async () => {
  const input = { url: webhook.url, events: ['question.asked'] };
  const create = { query: CreateWebhookDocument, variables: { input } };
  await open(
    reading(),
    { request: create, result: refusal('VALIDATION', 'Check it.', { url: 'This address is not public.' }) },
    {
      request: create,
      result: { data: { createWebhook: { __typename: 'WebhookSecret', id: 'w', secret: SECRET } } },
    },
    reading(webhook),
  );
  screen.getByText('No webhooks yet');
  await press('New Webhook');
  fireEvent.change(screen.getByLabelText('Address'), { target: { value: webhook.url } });
  await press('Create');
  screen.getByText('Choose what it is told of.');
  fireEvent.click(screen.getByLabelText(/question\.asked/));
  await press('Create');
  screen.getByText('This address is not public.');
  await press('Create');
  expect(screen.getByLabelText('Secret').textContent).toBe(SECRET);
  await save();
  await screen.findByRole('list', { name: 'Webhooks' });
});

it('tests it, says what was answered, and sends an event of the log again', async () => {
  await open(
    reading(webhook),
    {
      request: { query: TestWebhookDocument, variables: { id: 'w' } },
      result: { data: { testWebhook: delivery } },
    },
    reading({ ...webhook, failingSince: AT }),
    log(delivery),
    {
      request: { query: ReplayDeliveryDocument, variables: { id: 'w', deliveryId: 'd' } },
      result: { data: { replayDelivery: { ...delivery, status: 'WAITING' } } },
    },
  );
  await press('Test dealer.example');
  screen.getByText('It did not accept the event. Answered 500 in 41 ms: “Oh no”');
  screen.getByText('Failing');
  await press('Log of dealer.example');
  const card = within(screen.getByRole('region', { name: 'Log of dealer.example' }));
  await card.findByText('Failed');
  await press(/^Replay webhook\.test/);
  await card.findByText('Waiting');
});

it('is switched off and on, and says why it is off', async () => {
  const off = { ...webhook, disabledAt: AT };
  const switching = (active: boolean, result: Mock['result']): Mock => ({
    request: { query: SetWebhookActiveDocument, variables: { id: 'w', active } },
    result,
  });
  await open(
    reading(webhook),
    switching(false, { data: { setWebhookActive: off } }),
    switching(true, refusal('RATE_LIMITED', 'Please wait a minute.')),
    switching(true, { data: { setWebhookActive: webhook } }),
    log(delivery),
  );
  await press('Log of dealer.example');
  const replay = await screen.findByRole<HTMLButtonElement>('button', { name: /^Replay webhook\.test/ });
  expect(replay.disabled).toBe(false);
  await press('Switch Off dealer.example');
  screen.getByText('This webhook is switched off. Switch it on to replay events.');
  expect(replay.disabled).toBe(true);
  screen.getByText(/^You switched it off on .* What happens until you switch it on isn't sent\.$/);
  await press('Switch On dealer.example');
  screen.getByText('Please wait a minute.');
  await press('Switch On dealer.example');
  expect(screen.queryByText(/switched it off|is switched off/)).toBeNull();
  expect(replay.disabled).toBe(false);
  screen.getByRole('button', { name: 'Switch Off dealer.example' });
});

it('rotates the secret and deletes it, each after a question', async () => {
  await open(
    reading(webhook),
    {
      request: { query: RotateWebhookSecretDocument, variables: { id: 'w' } },
      result: { data: { rotateWebhookSecret: { __typename: 'WebhookSecret', id: 'w', secret: SECRET } } },
    },
    reading(webhook),
    {
      request: { query: DeleteWebhookDocument, variables: { id: 'w' } },
      result: { data: { deleteWebhook: { __typename: 'Done', success: true } } },
    },
    reading(),
  );
  await press('Rotate Secret of dealer.example');
  await press('Rotate Secret');
  expect(screen.getByLabelText('Secret').textContent).toBe(SECRET);
  await save();
  await press('Delete dealer.example');
  await press('Delete');
  await screen.findByText('No webhooks yet');
});

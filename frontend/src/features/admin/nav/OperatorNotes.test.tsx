import { afterEach, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { renderComponent } from '../../../testing/harness';
import { OperatorNotes } from './OperatorNotes';

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
});

async function renderWith(health: object): Promise<void> {
  globalThis.fetch = () => Promise.resolve(Response.json(health));
  await act(async () => renderComponent(<OperatorNotes />));
}

it('shows what the server says about itself', async () => {
  await renderWith({ status: 'ok', notes: ['This is a trial of a restored copy.'] });
  expect(screen.getByRole('note').textContent).toContain('This is a trial of a restored copy.');
});

it('shows nothing if there is nothing to say', async () => {
  await renderWith({ status: 'ok' });
  expect(screen.queryByRole('note')).toBeNull();
});

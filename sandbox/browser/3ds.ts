import './3ds.css';
import type { FromChallenge } from './messages.js';

/** Stands where the bank's page would: the person completes the step or fails it. */
interface Challenge {
  amount: number;
  currency: string;
  last4: string;
  status: string;
  open: boolean;
  returnUrl: string | null;
}

const byId = (id: string) => document.getElementById(id) as HTMLElement;
const buttons = ['complete', 'fail'].map((id) => byId(id) as HTMLButtonElement);
const address = location.pathname.replace(/\/$/, '');

async function call(path: string, method: 'GET' | 'POST'): Promise<Challenge> {
  const response = await fetch(`${address}/${path}`, { method, credentials: 'omit' });
  const body = (await response.json()) as Challenge & { error?: { message: string } };
  if (!response.ok) throw new Error(body.error?.message ?? 'This did not work. Please try again.');
  return body;
}

function show(challenge: Challenge): void {
  const amount = new Intl.NumberFormat('en-US', { style: 'currency', currency: challenge.currency });
  byId('text').textContent = challenge.open
    ? `Confirm the payment of ${amount.format(challenge.amount / 100)} with your card ending in ${challenge.last4}.`
    : 'This step is done. You can go back to the shop.';
  byId('buttons').hidden = !challenge.open;
  if (challenge.open) buttons[0]?.focus();
}

/** Returns to the page around the frame, or to the shop's address. */
function leave(challenge: Challenge): void {
  show(challenge);
  const message: FromChallenge = { type: 'sandbox-3ds-done' };
  if (window.parent !== window) window.parent.postMessage(message, location.origin);
  else if (challenge.returnUrl) location.replace(challenge.returnUrl);
}

async function attempt(work: Promise<Challenge>, then: (challenge: Challenge) => void): Promise<void> {
  buttons.forEach((button) => (button.disabled = true));
  byId('problem').textContent = '';
  try {
    const challenge = await work;
    buttons.forEach((button) => (button.disabled = false));
    then(challenge);
  } catch (error) {
    buttons.forEach((button) => (button.disabled = false));
    byId('problem').textContent = (error as Error).message;
  }
}

for (const button of buttons)
  button.addEventListener('click', () => void attempt(call(button.id, 'POST'), leave));
// The page around the frame does not receive key events from inside it.
window.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && window.parent !== window && !byId('buttons').hidden)
    void attempt(call('fail', 'POST'), leave);
});
void attempt(call('details', 'GET'), (challenge) => (challenge.open ? show(challenge) : leave(challenge)));

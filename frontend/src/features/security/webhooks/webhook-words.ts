import type { DeliveryFieldsFragment, WebhookFieldsFragment } from '../../../generated/webhooks';

export type WebhookShown = WebhookFieldsFragment;
export type DeliveryShown = DeliveryFieldsFragment;
type Tone = 'amber' | 'neutral' | 'primary';

/** "dealer.example" of "https://dealer.example/handover". */
export const hostOf = (url: string): string => {
  try {
    return new URL(url).host;
  } catch {
    return url;
  }
};

export function stateOf({ disabledAt, failingSince }: WebhookShown): { label: string; tone: Tone } {
  if (disabledAt) return { label: 'Off', tone: 'neutral' };
  return failingSince ? { label: 'Failing', tone: 'amber' } : { label: 'On', tone: 'primary' };
}

export const DELIVERY_STATES: Record<DeliveryShown['status'], { label: string; tone: Tone }> = {
  WAITING: { label: 'Waiting', tone: 'neutral' },
  DELIVERED: { label: 'Delivered', tone: 'primary' },
  FAILED: { label: 'Failed', tone: 'amber' },
};

/** What came of the last attempt: "Answered 500 in 41 ms", or why there was no answer. */
export function answerText({ attempts }: Pick<DeliveryShown, 'attempts'>): string {
  const last = attempts.at(-1);
  if (!last) return 'Not sent yet';
  if (last.status === null) return `No answer: ${last.error ?? 'unknown'}`;
  return `Answered ${last.status} in ${last.took} ms`;
}

/** What the test says: whether the receiver accepted the event. */
export function testText(delivery: Pick<DeliveryShown, 'attempts' | 'status'>): string {
  if (delivery.status === 'DELIVERED') return `It works. ${answerText(delivery)}.`;
  const body = delivery.attempts.at(-1)?.answer?.trim().slice(0, 200);
  return `It did not accept the event. ${answerText(delivery)}${body ? `: “${body}”` : '.'}`;
}

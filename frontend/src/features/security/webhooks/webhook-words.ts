import { isGivenUp } from '@handover/domain/business/webhook-events';
import { formatMoment } from '../../../lib/format/time';
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

/** Why it is off or failing, and how long an old secret signs too; empty if all is well. */
export function troubleText({ disabledAt, failingSince, oldSecretUntil }: WebhookShown, now: number): string {
  const old = oldSecretUntil && Date.parse(oldSecretUntil) > now ? oldSecretUntil : null;
  return [
    ...(disabledAt ? [offText(disabledAt, failingSince)] : []),
    ...(!disabledAt && failingSince ? [`No event was accepted since ${formatMoment(failingSince)}.`] : []),
    ...(old ? [`The old secret signs too until ${formatMoment(old)}.`] : []),
  ].join(' ');
}

const offText = (disabledAt: string, failingSince: string | null): string =>
  isGivenUp(failingSince, disabledAt)
    ? `Switched off on ${formatMoment(disabledAt)}, after five days without an accepted event. A test that it accepts switches it on again.`
    : `You switched it off on ${formatMoment(disabledAt)}. What happens until you switch it on isn't sent.`;

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

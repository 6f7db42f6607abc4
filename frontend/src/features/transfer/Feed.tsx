import { styled } from '@mui/material/styles';
import { templateOf } from '@handover/domain/transfers/transfer-steps';
import type { TransferAction } from '@handover/domain/transfers/transfer-life';
import type { TransferFieldsFragment, TransferParty } from '../../generated/transfer';
import { Disclosure } from './Disclosure';
import { formatMoment } from './transfer-dates';
import { capitalized } from '../../lib/format/capitalized';
import { useNamed } from '../../lib/content/useNamed';
import { personOf, typeOf } from './transfer-people';

const List = styled('ol')({
  listStyle: 'none',
  margin: 0,
  padding: '4px 0 0',
  display: 'grid',
  gap: 12,
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  '& time': { display: 'block', fontSize: '0.8125rem', color: 'var(--mui-palette-text-secondary)' },
  '& q': {
    display: 'block',
    quotes: 'none',
    color: 'var(--mui-palette-text-secondary)',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  },
});

/** Everything that happened, newest first. */
export function Feed({ transfer }: { transfer: TransferFieldsFragment }) {
  const named = useNamed();
  return (
    <Disclosure title="What happened so far">
      <List>
        {transfer.events.toReversed().map((event) => (
          <li key={`${event.at} ${event.action}`}>
            <time dateTime={event.at}>{formatMoment(event.at)}</time>
            {named(sentenceOf(event, transfer))}
            {event.note && <q dir="auto">{event.note}</q>}
          </li>
        ))}
      </List>
    </Disclosure>
  );
}

type TransferEvent = TransferFieldsFragment['events'][number];
type Told = Pick<TransferFieldsFragment, 'role' | 'type' | 'contacts' | 'status' | 'events'>;

/** `begin` and `status` are recorded by the server alone. */
type Recorded = TransferAction | 'begin' | 'status';
type Sentence = (who: string, step: string, event: TransferEvent, t: Told) => string;

const SENTENCES: Record<Recorded, Sentence> = {
  begin: () => 'The fee was paid, and the transfer began.',
  accept: (who) => `${who} accepted.`,
  decline: (who) => `${who} declined the transfer.`,
  withdraw: (who) => `${who} withdrew from the transfer.`,
  expire: () => 'The time to accept ran out, and the transfer ended.',
  'complete-step': (who, step) => `${who} marked ${step} as done.`,
  'confirm-step': (who, step) => `${who} confirmed ${step}.`,
  'confirm-silently': (_who, step) =>
    `${capitalized(step)} was closed, because there was no answer for 10 days.`,
  'reopen-step': (who, step) => `${who} reopened ${step}.`,
  'undo-step': (who, step) => `${who} took back that ${step} was done.`,
  'expect-step': (who, step) => `${who} named a day for ${step}.`,
  'extend-step': (who, step) => `${who} gave ${step} more time.`,
  'skip-step': (who, step) => `${who} chose to skip ${step}.`,
  'record-refusal': (who) => `${who} recorded that something stops the transfer.`,
  'answer-refusal': (who, _step, event, t) =>
    t.status === 'CANCELLED' && t.events.findLast(({ action }) => action === 'answer-refusal') === event
      ? `${who} agreed, and the transfer ended.`
      : `${who} did not agree, and the transfer was paused.`,
  'agree-silently': () => 'There was no answer for 5 days, which counts as agreed. The transfer ended.',
  stall: (_who, step) => `${capitalized(step)} was more than a week late.`,
  // ends it at once if one party alone was late; otherwise the other party is asked
  'end-stalled': (who, step, event, t) =>
    `${who} ${t.status === 'CANCELLED' && t.events.at(-1) === event ? 'ended' : 'asked to end'} the transfer, because ${step} was more than a week late.`,
  pause: (who) => `${who} paused the transfer.`,
  resume: (who) => `${who} resumed the transfer.`,
  complete: (who) => `${who} completed the transfer.`,
  cancel: (who) => `${who} ended the transfer.`,
  'charge-back': () => 'The buyer’s bank took the fee back.',
  'decide-fee': (who) => `${who} decided about the fee.`,
  status: (who) => `${who} changed the status of the contract.`,
};

/** Who did it, at the start of a sentence. */
function subject(t: Told, by: string): string {
  if (by === 'holder' || by === 'buyer') return capitalized(personOf(t, by.toUpperCase() as TransferParty));
  return by === 'provider' ? 'The payment provider' : 'Handover';
}

function sentenceOf(event: TransferEvent, t: Told): string {
  const step = event.stepKey ? `“${templateOf(typeOf(t), event.stepKey).title}”` : 'the step';
  const sentence: Sentence | undefined = SENTENCES[event.action as Recorded];
  const who = subject(t, event.by);
  return sentence?.(who, step, event, t) ?? `${who} changed the transfer.`;
}

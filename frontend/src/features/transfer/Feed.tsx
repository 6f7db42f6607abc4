import { styled } from '@mui/material/styles';
import type { TransferFieldsFragment } from '../../generated/transfer';
import { Disclosure } from './Disclosure';
import { sentenceOf } from './event-sentences';
import { formatMoment } from './transfer-dates';

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
export const Feed = ({ transfer }: { transfer: TransferFieldsFragment }) => (
  <Disclosure title="What happened so far">
    <List>
      {transfer.events.toReversed().map((event) => (
        <li key={`${event.at} ${event.action}`}>
          <time dateTime={event.at}>{formatMoment(event.at)}</time>
          {sentenceOf(event, transfer)}
          {event.note && <q dir="auto">{event.note}</q>}
        </li>
      ))}
    </List>
  </Disclosure>
);

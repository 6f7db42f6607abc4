import { styled } from '@mui/material/styles';
import type { PrivateMessageFieldsFragment, TransferFieldsFragment } from '../../../generated/transfer';
import { timeAgo } from '../../../lib/format/time';
import { capitalized } from '../../../lib/format/capitalized';
import { personOf } from '../transfer-people';

const List = styled('ul')({
  display: 'grid',
  gap: 10,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    justifySelf: 'start',
    maxWidth: 'min(92%, 60ch)',
    padding: '8px 14px 10px',
    border: '1px solid var(--mui-palette-divider)',
    borderRadius: '4px 16px 16px 16px',
    backgroundColor: 'var(--mui-palette-background-paper)',
  },
  '& > li.mine': {
    justifySelf: 'end',
    borderColor: 'transparent',
    borderRadius: '16px 4px 16px 16px',
    backgroundColor: 'var(--mui-palette-state-active-soft)',
  },
  '& .head': { display: 'flex', gap: 8, fontSize: '0.8125rem', lineHeight: 1.6 },
  '& time': { color: 'var(--mui-palette-text-secondary)' },
  '& .text': { fontSize: '0.9375rem', lineHeight: 1.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '& .warning': {
    margin: '6px 0 0',
    padding: '6px 10px',
    borderRadius: 8,
    fontSize: '0.8125rem',
    lineHeight: 1.5,
    color: 'var(--mui-palette-amber-ink)',
    backgroundColor: 'var(--mui-palette-amber-soft)',
  },
});

interface PrivateMessagesProps {
  messages: readonly PrivateMessageFieldsFragment[];
  transfer: TransferFieldsFragment;
}

export const PrivateMessages = ({ messages, transfer }: PrivateMessagesProps) => (
  <List>
    {messages.map(({ id, by, message, warning, createdAt }) => (
      <li key={id} className={by === transfer.role ? 'mine' : undefined}>
        <div className="head">
          <b>{capitalized(personOf(transfer, by))}</b>
          <time dateTime={createdAt}>{timeAgo(createdAt)}</time>
        </div>
        <div className="text" dir="auto">
          {message}
        </div>
        {warning && <p className="warning">{warning}</p>}
      </li>
    ))}
  </List>
);

import { PAYMENT_WARNING } from '@handover/domain/transfers/payment-warning';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useId, useLayoutEffect, useRef, useState, type SubmitEvent } from 'react';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Send } from 'lucide-react';
import { SafetyTip } from '../../../components/plain/SafetyTip';
import { ErrorState } from '../../../components/plain/ErrorState';
import type { TransferFieldsFragment, PrivateMessageFieldsFragment } from '../../../generated/transfer';
import { isOver } from '../situation';
import { otherPerson, personOf } from '../transfer-people';
import { usePrivateThread, useReadThread } from './usePrivateThread';
import { BusyButton } from '../../../components/mui/BusyButton';
import { problemText } from '../../../lib/errors/problem-text';
import { Problem } from '../../../components/mui/Problem';
import { timeAgo } from '../../../lib/format/time';
import { capitalized } from '../../../lib/format/capitalized';

const Root = styled('section')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 1fr)',
  scrollMarginTop: 88,
  '& > h3': { margin: 0, font: 'var(--mui-font-h4)' },
  '& > .quiet': {
    margin: 0,
    fontSize: '0.875rem',
    lineHeight: 1.5,
    color: 'var(--mui-palette-text-secondary)',
  },
});

const Log = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  maxHeight: 'clamp(240px, 44vh, 400px)',
  padding: 14,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: 12,
  backgroundColor: 'var(--mui-palette-sunken-main)',
  '& > .empty': { margin: '18px auto', textAlign: 'center', color: 'var(--mui-palette-text-secondary)' },
});

/** The anchor of the link to new messages. */
export const THREAD_ID = 'private-thread';

/** What the two parties write to each other, for one of them. */
export function PrivateThread({ transfer }: { transfer: TransferFieldsFragment }) {
  const titleId = useId();
  const { id, status, unreadMessages, acceptsMessages } = transfer;
  const thread = usePrivateThread(id);
  const { messages, loading, failed, retry, hasOlder, loadOlder } = thread;
  const newest = messages.at(-1)?.id;
  const box = useRef<HTMLDivElement>(null);
  useReadThread(box, id, unreadMessages);
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [newest]);
  const other = otherPerson(transfer) ?? '';
  return (
    <Root aria-labelledby={titleId} id={THREAD_ID}>
      <h3 id={titleId}>Messages with {other}</h3>
      <p className="quiet">
        Only the two of you read this. We read it only to settle a dispute, and record that we did.
      </p>
      <Log ref={box} role="log" aria-label="Private messages" tabIndex={0}>
        {loading && <Skeleton height={56} width="70%" />}
        {failed && <ErrorState title="Couldn't load messages" onRetry={retry} />}
        {hasOlder && (
          <Button size="small" onClick={loadOlder}>
            Load older messages
          </Button>
        )}
        {!loading && !failed && messages.length === 0 && (
          <p className="empty">
            {isOver(status) ? 'No messages.' : `No messages yet. Say hello to ${other}.`}
          </p>
        )}
        <PrivateMessages messages={messages} transfer={transfer} />
      </Log>
      {acceptsMessages && <ThreadComposer busy={thread.sending} onSend={thread.send} />}
      {acceptsMessages && <SafetyTip text={PAYMENT_WARNING} />}
      {!acceptsMessages && <p className="quiet">This conversation is closed.</p>}
    </Root>
  );
}

const Form = styled('form')({ display: 'flex', alignItems: 'flex-end', gap: 8 });
const MAX_LENGTH = 2000;

/** The text stays until the server has taken it. */
function ThreadComposer({ busy, onSend }: { busy: boolean; onSend: (text: string) => Promise<void> }) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    const message = text.trim();
    if (!message || busy) return;
    setProblem('');
    try {
      await onSend(message);
      setText('');
    } catch (error) {
      setProblem(problemText(error));
    }
  };
  return (
    <>
      <Form onSubmit={(event) => void send(event)}>
        <OutlinedInput
          fullWidth
          multiline
          maxRows={6}
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder="Write a private message"
          inputProps={{ 'aria-label': 'Private message', maxLength: MAX_LENGTH, dir: 'auto' }}
        />
        <BusyButton
          type="submit"
          variant="contained"
          sx={{ minHeight: 48 }}
          busy={busy}
          startIcon={<Send size={18} aria-hidden />}
        >
          Send
        </BusyButton>
      </Form>
      <Problem text={problem} />
    </>
  );
}

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

const PrivateMessages = ({ messages, transfer }: PrivateMessagesProps) => (
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

import { PAYMENT_WARNING } from '@handover/domain/transfers/payment-warning';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useId, useLayoutEffect, useRef } from 'react';
import { SafetyTip } from '../../../components/plain/SafetyTip';
import { ErrorState } from '../../../components/plain/ErrorState';
import type { TransferFieldsFragment } from '../../../generated/transfer';
import { PrivateMessages } from './PrivateMessages';
import { isOver } from '../situation';
import { ThreadComposer } from './ThreadComposer';
import { otherPerson } from '../transfer-people';
import { usePrivateThread, useReadThread } from './usePrivateThread';

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

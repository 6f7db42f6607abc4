import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { editsOf, type TermChange } from '../../components/plain/ChangeLine';
import { THREAD_TIP } from '@handover/domain/safety-tips';
import { SafetyTip } from '../../components/plain/SafetyTip';
import { ErrorState } from '../../components/plain/ErrorState';
import { MessageInput } from './MessageInput';
import { MessageList, ThreadLog } from './MessageList';
import { useMarkRead } from './useMarkRead';
import { useMessages } from './useMessages';
import { useSaleChanges } from './useSaleChanges';
import type { ChatViewer } from './thread-messages';
import { MuiScope } from '../../theme/MuiScope';

interface ThreadProps {
  contractId: string;
  changes: readonly TermChange[];
  acceptsMessages: boolean;
  viewer: ChatViewer | null;
  signInHref: string;
  /** Reports the number of loaded messages to the button that opens the panel. */
  onCount: (count: number) => void;
}

/** Within this distance from the bottom, in px, the view follows new messages. */
const NEAR_END_PX = 80;

const Note = styled('p')({
  margin: '12px 0 0',
  fontSize: '0.875rem',
  lineHeight: 1.5,
  color: 'var(--mui-palette-text-secondary)',
});

export function Thread({ contractId, changes, acceptsMessages, viewer, signInHref, onCount }: ThreadProps) {
  const { messages, loading, failed, retry, hasOlder, loadOlder } = useMessages(contractId, viewer);
  useMarkRead(contractId, viewer, messages);
  useSaleChanges(contractId, viewer);
  const box = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const form = useRef<HTMLFormElement>(null);
  const hasSent = useRef(false);
  const lastId = messages.at(-1)?.id;

  useEffect(() => onCount(messages.length), [messages.length, onCount]);
  useLayoutEffect(() => {
    // Follow new messages unless the user has scrolled up.
    if (box.current && atEnd.current) box.current.scrollTop = box.current.scrollHeight;
    // The log grows with the first messages and moves the field below it.
    if (hasSent.current) form.current?.scrollIntoView({ block: 'nearest' });
    hasSent.current = false;
  }, [lastId, messages.length]);

  return (
    <MuiScope>
      <SafetyTip text={THREAD_TIP} />
      <ThreadLog
        ref={box}
        role="log"
        aria-label="Messages"
        tabIndex={0}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
          atEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_END_PX;
        }}
      >
        {loading && <Skeleton height={72} width="70%" sx={{ mt: 'auto' }} />}
        {failed && <ErrorState title="Couldn't load messages" onRetry={retry} />}
        {hasOlder && (
          <Button size="small" onClick={loadOlder}>
            Load older messages
          </Button>
        )}
        {!loading && !failed && messages.length === 0 && (
          <p className="empty">No messages yet. Start the conversation!</p>
        )}
        <MessageList
          messages={messages}
          // those before the loaded part belong to its older messages
          edits={editsOf(changes).filter(
            ({ changedAt }) => !hasOlder || changedAt > (messages[0]?.createdAt ?? ''),
          )}
          viewerId={viewer?.id ?? null}
        />
      </ThreadLog>
      {!acceptsMessages && <Note>This contract isn't accepting new messages.</Note>}
      {acceptsMessages && !viewer && (
        <Button fullWidth variant="outlined" href={signInHref} sx={{ mt: 2 }}>
          Sign in to send a message
        </Button>
      )}
      {acceptsMessages && viewer && (
        <MessageInput
          contractId={contractId}
          viewer={viewer}
          signInHref={signInHref}
          formRef={form}
          onSend={() => {
            atEnd.current = true;
            hasSent.current = true;
          }}
        />
      )}
      {acceptsMessages && <Note>Everyone can read this conversation. Write it like an announcement.</Note>}
    </MuiScope>
  );
}

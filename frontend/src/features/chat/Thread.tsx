import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { ErrorState } from '../../components/ErrorState';
import { MessageInput } from './MessageInput';
import { MessageItem } from './MessageItem';
import { useMessages } from './useMessages';
import type { ChatViewer } from './chat-viewer';

interface ThreadProps {
  contractId: string;
  acceptsMessages: boolean;
  viewer: ChatViewer | null;
  signInHref: string;
  /** Reports the number of loaded messages to the button that opens the panel. */
  onCount: (count: number) => void;
}

/** Within this distance from the bottom, in px, the view follows new messages. */
const NEAR_END_PX = 80;

export function Thread({ contractId, acceptsMessages, viewer, signInHref, onCount }: ThreadProps) {
  const { messages, loading, failed, retry, hasOlder, loadOlder } = useMessages(contractId, viewer);
  const box = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const lastId = messages.at(-1)?.id;

  useEffect(() => onCount(messages.length), [messages.length, onCount]);
  useLayoutEffect(() => {
    // Follow new messages unless the user has scrolled up.
    if (box.current && atEnd.current) box.current.scrollTop = box.current.scrollHeight;
  }, [lastId]);

  return (
    <Box sx={{ mt: 2.5 }}>
      <Box
        ref={box}
        role="log"
        aria-label="Messages"
        tabIndex={0}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
          atEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_END_PX;
        }}
        sx={{
          height: 320,
          overflowY: 'auto',
          overscrollBehavior: 'contain',
          p: 2,
          borderRadius: '12px',
          bgcolor: 'sunken.main',
        }}
      >
        {loading && <Skeleton height={72} width="70%" />}
        {failed && <ErrorState title="Couldn't load messages" onRetry={retry} />}
        {hasOlder && (
          <Box sx={{ textAlign: 'center', mb: 1.5 }}>
            <Button size="small" onClick={loadOlder}>
              Load older messages
            </Button>
          </Box>
        )}
        {!loading && !failed && messages.length === 0 && (
          <Typography color="textSecondary" sx={{ textAlign: 'center', py: 12 }}>
            No messages yet. Start the conversation!
          </Typography>
        )}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
          {messages.map((message) => (
            <MessageItem key={message.id} message={message} mine={message.senderId === viewer?.id} />
          ))}
        </Box>
      </Box>
      {acceptsMessages ? (
        <MessageInput
          contractId={contractId}
          viewer={viewer}
          signInHref={signInHref}
          onSend={() => (atEnd.current = true)}
        />
      ) : (
        <Typography color="textSecondary" variant="body2" sx={{ mt: 2 }}>
          This contract isn't accepting new messages.
        </Typography>
      )}
    </Box>
  );
}

import { MessageCircle } from 'lucide-react';
import { Suspense, useEffect, useId, useState } from 'react';
import { Button } from '../../components/plain/Button';
import type { TermChange } from '../../components/plain/ChangeLine';
import { Panel } from '../../components/plain/Panel';
import { signInPath } from '../../lib/session/sign-in';
import { threadPath } from '../../lib/thread-path';
import { useConnection } from '../../lib/connection';
import type { ChatViewer } from './thread-messages';
import { hasDraft } from './useMessageDraft';
import { Bone } from '../../components/plain/Bone';
import { useThreadPreviewQuery } from '../../generated/chat';
import { MessageList, ThreadLog } from './MessageList';
import './ChatPanel.css';
import { lazyPart } from '../../lib/lazy-part';

const Thread = lazyPart(() => import('./Thread').then((module) => module.Thread));

interface ChatPanelProps {
  contractId: string;
  /** What the seller changed since it was listed, newest first. */
  changes: readonly TermChange[];
  messageCount: number;
  acceptsMessages: boolean;
  viewer: ChatViewer | null;
  /** Opens the thread at once, as the links back from signing in do. */
  startsOpen: boolean;
}

/** The Contact Seller card. The thread is mounted, and kept up to date, only while the panel is open. */
export function ChatPanel({ contractId, messageCount, startsOpen, ...thread }: ChatPanelProps) {
  const panelId = useId();
  const viewerId = thread.viewer?.id ?? null;
  const [open, setOpen] = useState(false);
  const [seen, setSeen] = useState(0);
  const count = Math.max(messageCount, seen);
  useEffect(() => {
    // Only after hydration: the server knows neither the live thread nor an unsent message.
    if (startsOpen || (viewerId && hasDraft(contractId, viewerId))) setOpen(true);
  }, [contractId, viewerId, startsOpen]);
  return (
    <Panel className="chat-panel" id="messages" aria-label="Contact Seller">
      <h2>Contact Seller</h2>
      <p>Questions and answers about this contract, open to everyone.</p>
      {!open && count > 0 && <LatestMessages contractId={contractId} viewerId={viewerId} count={count} />}
      <Button
        variant="outlined"
        startIcon={<MessageCircle size={18} aria-hidden />}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Hide Messages' : `View Messages (${count})`}
      </Button>
      <div id={panelId}>
        {open && (
          <Suspense fallback={<Waiting />}>
            <Thread
              contractId={contractId}
              {...thread}
              signInHref={signInPath(threadPath(contractId))}
              onCount={setSeen}
            />
          </Suspense>
        )}
      </div>
    </Panel>
  );
}

interface LatestMessagesProps {
  contractId: string;
  viewerId: string | null;
  /** How many messages the thread has. */
  count: number;
}

export const PREVIEWED = 2;

/** The last messages above the closed thread, read once: the open thread keeps the same list up to date. */
function LatestMessages({ contractId, viewerId, count }: LatestMessagesProps) {
  const { data, loading } = useThreadPreviewQuery({ variables: { contractId, last: PREVIEWED } });
  const messages = data?.messages.edges.slice(-PREVIEWED).map(({ node }) => node) ?? [];
  if (loading) return <Bone style={{ height: count === 1 ? 70 : 152, marginTop: 16 }} />;
  return <MessageList label="Latest messages" messages={messages} viewerId={viewerId} clipped />;
}

/** The thread before its code is there. */
function Waiting() {
  const isOnline = useConnection() === 'online';
  return (
    <ThreadLog>
      {!isOnline && <p className="empty">Couldn't load messages. They appear when you're back online.</p>}
    </ThreadLog>
  );
}

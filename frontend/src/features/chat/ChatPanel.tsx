import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { MessageCircle } from 'lucide-react';
import { useId, useState } from 'react';
import { Thread } from './Thread';
import type { ChatViewer } from './chat-viewer';

interface ChatPanelProps {
  contractId: string;
  messageCount: number;
  acceptsMessages: boolean;
  viewer: ChatViewer | null;
  signInHref: string;
}

/** The Contact Seller card. The thread is mounted only while the panel is open. */
export function ChatPanel({ contractId, messageCount, acceptsMessages, viewer, signInHref }: ChatPanelProps) {
  const panelId = useId();
  const [open, setOpen] = useState(false);
  const [seen, setSeen] = useState(0);
  const count = Math.max(messageCount, seen);
  return (
    <Card component="section" aria-label="Contact Seller" sx={{ p: { xs: 2.5, sm: 3 } }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1.5,
        }}
      >
        <div>
          <Typography variant="h4" component="h2">
            Contact Seller
          </Typography>
          <Typography variant="body2" color="textSecondary">
            Everyone can read this conversation.
          </Typography>
        </div>
        <Button
          variant="outlined"
          startIcon={<MessageCircle size={18} aria-hidden />}
          aria-expanded={open}
          aria-controls={panelId}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Hide Messages' : `View Messages (${count})`}
        </Button>
      </Box>
      <div id={panelId}>
        {open && (
          <Thread
            contractId={contractId}
            acceptsMessages={acceptsMessages}
            viewer={viewer}
            signInHref={signInHref}
            onCount={setSeen}
          />
        )}
      </div>
    </Card>
  );
}

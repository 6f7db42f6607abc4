import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Send } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { TextWarnings } from '../../components/TextWarnings';
import { useTextWarnings } from '../../lib/moderation/useTextWarnings';
import type { ChatViewer } from './chat-viewer';
import { useSendMessage } from './useSendMessage';

interface MessageInputProps {
  contractId: string;
  viewer: ChatViewer | null;
  signInHref: string;
  onSend: () => void;
}

const MAX_LENGTH = 2000;

export function MessageInput({ contractId, viewer, signInHref, onSend }: MessageInputProps) {
  const [text, setText] = useState('');
  const warnings = useTextWarnings(viewer ? text : '');
  // Restore the text of a refused message unless the user has typed something new.
  const send = useSendMessage(contractId, viewer, (failed) => setText((now) => now || failed));

  if (!viewer) {
    return (
      <Button fullWidth variant="contained" href={signInHref} sx={{ mt: 2 }}>
        Sign in to send a message
      </Button>
    );
  }
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    onSend();
    if (send(text)) setText('');
  };
  return (
    <>
      <Box component="form" onSubmit={handleSubmit} sx={{ display: 'flex', gap: 1, mt: 2 }}>
        <OutlinedInput
          fullWidth
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder="Type your message..."
          autoComplete="off"
          inputProps={{ 'aria-label': 'Message', maxLength: MAX_LENGTH, enterKeyHint: 'send' }}
        />
        <Button type="submit" variant="contained" startIcon={<Send size={18} aria-hidden />}>
          Send
        </Button>
      </Box>
      <TextWarnings warnings={warnings} />
    </>
  );
}

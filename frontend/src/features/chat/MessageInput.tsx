import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { Send, WifiOff } from 'lucide-react';
import {
  useEffect,
  useEffectEvent,
  useState,
  type KeyboardEvent,
  type RefObject,
  type SubmitEvent,
} from 'react';
import { TextWarnings } from '../../components/mui/TextWarnings';
import { useTextWarnings } from '../../lib/moderation/useTextWarnings';
import { useSession } from '../../lib/session/useSession';
import type { ChatViewer } from './thread-messages';
import { useMessageDraft } from './useMessageDraft';
import { useSendMessage } from './useSendMessage';

interface MessageInputProps {
  contractId: string;
  viewer: ChatViewer;
  signInHref: string;
  formRef: RefObject<HTMLFormElement | null>;
  onSend: () => void;
}

const MAX_LENGTH = 2000;

const Form = styled('form')({ display: 'flex', alignItems: 'end', gap: 8, marginTop: 16, scrollMargin: 24 });

const Notice = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  margin: '12px 0 0',
  padding: '10px 14px',
  borderRadius: 10,
  fontSize: '0.875rem',
  lineHeight: 1.5,
  color: 'var(--mui-palette-amber-ink)',
  backgroundColor: 'var(--mui-palette-amber-soft)',
  '& svg': { flex: 'none' },
  '& a': { fontWeight: 600 },
});

export function MessageInput({ contractId, viewer, signInHref, formRef, onSend }: MessageInputProps) {
  const [text, setText] = useMessageDraft(contractId, viewer.id);
  /** The message that goes out as soon as the browser is online again. */
  const [waiting, setWaiting] = useState(false);
  const { ended } = useSession();
  const warnings = useTextWarnings(text);
  const send = useSendMessage(contractId, viewer, (failed, reason) => {
    // Restore the text of a refused message unless the user has typed something new.
    setText((now) => now || failed);
    setWaiting(reason === 'OFFLINE');
  });

  const sendNow = () => {
    setWaiting(false);
    onSend();
    if (send(text)) setText('');
  };
  useOnline(waiting, sendNow);

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    sendNow();
  };
  /** Shift and Enter write a new line. */
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    formRef.current?.requestSubmit();
  };
  return (
    <>
      <Form ref={formRef} onSubmit={handleSubmit}>
        <OutlinedInput
          fullWidth
          multiline
          maxRows={5}
          onKeyDown={handleKey}
          value={text}
          readOnly={waiting}
          onChange={(event) => setText(event.target.value)}
          placeholder="Type your message..."
          autoComplete="off"
          inputProps={{ 'aria-label': 'Message', maxLength: MAX_LENGTH, enterKeyHint: 'send', dir: 'auto' }}
        />
        {waiting ? (
          <Button variant="outlined" sx={{ minHeight: 48 }} onClick={() => setWaiting(false)}>
            Edit
          </Button>
        ) : (
          <Button
            type="submit"
            variant="contained"
            sx={{ minHeight: 48 }}
            startIcon={<Send size={18} aria-hidden />}
          >
            Send
          </Button>
        )}
      </Form>
      <div role="status">
        {waiting && (
          <Notice>
            <WifiOff size={18} aria-hidden />
            You're offline. We'll send it when you're back.
          </Notice>
        )}
        {ended && (
          <Notice>
            <span>
              You're signed out. Your message stays here: <a href={signInHref}>Sign in</a> to send it.
            </span>
          </Notice>
        )}
      </div>
      <TextWarnings warnings={warnings} />
    </>
  );
}

/** Calls back once the browser is online again, while `waiting`. */
function useOnline(waiting: boolean, onOnline: () => void) {
  const call = useEffectEvent(onOnline);
  useEffect(() => {
    if (!waiting) return;
    const listener = () => call();
    window.addEventListener('online', listener, { once: true });
    return () => window.removeEventListener('online', listener);
  }, [waiting]);
}

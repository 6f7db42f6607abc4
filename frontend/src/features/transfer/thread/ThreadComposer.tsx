import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { Send } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { BusyButton } from '../../../components/mui/BusyButton';
import { problemText } from '../../../lib/errors/problem-text';
import { Problem } from '../../../components/mui/Problem';

const Form = styled('form')({ display: 'flex', alignItems: 'flex-end', gap: 8 });
const MAX_LENGTH = 2000;

interface ThreadComposerProps {
  busy: boolean;
  onSend: (text: string) => Promise<void>;
}

/** The text stays until the server has taken it. */
export function ThreadComposer({ busy, onSend }: ThreadComposerProps) {
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

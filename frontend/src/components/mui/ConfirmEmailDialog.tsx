import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { postJson } from '../../lib/boot/post-json';
import { problemText } from '../../lib/errors/problem-text';
import { readError } from '../../lib/errors/read-error';
import type { EmailQuestion } from '../../lib/session/member-question';
import { AppDialog } from './AppDialog';
import { BusyButton } from './BusyButton';

type Sending = 'idle' | 'sending' | 'sent' | 'confirmed';

const NEWS: Partial<Record<Sending, string>> = {
  sent: 'Check your inbox: we sent you a new link.',
  confirmed: 'Your email address is confirmed. You can go on.',
};

/** Asks for a confirmed email address, and repeats what was refused once the member has opened the link. */
export function ConfirmEmailDialog({ question: { answer } }: { question: EmailQuestion }) {
  const [sending, setSending] = useState<Sending>('idle');
  const [problem, setProblem] = useState('');

  const send = async () => {
    setSending('sending');
    setProblem('');
    try {
      await postJson('/api/auth/email-confirmation', {});
      setSending('sent');
    } catch (error) {
      // they have opened the link elsewhere meanwhile
      const isConfirmed = readError(error).code === 'CONFLICT';
      setSending(isConfirmed ? 'confirmed' : 'idle');
      if (!isConfirmed) setProblem(problemText(error));
    }
  };

  return (
    <AppDialog open onClose={() => answer(false)} maxWidth="xs" aria-labelledby="confirm-email-title">
      <DialogTitle id="confirm-email-title" variant="h3" component="h2">
        Confirm your email first
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Typography color="textSecondary">
          Please open the link in the email we sent you, then come back here and go on. What you entered
          stays.
        </Typography>
        {sending !== 'confirmed' && (
          <BusyButton
            variant="outlined"
            busy={sending === 'sending'}
            busyLabel="Sending..."
            onClick={() => void send()}
          >
            Send the confirmation again
          </BusyButton>
        )}
        <Box role="status">{NEWS[sending]}</Box>
        <Typography role="alert" color="error">
          {problem}
        </Typography>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3, gap: 1 }}>
        <Button variant="outlined" onClick={() => answer(false)}>
          Not now
        </Button>
        <Button variant="contained" onClick={() => answer(true)}>
          I confirmed it, go on
        </Button>
      </DialogActions>
    </AppDialog>
  );
}

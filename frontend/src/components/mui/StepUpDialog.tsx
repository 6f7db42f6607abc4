import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useState, type SyntheticEvent } from 'react';
import { postJson } from '../../lib/boot/post-json';
import { problemText } from '../../lib/errors/problem-text';
import { answerPasskey } from '../../lib/session/answer-passkey';
import { signInPath } from '../../lib/session/sign-in';
import type { ProofQuestion } from '../../lib/session/member-question';
import { AppDialog } from './AppDialog';
import { BusyButton } from './BusyButton';
import { TextInput } from './TextInput';

const PATH = '/api/user/step-up';

/** Step-up: asks the member to prove who they are before an action that cannot be undone. */
export function StepUpDialog({ question: { details, answer } }: { question: ProofQuestion }) {
  const { proofs } = details;
  const [value, setValue] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const byPassword = proofs.includes('password');
  const byCode = proofs.includes('authenticator') || proofs.includes('recovery-code');

  const run = async (proof: () => Promise<Record<string, string>>, unanswered?: string) => {
    setBusy(true);
    setProblem('');
    try {
      await postJson(PATH, await proof());
      answer(true);
    } catch (error) {
      setProblem(problemText(error, unanswered));
      setBusy(false);
    }
  };
  const askPasskey = async () => ({ passkey: await answerPasskey(`${PATH}/passkey`) });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void run(() => Promise.resolve({ [byPassword ? 'password' : 'code']: value }));
  };

  return (
    <AppDialog open onClose={() => answer(false)} maxWidth="xs" aria-labelledby="step-up-title">
      <Box component="form" noValidate onSubmit={submit}>
        <DialogTitle id="step-up-title" variant="h3" component="h2">
          Confirm that it is you
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Typography color="textSecondary">
            {proofs.length > 0
              ? 'You signed in a while ago. Please confirm before we go on.'
              : 'You signed in a while ago. Please sign in again, then repeat this.'}
          </Typography>
          {proofs.includes('passkey') && (
            <BusyButton
              variant={byCode ? 'outlined' : 'contained'}
              busy={busy}
              onClick={() => void run(askPasskey, 'Your passkey was not used. Please try again.')}
            >
              Use a Passkey
            </BusyButton>
          )}
          {(byPassword || byCode) && (
            <TextInput
              label={byPassword ? 'Password' : 'Code from your app, or a recovery code'}
              type={byPassword ? 'password' : 'text'}
              autoComplete={byPassword ? 'current-password' : 'one-time-code'}
              autoFocus
              value={value}
              onChange={(event) => setValue(event.target.value)}
              error={Boolean(problem)}
            />
          )}
          <Typography role="alert" color="error">
            {problem}
          </Typography>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 3, gap: 1 }}>
          <Button variant="outlined" onClick={() => answer(false)}>
            Cancel
          </Button>
          {proofs.length === 0 && (
            <Button variant="contained" href={signInPath(window.location.pathname)}>
              Sign In Again
            </Button>
          )}
          {(byPassword || byCode) && (
            <BusyButton
              type="submit"
              variant="contained"
              busy={busy}
              busyLabel="Checking..."
              disabled={!value}
            >
              Confirm
            </BusyButton>
          )}
        </DialogActions>
      </Box>
    </AppDialog>
  );
}

import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { SHIPPED_VERSION } from '@handover/domain/legal/shipped-version';
import { useEffect, useState } from 'react';
import { AcceptTermsDocument, TermsChangesDocument, type TermsChangesQuery } from '../../generated/session';
import { request } from '../../lib/boot/request';
import { problemText } from '../../lib/errors/problem-text';
import { readError } from '../../lib/errors/read-error';
import type { TermsQuestion } from '../../lib/session/member-question';
import { Difference } from '../plain/legal/Difference';
import { ErrorState } from '../plain/ErrorState';
import { AppDialog } from './AppDialog';
import { BusyButton } from './BusyButton';

type Changes = TermsChangesQuery['legalChanges'];

/** Asks for consent to new terms, before what the member wanted to do is done. */
export function TermsDialog({ question }: { question: TermsQuestion }) {
  const { details, answer } = question;
  const { changes, failed, load } = useChanges(details.acceptedVersion ?? SHIPPED_VERSION);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  const accept = async (version: number) => {
    setBusy(true);
    setProblem('');
    try {
      await request(AcceptTermsDocument, { version });
      answer(true);
    } catch (error) {
      setProblem(problemText(error));
      setBusy(false);
      // they were replaced while the member read them
      if (readError(error).code === 'CONFLICT') load();
    }
  };

  return (
    <AppDialog open onClose={() => answer(false)} aria-labelledby="terms-title">
      <DialogTitle id="terms-title" variant="h3" component="h2">
        Our terms have changed
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <Typography color="textSecondary">
          Please read what is new before we go on. The whole text is in our{' '}
          <Link href="/terms" target="_blank" rel="noopener">
            Terms of Service
          </Link>
          .
        </Typography>
        {changes ? (
          <TermsChanges {...changes} />
        ) : failed ? (
          <ErrorState title="Couldn't load the changes" onRetry={load} />
        ) : (
          <Skeleton height={180} />
        )}
        <Typography role="alert" color="error">
          {problem}
        </Typography>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3, gap: 1 }}>
        <Button variant="outlined" onClick={() => answer(false)}>
          Not now
        </Button>
        <BusyButton
          variant="contained"
          busy={busy}
          disabled={!changes}
          onClick={() => changes && void accept(changes.version)}
        >
          Accept and go on
        </BusyButton>
      </DialogActions>
    </AppDialog>
  );
}

const TermsChanges = ({ notes, pieces }: Changes) => (
  <>
    {notes.map((note) => (
      <Typography key={note} sx={{ fontWeight: 600 }}>
        {note}
      </Typography>
    ))}
    <Difference pieces={pieces} />
  </>
);

/** What the terms in force changed since this version; the dialog is outside of Apollo. */
function useChanges(since: number) {
  const [changes, setChanges] = useState<Changes | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    request(TermsChangesDocument, { since }).then(
      ({ legalChanges }) => isCurrent && setChanges(legalChanges),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [since, attempt]);
  const load = () => {
    setFailed(false);
    setAttempt((count) => count + 1);
  };
  return { changes, failed, load };
}

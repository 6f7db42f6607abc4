import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { useId } from 'react';
import { kindOf } from '../../../components/contract/contract-kinds';
import { AppDialog } from '../../../components/mui/AppDialog';
import { ErrorState } from '../../../components/plain/ErrorState';
import { useMyCandidateProfileQuery } from '../../../generated/candidates';
import { AskForm } from './AskForm';
import type { AskProps } from './ask-props';

/** A sheet over the whole screen of a phone. */
const sheetSx = {
  '& .MuiDialog-paper': {
    maxWidth: 640,
    '@media (max-width: 767.98px)': {
      m: 0,
      width: '100%',
      maxWidth: 'none',
      height: '100%',
      maxHeight: 'none',
      borderRadius: 0,
    },
  },
} as const;

/** Asks to take a contract over, or to stand by: answers, terms, check. */
export function AskDialog(props: AskProps) {
  const titleId = useId();
  const { contract, isStandBy, onClose } = props;
  const profile = useMyCandidateProfileQuery({
    variables: { type: contract.type },
    fetchPolicy: 'network-only',
  });
  const saved = profile.data?.myCandidateProfile;
  return (
    <AppDialog open onClose={onClose} aria-labelledby={titleId} maxWidth="md" sx={sheetSx}>
      <DialogTitle id={titleId} variant="h3" component="h2" sx={{ pb: 1 }}>
        {isStandBy ? 'Stand by' : 'Ask to take over'}
      </DialogTitle>
      {saved ? (
        <AskForm {...props} type={kindOf(contract.type).slug} profile={saved.answers} />
      ) : (
        <DialogContent>
          {profile.error ? (
            <ErrorState
              title="Couldn't load the questions"
              onRetry={() => void profile.refetch().catch(() => undefined)}
            />
          ) : (
            <Box role="status" aria-label="Loading">
              {[1, 2, 3, 4].map((row) => (
                <Skeleton key={row} variant="rounded" height={56} sx={{ mb: 2.5 }} />
              ))}
            </Box>
          )}
        </DialogContent>
      )}
    </AppDialog>
  );
}

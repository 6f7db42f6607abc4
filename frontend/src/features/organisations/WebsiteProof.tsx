import { PROOF_PATH } from '@handover/domain/business/organisations';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BusyButton } from '../../components/mui/BusyButton';
import { CopyButton } from '../../components/mui/CopyButton';
import { Problem } from '../../components/mui/Problem';
import { useConfirmWebsiteMutation } from '../../generated/organisations';
import { useAttempt } from '../../lib/form/useAttempt';
import { toast } from '../../lib/toast/toast-store';
import type { OrganisationShown } from './organisation-words';

interface WebsiteProofProps {
  organisation: Pick<OrganisationShown, 'id' | 'proof'> & { website: string };
}

/** The line that proves who runs the website, where to put it, and the button that looks for it. */
export function WebsiteProof({ organisation: { id, website, proof } }: WebsiteProofProps) {
  const [confirmWebsite] = useConfirmWebsiteMutation({ variables: { id } });
  const { busy, problem, run } = useAttempt();
  const check = async () => {
    if (await run(() => confirmWebsite(), 'We could not check it. Please try again.'))
      toast({ title: `${website} is confirmed` });
  };
  return (
    <Box
      component="section"
      aria-label={`Confirm ${website}`}
      sx={{ display: 'grid', gap: 1.5, pt: 3, borderTop: '1px solid', borderColor: 'divider', minWidth: 0 }}
    >
      <Typography variant="h4" component="h3" sx={{ fontSize: '1.0625rem', overflowWrap: 'anywhere' }}>
        Confirm {website}
      </Typography>
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        Put this line into the file <code>{PROOF_PATH}</code> of the website, or into a TXT record of the
        domain or of <code>_handover.{website}</code>.
      </Typography>
      <Box
        sx={{
          ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 },
          '& > code': {
            flex: '1 1 260px',
            p: 1.5,
            borderRadius: '12px',
            bgcolor: 'sunken.main',
            minWidth: 0,
          },
        }}
      >
        <Box component="code" sx={{ overflowWrap: 'anywhere', fontSize: '0.875rem' }}>
          {proof}
        </Box>
        <CopyButton text={proof} label="Copy" />
      </Box>
      {problem && <Problem text={problem} />}
      <div>
        <BusyButton variant="contained" busy={busy} busyLabel="Checking..." onClick={() => void check()}>
          Check Now
        </BusyButton>
      </div>
    </Box>
  );
}

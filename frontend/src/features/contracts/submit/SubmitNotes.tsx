import { SUBMIT_CLAIM } from '@handover/domain/claims/claims-in-code';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import Button from '@mui/material/Button';
import { useClaims } from '../../../lib/content/useClaims';
import { useIsReviewed } from '../../../lib/content/useSiteInfo';

/** Says that the form is kept on this device. Of the same height in both states, so that the form does not move. */
export const DraftLine = ({ restored, onStartOver }: { restored: boolean; onStartOver: () => void }) => (
  <Box
    role="status"
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 1,
      minHeight: 44,
      mb: -1.5,
      fontSize: '0.875rem',
      color: 'text.secondary',
    }}
  >
    {restored ? (
      <>
        We restored your draft.
        <Button onClick={onStartOver}>Start over</Button>
      </>
    ) : (
      'Your draft is kept on this device.'
    )}
  </Box>
);

const AT_ONCE =
  'Changes take effect as soon as you save. The page shows what changed and when. While the contract is live, people who asked about it are notified, and a buyer at checkout has to review the new terms first.';
const AFTER_REVIEW =
  'We look at changes first: until then only you can see the contract, and no one can buy it. We tell you as soon as it is live again.';

/** Says what an edit of a listed contract does. */
export const EditLine = () => (
  <Typography color="textSecondary" sx={{ fontSize: '0.875rem' }}>
    {useIsReviewed() ? AFTER_REVIEW : AT_ONCE}
  </Typography>
);

const terms = [
  'All information you provide must be accurate.',
  SUBMIT_CLAIM,
  'You cooperate with the transfer until it is done.',
  'Fees and payments are handled via the platform.',
];

export function SubmitTerms() {
  const isShown = useClaims();
  const shown = terms.filter((term) => term !== SUBMIT_CLAIM || isShown('verify-details'));
  return (
    <Box sx={{ p: 2.5, borderRadius: '12px', bgcolor: 'sunken.main' }}>
      <Typography variant="h5" component="h2">
        Terms & Conditions
      </Typography>
      <Typography sx={{ mt: 0.5, fontSize: '0.9375rem' }}>By submitting you agree to this:</Typography>
      <Box
        component="ul"
        sx={{ m: 0, mt: 1, pl: 2.5, color: 'text.secondary', fontSize: '0.9375rem', lineHeight: 1.7 }}
      >
        {shown.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </Box>
    </Box>
  );
}

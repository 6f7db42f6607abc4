import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '../../components/visually-hidden';
import type { ForSale } from './contract-for-sale';
import { termsChanges } from './terms-changes';

interface TermsChangedProps {
  /** What the buyer was shown. */
  before: ForSale;
  /** As the contract is now. */
  after: ForSale;
  onContinue: () => void;
  onCancel: () => void;
}

const longText = { whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxHeight: 160, overflowY: 'auto' };

/** Asks a buyer to agree to the terms as they are now: old and new value of each. */
export function TermsChanged({ before, after, onContinue, onCancel }: TermsChangedProps) {
  const changes = termsChanges(before, after);
  return (
    <>
      <Typography
        role="alert"
        sx={{ my: 2, px: 2, py: 1.5, borderRadius: '10px', bgcolor: 'amber.soft', color: 'amber.ink' }}
      >
        The terms of this contract have changed since you opened it. You weren't charged. Please review them
        again.
      </Typography>
      {changes.length === 0 && (
        <Typography sx={{ mb: 1 }}>
          The change is in the details of the contract.{' '}
          <Link href={`/contracts/${after.id}`} target="_blank" rel="noopener">
            See the contract as it is now
          </Link>
        </Typography>
      )}
      <Box component="dl" sx={{ m: 0, '& > div + div': { borderTop: '1px solid', borderColor: 'divider' } }}>
        {changes.map((change) => (
          <Box key={change.label} sx={{ py: 1.25 }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {change.label}
            </Typography>
            <Box component="dd" sx={{ m: 0 }}>
              <Box component="del" sx={{ display: 'block', color: 'text.secondary', ...longText }}>
                <Box component="span" sx={visuallyHidden}>
                  Before:{' '}
                </Box>
                {change.before}
              </Box>
              <Box
                component="ins"
                sx={{ display: 'block', textDecoration: 'none', fontWeight: 650, ...longText }}
              >
                <Box component="span" sx={visuallyHidden}>
                  Now:{' '}
                </Box>
                {change.after}
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'grid', gap: 1.25, mt: 2.5 }}>
        <Button variant="contained" size="large" onClick={onContinue}>
          Continue with the new terms
        </Button>
        <Button variant="outlined" onClick={onCancel}>
          Cancel
        </Button>
      </Box>
    </>
  );
}

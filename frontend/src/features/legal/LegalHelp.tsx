import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useSiteInfo } from '../../lib/content/useSiteInfo';

const reach = { display: 'inline-flex', alignItems: 'center', minHeight: 44 } as const;

/** Contact details for questions about the text. */
export function LegalHelp() {
  const { phone, email } = useSiteInfo();
  return (
    <Box
      sx={{ mt: 6, p: { xs: 2.5, md: 3 }, borderRadius: '18px', border: '1px solid', borderColor: 'divider' }}
    >
      <Typography variant="h4" component="h2">
        Questions about this?
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5 }}>
        Call or write to our support, we answer within 24 hours.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, mt: 1 }}>
        <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`} sx={reach}>
          {phone}
        </Link>
        <Link href={`mailto:${email}`} sx={reach}>
          {email}
        </Link>
      </Box>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { checkedText, type Version } from './rule-words';

/** "gmfinancial.com, lease assumption, checked Nov 20, 2026", with a link if the source has an address. */
export const RuleSource = ({ version }: { version: Version }) => (
  <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem', overflowWrap: 'anywhere' }}>
    {version.sourceUrl ? (
      <Link href={version.sourceUrl} target="_blank" rel="noopener noreferrer">
        {version.sourceName}
      </Link>
    ) : (
      version.sourceName
    )}
    , {checkedText(version)}
  </Box>
);

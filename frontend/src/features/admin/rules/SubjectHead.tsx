import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { kindOf } from '../../../components/contract/contract-kinds';
import { ActMenu } from '../list/ActMenu';
import { addressOf, KINDS, type Subject } from './rule-words';
import { StatusPill } from './StatusPill';
import { useSubjectActs } from './useSubjectActs';

/** What it is and is called, and what can be done with it. */
export function SubjectHead({ subject }: { subject: Subject }) {
  const { kind, name, slug, types, aliases, status, mergedInto } = subject;
  const { acts, dialog } = useSubjectActs(subject);
  return (
    <Box component="header" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 2 }}>
      <Box sx={{ flex: '1 1 300px', minWidth: 0, overflowWrap: 'anywhere', color: 'text.secondary' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.5 }}>
          <Typography variant="h3" component="h2" color="textPrimary" dir="auto">
            {name}
          </Typography>
          <StatusPill subject={subject} />
        </Box>
        <div>{[KINDS[kind], slug, ...types.map((type) => kindOf(type).label)].join(' · ')}</div>
        {aliases.length > 0 && <div>Other names: {aliases.join(', ')}</div>}
        {status === 'RETIRED' && (
          <Box role="note" sx={{ mt: 1, color: 'text.primary' }}>
            {mergedInto ? (
              <>
                Merged into{' '}
                <Link component={RouterLink} to={addressOf(mergedInto)}>
                  another one
                </Link>
                , which has its names and contracts. Its rules apply to nothing any more.
              </>
            ) : (
              'Retired: its rules apply to nothing any more.'
            )}
          </Box>
        )}
      </Box>
      {acts.length > 0 && <ActMenu about={name} acts={acts} isLabeled />}
      {dialog}
    </Box>
  );
}

import Box from '@mui/material/Box';
import { ChevronRight } from 'lucide-react';

/** The logo with two people instead of posts. Decorative. */
export function HandoverPeople() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(40px, 1fr) auto',
        alignItems: 'center',
        gap: 1.5,
        mt: 2.5,
        px: 0.5,
      }}
    >
      <Person initials="DM" name="Dana" part="hands over" tone="apartment" />
      <Box sx={{ display: 'flex', alignItems: 'center', color: 'amber.main' }}>
        <Box sx={{ flex: 1, borderTop: '4px dotted' }} />
        <ChevronRight size={26} strokeWidth={3} style={{ marginLeft: -10 }} />
      </Box>
      <Person initials="CP" name="Chris" part="takes over" tone="mortgage" />
    </Box>
  );
}

interface PersonProps {
  initials: string;
  name: string;
  part: string;
  tone: 'apartment' | 'mortgage';
}

const Person = ({ initials, name, part, tone }: PersonProps) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        flex: 'none',
        width: 44,
        height: 44,
        borderRadius: '50%',
        fontSize: '0.875rem',
        fontWeight: 700,
        color: `kind.${tone}.main`,
        bgcolor: `kind.${tone}.soft`,
        boxShadow: '0 0 0 3px var(--mui-palette-background-default)',
      }}
    >
      {initials}
    </Box>
    <Box sx={{ fontSize: '0.8438rem', lineHeight: 1.35, whiteSpace: 'nowrap' }}>
      <Box sx={{ fontWeight: 600 }}>{name}</Box>
      <Box sx={{ color: 'text.secondary' }}>{part}</Box>
    </Box>
  </Box>
);

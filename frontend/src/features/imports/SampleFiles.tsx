import Box from '@mui/material/Box';
import { CONTRACT_TYPES, WORDS } from '@handover/domain/types/words';
import Button from '@mui/material/Button';
import { Download } from 'lucide-react';
import { SectionCard } from '../../components/mui/SectionCard';

export const SampleFiles = () => (
  <SectionCard
    title="Sample files"
    text="Each has all the columns of its type and one row. Open it in a spreadsheet and replace the row with yours."
  >
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      {CONTRACT_TYPES.map((type) => (
        <Button
          key={type}
          variant="outlined"
          href={`/api/imports/sample/${type}`}
          download={`handover-${type}.csv`}
          startIcon={<Download size={18} aria-hidden />}
        >
          {WORDS[type].label}
        </Button>
      ))}
    </Box>
  </SectionCard>
);

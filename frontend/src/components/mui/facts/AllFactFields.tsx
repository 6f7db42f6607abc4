import { keyFacts } from '@handover/domain/facts/key-facts';
import type { FactDefinition } from '@handover/domain/facts/fact';
import type { ContractType } from '@handover/domain/types/words';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWatch, type Control } from 'react-hook-form';
import { askedFacts, factsFrom } from './fact-values';
import { FactField, type FactsForm } from './FactField';

interface AllFactFieldsProps {
  type: ContractType;
  control: Control<FactsForm>;
}

const gridSx = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

/** The facts of a type: key facts first, the others folded. None of them is required. */
export function AllFactFields({ type, control }: AllFactFieldsProps) {
  const typed = useWatch({ control, name: 'facts' });
  const asked = askedFacts(type, typed);
  const { stated, total } = keyFacts(type, factsFrom(type, typed).facts);
  const fields = (level: FactDefinition['level']) =>
    asked
      .filter((definition) => definition.level === level)
      .map((definition) => (
        <FactField key={`${type}.${definition.key}`} type={type} definition={definition} control={control} />
      ));
  return (
    <>
      <Typography role="status" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
        {stated} of {total} key facts. All are optional, and each answers a question that buyers would ask.
      </Typography>
      <Box sx={gridSx}>{fields('key')}</Box>
      <Box component="details">
        <Box
          component="summary"
          sx={{ py: 1.25, width: 'fit-content', fontWeight: 600, color: 'primary.main', cursor: 'pointer' }}
        >
          More details
        </Box>
        <Box sx={{ ...gridSx, pt: 2 }}>{fields('more')}</Box>
      </Box>
    </>
  );
}

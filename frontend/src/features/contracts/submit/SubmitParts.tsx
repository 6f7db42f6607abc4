import { keyFacts } from '@handover/domain/facts/key-facts';
import { FACTS } from '@handover/domain/types/facts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { kindOf, typeFromSlug } from '../../../components/contract/contract-kinds';
import { factsFrom } from '../../../components/mui/facts/fact-values';
import type { SubmitValues } from './submit-form';

const PARTS = ['Contract', 'Facts', 'Title and photos'] as const;
const idOf = (at: number) => `submit-part-${at + 1}`;

/** A part of the form. All parts are on one page, so that nothing that is required is out of sight. */
export const Part = ({ at, children }: { at: 0 | 1 | 2; children: ReactNode }) => (
  <Box component="section" aria-labelledby={idOf(at)} sx={{ display: 'grid', gap: 3, pt: 1 }}>
    <Typography id={idOf(at)} variant="h4" component="h2" sx={{ scrollMarginTop: 150 }}>
      {at + 1}. {PARTS[at]}
    </Typography>
    {children}
  </Box>
);

/** How much of each part is filled in. */
export function SubmitParts({ control }: { control: Control<SubmitValues> }) {
  const values = useWatch({ control }) as SubmitValues;
  const { type, location, monthlyPayment, remainingTermMonths, title, description } = values;
  const facts = factsOf(values);
  const shares = [
    shareOf([type, location, monthlyPayment, remainingTermMonths]),
    facts ? facts.stated / facts.total : 0,
    shareOf([title, description]),
  ];
  return (
    <Box
      component="ol"
      sx={{
        position: 'sticky',
        top: 68,
        zIndex: 2,
        display: 'grid',
        gridTemplateColumns: 'repeat(3, 1fr)',
        gap: 1,
        m: 0,
        mx: { xs: -2.5, sm: -4 },
        px: { xs: 2.5, sm: 4 },
        py: 1,
        listStyle: 'none',
        fontSize: '0.875rem',
        bgcolor: 'background.paper',
        '& a': { display: 'block', minHeight: 36, pt: 0.75, color: 'text.primary', textDecoration: 'none' },
        '& a:hover': { textDecoration: 'underline' },
        '& i': { display: 'block', height: 6, borderRadius: 3, bgcolor: 'primary.main' },
      }}
    >
      {PARTS.map((name, at) => (
        <li key={name}>
          <Box sx={{ borderRadius: '3px', bgcolor: 'sunken.main' }}>
            <i style={{ width: `${Math.round((shares[at] ?? 0) * 100)}%` }} />
          </Box>
          <a href={`#${idOf(at)}`}>
            {at + 1}. {name}
          </a>
        </li>
      ))}
    </Box>
  );
}

const shareOf = (texts: readonly string[]): number =>
  texts.filter((text) => text.trim()).length / texts.length;

function factsOf(values: SubmitValues) {
  const type = typeFromSlug(values.type);
  if (!type) return null;
  const { slug } = kindOf(type);
  return keyFacts(slug, factsFrom(slug, values.facts).facts);
}

interface SuggestedTitleProps {
  control: Control<SubmitValues>;
  onUse: (title: string) => void;
}

/** Offers a title made of the facts as long as there is none. */
export function SuggestedTitle({ control, onUse }: SuggestedTitleProps) {
  const values = useWatch({ control }) as SubmitValues;
  const type = typeFromSlug(values.type);
  if (!type || values.title.trim()) return null;
  const { slug } = kindOf(type);
  const title = FACTS[slug].title(factsFrom(slug, values.facts).facts);
  if (!title) return null;
  const whole =
    slug !== 'car-lease' && values.location.trim() ? `${title} in ${values.location.trim()}` : title;
  return (
    <Button size="small" onClick={() => onUse(whole)} sx={{ mt: 0.5, textAlign: 'left' }}>
      Use “{whole}”
    </Button>
  );
}

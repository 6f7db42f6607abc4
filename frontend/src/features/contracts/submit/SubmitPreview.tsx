import { cardFacts } from '@handover/domain/facts/card-facts';
import { feeOf } from '@handover/domain/fee';
import { drawingOf } from '@handover/domain/types/drawings';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { kindOf, typeFromSlug } from '../../../components/contract/contract-kinds';
import { isEndless } from '@handover/domain/cost/endless';
import { parseDollars } from '@handover/domain/dollars';
import { useIsReviewed } from '../../../lib/content/useSiteInfo';
import { factsFrom } from '../../../components/mui/facts/fact-values';
import { ContractCard } from '../card/ContractCard';
import { useListers } from './organisation/useListers';
import type { SubmitValues } from './submit-form';

/** The contract as its card will look in the list; on screens with room for it. Decorative: the form has every fact. */
export function SubmitPreview({ control, cover }: { control: Control<SubmitValues>; cover: ReactNode }) {
  const values = useWatch({ control }) as SubmitValues;
  const isReviewed = useIsReviewed();
  // the field loads them
  const { organisations } = useListers('cache-only');
  const organisation = organisations?.find(({ id }) => id === values.organisationId) ?? null;
  const [now] = useState(() => new Date().toISOString());
  return (
    <Box
      aria-hidden
      inert
      sx={{
        display: { xs: 'none', lg: 'block' },
        position: 'sticky',
        top: 96,
        minWidth: 0,
        // What is not typed yet is only hinted at.
        ...(!values.title.trim() && { '& h2': { color: 'text.secondary', fontWeight: 500 } }),
        ...(!values.type && {
          '& .cover': { backgroundColor: 'var(--mui-palette-sunken-main) !important' },
          '& .cover use, & .type': { visibility: 'hidden' },
        }),
      }}
    >
      <Typography sx={{ mb: 1, fontSize: '0.8125rem', fontWeight: 600, color: 'text.secondary' }}>
        {isReviewed ? 'Preview: public after our review' : 'Preview'}
      </Typography>
      <ContractCard contract={{ ...previewOf(values, now), organisation }} buy={null} heart={cover} />
    </Box>
  );
}

/** Months are whole and few; anything else is not shown. */
const monthsOf = (text: string): number | null => (/^[1-9]\d{0,2}$/.test(text.trim()) ? Number(text) : null);

function previewOf(values: SubmitValues, now: string): ComponentProps<typeof ContractCard>['contract'] {
  const type = typeFromSlug(values.type) ?? 'CAR_LEASE';
  const { slug } = kindOf(type);
  const { facts } = factsFrom(slug, values.facts);
  return {
    id: '',
    title: values.title.trim() || 'Your title',
    type,
    description: values.description.trim() || 'Your description',
    location: values.location.trim() || 'City, State',
    monthlyPayment: parseDollars(values.monthlyPayment),
    remainingTermMonths: monthsOf(values.remainingTermMonths),
    endless: isEndless({ type: slug, facts }),
    cardFacts: cardFacts({ type: slug, facts, incentive: 0, effectiveMonthly: null, cashAtTransfer: null }),
    drawing: drawingOf({ id: '', type: slug, title: values.title, facts }),
    transferFee: feeOf(slug),
    status: 'ACTIVE',
    createdAt: now,
  };
}

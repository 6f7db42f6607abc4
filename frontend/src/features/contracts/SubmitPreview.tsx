import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { typeFromSlug } from '../../components/contract-kinds';
import type { ContractFieldsFragment } from '../../generated/contracts';
import { parseDollars } from '../../lib/form/dollars';
import { ContractCard } from './ContractCard';
import type { SubmitValues } from './submit-form';

/** The contract as its card will look in the list; on screens with room for it. Decorative: the form has every fact. */
export function SubmitPreview({ control }: { control: Control<SubmitValues> }) {
  const values = useWatch({ control }) as SubmitValues;
  const [now] = useState(() => new Date().toISOString());
  return (
    <Box
      aria-hidden
      inert
      sx={{ display: { xs: 'none', lg: 'block' }, position: 'sticky', top: 96, minWidth: 0 }}
    >
      <Typography sx={{ mb: 1, fontSize: '0.8125rem', fontWeight: 600, color: 'text.secondary' }}>
        Preview
      </Typography>
      <ContractCard contract={previewOf(values, now)} buy={null} />
    </Box>
  );
}

/** Months are whole and few; anything else shows as none. */
const monthsOf = (text: string): number => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : 0);

function previewOf(values: SubmitValues, now: string): ContractFieldsFragment {
  return {
    __typename: 'Contract',
    id: '',
    userId: '',
    title: values.title.trim() || 'Your title',
    type: typeFromSlug(values.type) ?? 'CAR_LEASE',
    description: values.description.trim() || 'Your description',
    location: values.location.trim() || 'City, State',
    monthlyPayment: parseDollars(values.monthlyPayment) ?? 0,
    remainingTermMonths: monthsOf(values.remainingTermMonths),
    transferFee: 2500,
    termsVersion: 1,
    status: 'ACTIVE',
    forSale: true,
    acceptsMessages: true,
    messageCount: 0,
    createdAt: now,
    updatedAt: now,
  } as ContractFieldsFragment;
}

import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { SelectField } from '../../../../components/mui/SelectField';
import { ErrorState } from '../../../../components/plain/ErrorState';
import { selectField } from '../../../../lib/form/field';
import type { SubmitValues } from '../submit-form';
import { useListers } from './useListers';

interface SubmitOrganisationProps {
  form: Pick<UseFormReturn<SubmitValues>, 'control' | 'register' | 'setValue' | 'formState'>;
}

/** Who lists a new contract: the member, or an organization that they list for. Renders nothing without one. */
export function SubmitOrganisation({ form }: SubmitOrganisationProps) {
  const { control, register, setValue, formState } = form;
  const { organisations, failed, retry } = useListers();
  const chosenId = useWatch({ control, name: 'organisationId' });
  const chosen = organisations?.find(({ id }) => id === chosenId);
  const isGone = organisations !== undefined && chosenId !== '' && !chosen;

  // a draft may name one that the member has left
  useEffect(() => {
    if (isGone) setValue('organisationId', '');
  }, [isGone, setValue]);

  if (failed && chosenId) return <ErrorState title="Couldn't load your organizations" onRetry={retry} />;
  if (!organisations || organisations.length === 0) return null;
  return (
    <div>
      <SelectField
        label="List it for"
        placeholder="Yourself"
        options={organisations.map(({ id, name }) => ({ value: id, label: name }))}
        {...selectField(register('organisationId'), formState.errors.organisationId)}
      />
      <Box
        role="status"
        sx={{ mt: 1, color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' }}
      >
        {chosen ? `Its page shows “${chosen.badge}: ${chosen.name}”.` : 'Its page does not show your name.'}
      </Box>
    </div>
  );
}

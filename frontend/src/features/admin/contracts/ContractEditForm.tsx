import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import { useEffect, useState } from 'react';
import { useForm, type Path } from 'react-hook-form';
import { BusyButton } from '../../../components/mui/BusyButton';
import { SelectField } from '../../../components/mui/SelectField';
import { TextInput } from '../../../components/mui/TextInput';
import type { AdminContractFieldsFragment } from '../../../generated/admin';
import { field, selectField, showFieldErrors } from '../../../lib/form/field';
import { ContractEditFacts } from './ContractEditFacts';
import { inputFrom, statusOptions, valuesOf, type ContractValues, type StoredFacts } from './contract-values';
import { useContractActions } from './useContractActions';

interface ContractEditFormProps {
  contract: AdminContractFieldsFragment;
  onClose: () => void;
}

const needed = (text: string) => (value: string) => Boolean(value.trim()) || text;

/** Replaces the row. An admin may change any status to any other. */
export function ContractEditForm({ contract, onClose }: ContractEditFormProps) {
  // as it was when the form was opened: the list may be loaded again meanwhile
  const [opened] = useState(contract);
  const form = useForm<ContractValues>({ defaultValues: valuesOf(opened) });
  const { register, handleSubmit, setError, setFocus, formState } = form;
  const [stored, setStored] = useState<StoredFacts | null>(null);
  const { updateContract, busy } = useContractActions();
  const { errors } = formState;
  useEffect(() => setFocus('title'), [setFocus]);

  const save = async (values: ContractValues) => {
    const refused = await updateContract(contract.id, inputFrom(opened, values, stored));
    if (!refused) return onClose();
    showFieldErrors(refused, Object.keys(refused) as Path<ContractValues>[], setError);
  };

  return (
    <Box
      component="form"
      noValidate
      aria-label={`Edit ${contract.title}`}
      onSubmit={(event) => void handleSubmit(save)(event)}
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(6, minmax(0, 1fr))' },
      }}
    >
      <TextInput
        label="Title"
        sx={{ gridColumn: { md: 'span 3' } }}
        {...field(register('title', { validate: needed('Please enter a title.') }), errors.title)}
      />
      <TextInput
        label="Location"
        sx={{ gridColumn: { md: 'span 3' } }}
        {...field(register('location', { validate: needed('Please enter a location.') }), errors.location)}
      />
      <TextInput
        label="Description"
        multiline
        minRows={2}
        maxRows={10}
        sx={{ gridColumn: { md: 'span 6' } }}
        {...field(
          register('description', { validate: needed('Please enter a description.') }),
          errors.description,
        )}
      />
      <TextInput
        label="Monthly Payment ($)"
        type="number"
        htmlInput={{ step: 0.01, min: 0 }}
        startAdornment={<InputAdornment position="start">$</InputAdornment>}
        sx={{ gridColumn: { md: 'span 2' } }}
        {...field(
          register('monthlyPayment', { validate: needed('Please enter the monthly payment.') }),
          errors.monthlyPayment,
        )}
      />
      <TextInput
        label="Remaining Term (months)"
        type="number"
        htmlInput={{ step: 1, min: 1 }}
        sx={{ gridColumn: { md: 'span 2' } }}
        {...field(
          register('remainingTermMonths', { validate: needed('Please enter the months left.') }),
          errors.remainingTermMonths,
        )}
      />
      <Box sx={{ gridColumn: { md: 'span 2' } }}>
        <SelectField
          label="Status"
          options={statusOptions}
          {...selectField(register('status'), errors.status)}
        />
      </Box>
      <ContractEditFacts contract={contract} form={form} stored={stored} onRead={setStored} />
      <Box sx={{ gridColumn: '1 / -1', display: 'flex', gap: 1 }}>
        <BusyButton type="submit" variant="contained" busy={busy} busyLabel="Saving...">
          Save
        </BusyButton>
        <Button variant="outlined" onClick={onClose}>
          Cancel
        </Button>
      </Box>
    </Box>
  );
}

import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import { useEffect, useState } from 'react';
import { useForm, type Control, type Path, type UseFormReturn } from 'react-hook-form';
import { kindOf } from '../../../components/contract/contract-kinds';
import { BusyButton } from '../../../components/mui/BusyButton';
import { AllFactFields, type FactsForm } from '../../../components/mui/facts/AllFactFields';
import { typedFacts } from '../../../components/mui/facts/fact-values';
import { SelectField } from '../../../components/mui/SelectField';
import { TextInput } from '../../../components/mui/TextInput';
import { AdminPrivateFactsDocument, type AdminContractFieldsFragment } from '../../../generated/admin';
import { field, selectField, showFieldErrors } from '../../../lib/form/field';
import { toastError } from '../../../lib/toast/toast-error';
import { contractStatuses } from '../list/contract-statuses';
import { inputFrom, valuesOf, type ContractValues, type StoredFacts } from './contract-values';
import { useContractActions } from './useContractActions';

interface ContractEditFormProps {
  contract: AdminContractFieldsFragment;
  onClose: () => void;
}

const dollars = {
  type: 'number',
  htmlInput: { step: 0.01, min: 0 },
  startAdornment: <InputAdornment position="start">$</InputAdornment>,
};

/** Replaces the row. An admin may change any status to any other. */
export function ContractEditForm({ contract, onClose }: ContractEditFormProps) {
  // as it was when the form was opened: the list may be loaded again meanwhile
  const [opened] = useState(contract);
  const form = useForm<ContractValues>({ defaultValues: valuesOf(opened) });
  const { register, handleSubmit, setError, setFocus, formState } = form;
  const [stored, setStored] = useState<StoredFacts | null>(null);
  const { updateContract, busy } = useContractActions();
  const { errors } = formState;
  const text = (name: Exclude<keyof ContractValues, 'facts'>, missing: string) =>
    field(register(name, { validate: (value) => Boolean(value.trim()) || missing }), errors[name]);
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
        {...text('title', 'Please enter a title.')}
      />
      <TextInput
        label="Location"
        sx={{ gridColumn: { md: 'span 3' } }}
        {...text('location', 'Please enter a location.')}
      />
      <TextInput
        label="Description"
        multiline
        minRows={2}
        maxRows={10}
        sx={{ gridColumn: { md: 'span 6' } }}
        {...text('description', 'Please enter a description.')}
      />
      <TextInput
        label="Monthly Payment ($)"
        {...dollars}
        sx={{ gridColumn: { md: 'span 2' } }}
        {...text('monthlyPayment', 'Please enter the monthly payment.')}
      />
      <TextInput
        label="Remaining Term (months)"
        type="number"
        htmlInput={{ step: 1, min: 1 }}
        sx={{ gridColumn: { md: 'span 2' } }}
        {...text('remainingTermMonths', 'Please enter the months left.')}
      />
      <Box sx={{ gridColumn: { md: 'span 2' } }}>
        <SelectField
          label="Status"
          options={contractStatuses.map(({ status, label }) => ({ value: status, label }))}
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

interface ContractEditFactsProps {
  contract: AdminContractFieldsFragment;
  form: UseFormReturn<ContractValues>;
  /** Null until the facts are opened. */
  stored: StoredFacts | null;
  onRead: (stored: StoredFacts) => void;
}

/** The facts of a contract, behind a button: reading its private facts needs a request of its own. */
function ContractEditFacts({ contract, form, stored, onRead }: ContractEditFactsProps) {
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const { slug } = kindOf(contract.type);
  const { register, setValue, control, formState } = form;

  const open = async () => {
    setBusy(true);
    try {
      const { data } = await client.query({
        query: AdminPrivateFactsDocument,
        variables: { contractId: contract.id },
        fetchPolicy: 'network-only',
      });
      if (!data) throw new Error('No private facts');
      const read = { facts: contract.facts, privateFacts: data.privateFacts };
      setValue('facts', typedFacts(slug, { ...read.facts, ...read.privateFacts }));
      onRead(read);
    } catch (error) {
      toastError(error, 'Error', 'The facts could not be loaded. Please try again.');
    } finally {
      setBusy(false);
    }
  };

  if (!stored)
    return (
      <Box sx={{ gridColumn: '1 / -1' }}>
        <BusyButton variant="outlined" busy={busy} busyLabel="Loading..." onClick={() => void open()}>
          Edit facts
        </BusyButton>
      </Box>
    );
  return (
    <Box component="section" aria-label="Facts" sx={{ gridColumn: '1 / -1', display: 'grid', gap: 2 }}>
      <TextInput
        label="The seller pays the buyer ($)"
        {...dollars}
        {...field(register('incentive'), formState.errors.incentive)}
      />
      <AllFactFields type={slug} control={control as unknown as Control<FactsForm>} />
    </Box>
  );
}

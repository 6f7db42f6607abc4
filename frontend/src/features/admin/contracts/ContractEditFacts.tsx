import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import type { Control, UseFormReturn } from 'react-hook-form';
import { BusyButton } from '../../../components/mui/BusyButton';
import { kindOf } from '../../../components/contract/contract-kinds';
import { AllFactFields, type FactsForm } from '../../../components/mui/facts/AllFactFields';
import { typedFacts } from '../../../components/mui/facts/fact-values';
import { TextInput } from '../../../components/mui/TextInput';
import { AdminPrivateFactsDocument, type AdminContractFieldsFragment } from '../../../generated/admin';
import { field } from '../../../lib/form/field';
import { toastError } from '../../../lib/toast/toast-error';
import type { ContractValues, StoredFacts } from './contract-values';

interface ContractEditFactsProps {
  contract: AdminContractFieldsFragment;
  form: UseFormReturn<ContractValues>;
  /** Null until the facts are opened. */
  stored: StoredFacts | null;
  onRead: (stored: StoredFacts) => void;
}

/** The facts of a contract, behind a button: reading its private facts needs a request of its own. */
export function ContractEditFacts({ contract, form, stored, onRead }: ContractEditFactsProps) {
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
        type="number"
        htmlInput={{ step: 0.01, min: 0 }}
        startAdornment={<InputAdornment position="start">$</InputAdornment>}
        {...field(register('incentive'), formState.errors.incentive)}
      />
      <AllFactFields type={slug} control={control as unknown as Control<FactsForm>} />
    </Box>
  );
}

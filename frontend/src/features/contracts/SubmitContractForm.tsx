import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useForm, type Path } from 'react-hook-form';
import { BusyButton } from '../../components/BusyButton';
import { TextInput } from '../../components/TextInput';
import { contractKinds } from '../../components/contract-kinds';
import { SelectField } from '../../components/SelectField';
import { field, selectField, showFieldErrors } from '../../lib/form/field';
import { toast } from '../../lib/toast/toast-store';
import { emptySubmit, rules, toInput, type SubmitValues } from './submit-form';
import { SubmitTerms } from './SubmitTerms';
import { SubmitWarnings } from './SubmitWarnings';
import { useSubmitContract } from './useSubmitContract';

interface SubmitContractFormProps {
  onSubmitted: (id: string) => void;
  onCancel: () => void;
}

const names = Object.keys(emptySubmit) as Path<SubmitValues>[];
const typeOptions = contractKinds.map(({ slug, label }) => ({ value: slug, label }));

export function SubmitContractForm({ onSubmitted, onCancel }: SubmitContractFormProps) {
  const { control, register, handleSubmit, setError, formState, getValues } = useForm({
    defaultValues: emptySubmit,
  });
  const { submitContract, busy } = useSubmitContract();
  const { errors } = formState;

  const handleValid = async (values: SubmitValues) => {
    const result = await submitContract(toInput(values));
    if ('id' in result) onSubmitted(result.id);
    else showFieldErrors(result.fields, names, setError);
  };
  const handleInvalid = () => {
    if (names.every((name) => getValues(name).trim())) return;
    toast({
      title: 'Missing Information',
      description: 'Please fill in all required fields.',
      variant: 'destructive',
    });
  };

  return (
    <Card
      component="form"
      noValidate
      onSubmit={(event) => void handleSubmit(handleValid, handleInvalid)(event)}
      sx={{ p: { xs: 2.5, sm: 4 }, display: 'grid', gap: 3 }}
    >
      <TextInput
        label="Contract Title"
        placeholder="e.g. 2024 Honda Civic lease, 18 months left"
        required
        {...field(register('title', rules.title), errors.title)}
        htmlInput={{ maxLength: 200 }}
      />
      <SelectField
        label="Contract Type"
        placeholder="Select contract type"
        options={typeOptions}
        required
        {...selectField(register('type', rules.type), errors.type)}
      />
      <TextInput
        label="Description"
        placeholder="What is it, what condition is it in, why are you handing it over?"
        required
        multiline
        minRows={5}
        {...field(register('description', rules.description), errors.description)}
        htmlInput={{ maxLength: 5000 }}
      />
      <TextInput
        label="Location"
        placeholder="City, State"
        required
        {...field(register('location', rules.location), errors.location)}
        htmlInput={{ maxLength: 200, autoComplete: 'address-level2' }}
      />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' } }}>
        <TextInput
          label="Monthly Payment ($)"
          type="number"
          placeholder="0.00"
          required
          {...field(register('monthlyPayment', rules.monthlyPayment), errors.monthlyPayment)}
          htmlInput={{ min: 0, step: 0.01, inputMode: 'decimal' }}
        />
        <TextInput
          label="Remaining Term (months)"
          type="number"
          placeholder="12"
          required
          {...field(register('remainingTermMonths', rules.remainingTermMonths), errors.remainingTermMonths)}
          htmlInput={{ min: 1, max: 600, step: 1, inputMode: 'numeric' }}
        />
        <TextInput
          label="Transfer Fee ($)"
          value="25.00"
          helperText="Fixed platform fee"
          htmlInput={{ readOnly: true }}
        />
      </Box>
      <SubmitWarnings control={control} />
      <SubmitTerms />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <BusyButton type="submit" variant="contained" size="large" busy={busy} busyLabel="Submitting...">
          Submit Contract
        </BusyButton>
        <Button variant="outlined" size="large" onClick={onCancel}>
          Cancel
        </Button>
      </Box>
    </Card>
  );
}

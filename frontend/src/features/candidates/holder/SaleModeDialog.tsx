import { requirable } from '@handover/domain/candidates/requirements';
import type { ContractType } from '@handover/domain/types/words';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { FormDialog } from '../../../components/mui/FormDialog';
import { Problem } from '../../../components/mui/Problem';
import {
  useSetSaleModeMutation,
  type SaleMode,
  type SaleStateFragment,
} from '../../../generated/candidates-holder';
import { problemText } from '../../../lib/errors/problem-text';
import { readError } from '../../../lib/errors/read-error';
import { toast } from '../../../lib/toast/toast-store';
import { requirementsIn } from '../page/useCandidacy';
import { RequirementField } from './RequirementField';
import { readTypedRequirements, saleValues, type SaleValues } from './sale-form';

interface SaleModeDialogProps {
  contract: SaleStateFragment;
  type: ContractType;
  onSaved: () => Promise<void>;
  onClose: () => void;
}

const MODES: readonly { value: SaleMode; label: string }[] = [
  { value: 'FIRST_COME', label: 'First come: the first to pay gets it' },
  { value: 'CHOOSE', label: 'I choose: only the candidate I choose can buy' },
];

/** How the contract finds its buyer, and what is asked of every candidate alike. */
export function SaleModeDialog({ contract, type, onSaved, onClose }: SaleModeDialogProps) {
  const [problem, setProblem] = useState('');
  const [save] = useSetSaleModeMutation();
  const form = useForm<SaleValues>({
    defaultValues: saleValues(type, contract.saleMode, requirementsIn(contract.requirements)),
  });
  const { isSubmitting } = form.formState;
  const show = (errors: Readonly<Record<string, string>>): boolean => {
    const wrong = requirable(type).filter(({ key }) => errors[key]);
    wrong.forEach(({ key }, at) =>
      form.setError(`requirements.${key}`, { message: errors[key] ?? '' }, { shouldFocus: at === 0 }),
    );
    return wrong.length > 0;
  };
  const submit = form.handleSubmit(async ({ mode, requirements: typed }) => {
    setProblem('');
    const { requirements, errors } = readTypedRequirements(type, typed);
    if (show(errors)) return;
    const wanted = Object.keys(requirements).length > 0 ? { ...requirements } : null;
    try {
      await save({ variables: { contractId: contract.id, mode, requirements: wanted } });
    } catch (error) {
      if (!show(readError(error).fields)) setProblem(problemText(error));
      return;
    }
    toast({ title: 'How you sell is saved.' });
    await onSaved();
  });
  return (
    <FormDialog
      title="How you sell"
      submitLabel="Save"
      busy={isSubmitting}
      locked={isSubmitting}
      onSubmit={submit}
      onClose={onClose}
      sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Controller
        control={form.control}
        name="mode"
        render={({ field: { ref: _, ...field } }) => (
          <RadioGroup {...field} aria-label="Who can buy">
            {MODES.map(({ value, label }) => (
              <FormControlLabel key={value} value={value} control={<Radio />} label={label} />
            ))}
          </RadioGroup>
        )}
      />
      <div>
        <Typography component="h3" sx={{ fontWeight: 650 }}>
          What you ask for
        </Typography>
        <Typography variant="body2" color="textSecondary">
          Everyone can read it, and it holds for every candidate alike. Who does not meet it may still ask.
          Leave empty what does not matter to you.
        </Typography>
      </div>
      {requirable(type).map((question) => (
        <RequirementField key={question.key} question={question} form={form} />
      ))}
      <Problem text={problem} />
    </FormDialog>
  );
}

import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../../../components/mui/FormDialog';
import { TextInput } from '../../../components/mui/TextInput';
import { useSetAvailabilityMutation } from '../../../generated/admin-states';
import { field, showFieldErrors } from '../../../lib/form/field';
import { formatDay } from '../../../lib/format/time';
import { announcedForm } from '../list/announced';
import { ChoiceField } from '../list/ReasonDialog';
import { FEE_CHOICES, MODE_CHOICES, titleOf, type Cell } from './availability-words';

/** Changes what is allowed with one type in one state, with a reason for the record. */
export function AvailabilityDialog({ cell, onClose }: { cell: Cell; onClose: () => void }) {
  const { state, type } = cell;
  const [mode, setMode] = useState(cell.mode);
  const [feeRule, setFeeRule] = useState(cell.feeRule);
  const [save, { loading }] = useSetAvailabilityMutation();
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { reason: cell.reason ?? '', sourceName: cell.sourceName ?? '' },
  });
  const { errors } = formState;

  const submit = handleSubmit(async ({ reason, sourceName }) => {
    const input = {
      state,
      type,
      mode,
      feeRule,
      reason: reason.trim(),
      sourceName: sourceName.trim() || null,
    };
    const refused = await announcedForm(
      save({ variables: { input } }),
      `Saved: ${titleOf(cell)}`,
      'Nothing was changed',
    );
    if (refused) showFieldErrors(refused, ['reason', 'sourceName'], setError);
    else onClose();
  });

  return (
    <FormDialog title={titleOf(cell)} submitLabel="Save" busy={loading} onSubmit={submit} onClose={onClose}>
      <ChoiceField label="Listings and sales" options={MODE_CHOICES} value={mode} onChange={setMode} />
      <ChoiceField
        label="The fee of new purchases"
        options={FEE_CHOICES}
        value={feeRule}
        onChange={setFeeRule}
      />
      <TextInput
        label="Reason"
        multiline
        minRows={2}
        htmlInput={{ maxLength: 300 }}
        sx={{ mb: 2.5 }}
        {...field(
          register('reason', { validate: (reason) => Boolean(reason.trim()) || 'Please enter a reason.' }),
          errors.reason,
          'Only admins read it. The audit trail keeps it.',
        )}
      />
      <TextInput
        label="Source (optional)"
        htmlInput={{ maxLength: 120 }}
        {...field(register('sourceName'), errors.sourceName, 'Such as a law, or a letter of your lawyer.')}
      />
      {cell.checkedOn && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          Last decided on {formatDay(cell.checkedOn)}.
        </Typography>
      )}
    </FormDialog>
  );
}

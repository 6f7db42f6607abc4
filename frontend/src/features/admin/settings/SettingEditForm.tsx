import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { BusyButton } from '../../../components/mui/BusyButton';
import { TextInput } from '../../../components/mui/TextInput';
import type { SettingFieldsFragment } from '../../../generated/admin';
import { field, showFieldErrors } from '../../../lib/form/field';
import { valueWarning } from './check-value';
import { useSettingActions } from './useSettingActions';
import { ValueWarning } from './ValueWarning';

interface SettingEditFormProps {
  setting: SettingFieldsFragment;
  onClose: () => void;
}

interface Values {
  value: string;
  description: string;
}

/** Replaces the row; value and description can change, key and category cannot. */
export function SettingEditForm({ setting, onClose }: SettingEditFormProps) {
  const { key } = setting;
  const { register, handleSubmit, setError, setFocus, control, formState } = useForm<Values>({
    defaultValues: { value: setting.value, description: setting.description ?? '' },
  });
  const { updateSetting, busy } = useSettingActions();
  const value = useWatch({ control, name: 'value' });
  useEffect(() => setFocus('value'), [setFocus]);

  const save = async (values: Values) => {
    const refused = await updateSetting(key, {
      value: values.value,
      description: values.description.trim() || null,
    });
    if (refused) showFieldErrors(refused, ['value', 'description'], setError);
    else onClose();
  };

  return (
    <Box
      component="form"
      noValidate
      aria-label={`Edit ${key}`}
      onSubmit={(event) => void handleSubmit(save)(event)}
      sx={{ display: 'grid', gap: 2 }}
    >
      <Box sx={{ fontWeight: 650 }}>{key}</Box>
      <TextInput
        label="Value"
        multiline
        maxRows={16}
        {...field(
          register('value', { validate: (text) => Boolean(text.trim()) || 'Please enter a value.' }),
          formState.errors.value,
        )}
      />
      <ValueWarning text={valueWarning(key, value)} />
      <TextInput label="Description" {...field(register('description'), formState.errors.description)} />
      <Box sx={{ display: 'flex', gap: 1 }}>
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

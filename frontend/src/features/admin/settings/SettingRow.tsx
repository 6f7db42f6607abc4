import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Pencil, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { BusyButton } from '../../../components/mui/BusyButton';
import { ConfirmDialog } from '../../../components/mui/ConfirmDialog';
import { TextInput } from '../../../components/mui/TextInput';
import { Pill } from '../../../components/plain/Pill';
import type { SettingFieldsFragment } from '../../../generated/admin';
import { field, showFieldErrors } from '../../../lib/form/field';
import { AdminRow } from '../list/AdminRow';
import { categoryLabels, ChangedTime, CodeText, valueWarning, ValueWarning } from './SettingParts';
import { useSettingActions } from './useSettingActions';

export function SettingRow({ setting }: { setting: SettingFieldsFragment }) {
  const [editing, setEditing] = useState(false);
  const [asking, setAsking] = useState(false);
  const { deleteSetting, busy } = useSettingActions();
  const { key, value, description, category, updatedAt } = setting;

  if (editing) {
    return (
      <li className="row form">
        <SettingEditForm setting={setting} onClose={() => setEditing(false)} />
      </li>
    );
  }
  return (
    <AdminRow
      about={key}
      head={
        <>
          <span>{key}</span>
          <Pill>{categoryLabels[category]}</Pill>
        </>
      }
      meta={<ChangedTime description={description} iso={updatedAt} />}
      acts={[
        { label: 'Edit', icon: Pencil, inRow: true, onClick: () => setEditing(true) },
        { label: 'Delete', icon: Trash2, inRow: true, danger: true, onClick: () => setAsking(true) },
      ]}
      details={<CodeText>{value}</CodeText>}
    >
      <div className="value">{value}</div>
      <ValueWarning text={valueWarning(key, value)} />
      <ConfirmDialog
        open={asking}
        title="Delete this setting?"
        confirmLabel="Delete"
        destructive
        busy={busy}
        onConfirm={() => void deleteSetting(key).then(() => setAsking(false))}
        onClose={() => setAsking(false)}
      >
        {key} disappears from the site right away. If the site needs it, it shows its built-in text again.
      </ConfirmDialog>
    </AdminRow>
  );
}

/** Replaces the row; value and description can change, key and category cannot. */
function SettingEditForm({ setting, onClose }: { setting: SettingFieldsFragment; onClose: () => void }) {
  const { key } = setting;
  const { register, handleSubmit, setError, setFocus, control, formState } = useForm({
    defaultValues: { value: setting.value, description: setting.description ?? '' },
  });
  const { updateSetting, busy } = useSettingActions();
  const value = useWatch({ control, name: 'value' });
  useEffect(() => setFocus('value'), [setFocus]);

  const save = handleSubmit(async (values) => {
    const refused = await updateSetting(key, {
      value: values.value,
      description: values.description.trim() || null,
    });
    if (refused) showFieldErrors(refused, ['value', 'description'], setError);
    else onClose();
  });

  return (
    <Box
      component="form"
      noValidate
      aria-label={`Edit ${key}`}
      onSubmit={(event) => void save(event)}
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

import Box from '@mui/material/Box';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { Pill } from '../../../components/Pill';
import { timeAgoInText } from '../../../lib/format/time';
import type { SettingFieldsFragment } from '../../../generated/admin';
import { AdminRow, RowButton } from '../list/AdminList';
import { CodeText } from '../list/CodeText';
import { categoryLabels } from './categories';
import { valueWarning } from './check-value';
import { SettingEditForm } from './SettingEditForm';
import { useSettingActions } from './useSettingActions';
import { ValueWarning } from './ValueWarning';

export function SettingRow({ setting }: { setting: SettingFieldsFragment }) {
  const [editing, setEditing] = useState(false);
  const [asking, setAsking] = useState(false);
  const { deleteSetting, busy } = useSettingActions();
  const { key, value, description, category, updatedAt } = setting;

  if (editing) {
    return (
      <AdminRow>
        <SettingEditForm setting={setting} onClose={() => setEditing(false)} />
      </AdminRow>
    );
  }
  return (
    <AdminRow
      actions={
        <>
          <RowButton icon={Pencil} about={key} onClick={() => setEditing(true)}>
            Edit
          </RowButton>
          <RowButton icon={Trash2} about={key} danger onClick={() => setAsking(true)}>
            Delete
          </RowButton>
        </>
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box component="span" sx={{ fontWeight: 650 }}>
          {key}
        </Box>
        <Pill>{categoryLabels[category]}</Pill>
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          Updated {timeAgoInText(updatedAt)}
        </Box>
      </Box>
      {description && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', mt: 0.25 }}>{description}</Box>
      )}
      <CodeText lines={3}>{value}</CodeText>
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

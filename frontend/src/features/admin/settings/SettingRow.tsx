import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/mui/ConfirmDialog';
import { Pill } from '../../../components/plain/Pill';
import { ChangedTime } from './ChangedTime';
import type { SettingFieldsFragment } from '../../../generated/admin';
import { AdminRow, RowButton } from '../list/AdminRow';
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
      meta={
        <>
          {description && `${description} · `}
          <ChangedTime iso={updatedAt} inSentence={Boolean(description)} />
        </>
      }
      main={
        <RowButton icon={Pencil} about={key} onClick={() => setEditing(true)}>
          Edit
        </RowButton>
      }
      actions={
        <RowButton icon={Trash2} about={key} danger onClick={() => setAsking(true)}>
          Delete
        </RowButton>
      }
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

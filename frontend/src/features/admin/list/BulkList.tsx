import { useApolloClient } from '@apollo/client/react';
import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { BusyButton } from '../../../components/mui/BusyButton';
import { toastError } from '../../../lib/toast/toast-error';
import { toast } from '../../../lib/toast/toast-store';
import { SelectionContext } from './AdminRow';
import { ReasonDialog } from './ReasonDialog';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  minHeight: 48,
  paddingLeft: 16,
  '& > label': { display: 'inline-flex', alignItems: 'center', gap: 10, minHeight: 44, fontSize: '0.875rem' },
  input: { width: 18, height: 18, margin: 0, accentColor: 'var(--mui-palette-primary-main)' },
});

interface BulkListProps {
  /** The loaded entries that can be selected. */
  ids: readonly string[];
  /** Verb of the button and of the dialog: "Suspend". */
  label: string;
  /** What the action does, in the dialog. */
  text: string;
  /** What an entry is called: "user". */
  noun: string;
  /** What was done to the entries: "suspended". */
  done: string;
  destructive?: boolean;
  isReasonOptional?: boolean;
  act: (id: string, reason: string) => Promise<unknown>;
  /** Runs once after the last entry, even if it failed: for lists that change by more than the selected entries. */
  onEnd?: () => Promise<unknown>;
  /** The `AdminList`, whose rows have a checkbox if their `selectId` is among the ids. */
  children: ReactNode;
}

/** A list with one action on several of its entries: select, give a reason, and each is acted on in turn. */
export function BulkList(props: BulkListProps) {
  const { ids, label, text, noun, done, destructive = false, act, onEnd, children } = props;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const client = useApolloClient();
  // what a search or another admin has removed from the list is not acted on
  const chosen = ids.filter((id) => selected.has(id));
  const counted = (count: number) => `${count} ${noun}${count === 1 ? '' : 's'}`;
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setSelected(next);
  };
  const run = async (reason: string) => {
    setBusy(true);
    const failed: { id: string; error: unknown }[] = [];
    for (const id of chosen) {
      await act(id, reason).catch((error: unknown) => failed.push({ id, error }));
    }
    // a refusal usually means that the entry is in another state than the list shows
    if (failed.length > 0) await client.refetchQueries({ include: 'active' }).catch(() => undefined);
    await onEnd?.().catch(() => undefined);
    setBusy(false);
    setAsking(false);
    setSelected(new Set(failed.map(({ id }) => id)));
    if (failed[0])
      toastError(
        failed[0].error,
        `${failed.length} of ${counted(chosen.length)} failed`,
        'Please try again.',
      );
    else toast({ title: `${counted(chosen.length)} ${done}` });
  };
  return (
    <SelectionContext value={{ has: (id) => selected.has(id), toggle }}>
      {ids.length > 0 && (
        <Bar role="group" aria-label={`Selected ${noun}s`}>
          <label>
            <input
              type="checkbox"
              checked={chosen.length === ids.length}
              ref={(box) => {
                if (box) box.indeterminate = chosen.length > 0 && chosen.length < ids.length;
              }}
              onChange={() => setSelected(new Set(chosen.length === ids.length ? [] : ids))}
            />
            {chosen.length === 0 ? `Select all ${ids.length}` : `${chosen.length} selected`}
          </label>
          {chosen.length > 0 && (
            <BusyButton
              busy={busy}
              size="small"
              variant="outlined"
              color={destructive ? 'error' : 'primary'}
              onClick={() => setAsking(true)}
            >
              {label}
            </BusyButton>
          )}
        </Bar>
      )}
      {children}
      {asking && (
        <ReasonDialog
          title={`${label}: ${counted(chosen.length)}?`}
          text={text}
          confirmLabel={label}
          destructive={destructive}
          optional={props.isReasonOptional}
          busy={busy}
          onConfirm={(reason) => void run(reason)}
          onClose={() => setAsking(false)}
        />
      )}
    </SelectionContext>
  );
}

import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { TextInput } from '../../../components/mui/TextInput';
import { useMay } from '../../../lib/session/rights';
import { announced } from '../list/announced';
import { ChoiceField, CONTRACT_CHOICES, ReasonDialog } from '../list/ReasonDialog';
import { actionOf, problemsOf, type AdminActionName, type Said } from './transfer-actions';
import { currentOf, feeOf, type AdminTransfer } from './transfer-words';

interface TransferDialogProps {
  transfer: AdminTransfer;
  name: AdminActionName;
  onClose: () => void;
}

const NOTHING_SAID: Said = { days: '7', doneOn: '', from: '', fee: null, contract: 'on' };

/** Asks for the reason of an admin's action, and says what it does to money and contract. */
export function TransferDialog({ transfer, name, onClose }: TransferDialogProps) {
  const { label, danger, title, text, fields, document, variables, done } = actionOf(name);
  const [act, { loading }] = useMutation(document, {
    refetchQueries: ['AdminTransferNumbers', 'AdminWaiting'],
  });
  const may = useMay();
  const [said, setSaid] = useState(NOTHING_SAID);
  const [isChecked, setIsChecked] = useState(false);
  const asked = fields?.(transfer) ?? [];
  const isBound = currentOf(transfer)?.bound ?? false;
  const problems = problemsOf(asked, said, isBound);
  const shown = isChecked ? problems : {};
  const say = (change: Partial<Said>) => setSaid({ ...said, ...change });

  const submit = async (reason: string) => {
    setIsChecked(true);
    if (Object.keys(problems).length > 0) return;
    const input = variables?.(transfer, said, reason) ?? { reason };
    const work = act({ variables: { id: transfer.id, ...input } });
    if (await announced(work, done, 'The transfer did not change')) onClose();
  };

  return (
    <ReasonDialog
      title={title(transfer)}
      text={text(transfer, may('runSite'))}
      confirmLabel={label}
      busy={loading}
      destructive={danger ?? false}
      hint="Both parties can read it."
      multiline
      onConfirm={(reason) => void submit(reason)}
      onClose={onClose}
    >
      {asked.includes('fee') && (
        <ChoiceField
          label="Fee"
          options={[
            { value: 'REFUND', label: `Refund ${feeOf(transfer)} to the buyer's card` },
            { value: 'KEEP', label: `Keep ${feeOf(transfer)}` },
          ]}
          value={said.fee}
          onChange={(fee) => say({ fee })}
          errorText={shown.fee}
        />
      )}
      {asked.includes('contract') && (
        <ChoiceField
          label="Contract"
          options={CONTRACT_CHOICES}
          value={said.contract}
          onChange={(contract) => say({ contract })}
        />
      )}
      {asked.includes('days') && (
        <TextInput
          label="Days"
          type="number"
          value={said.days}
          onChange={({ target }) => say({ days: target.value })}
          htmlInput={{ min: 1, max: 90, inputMode: 'numeric' }}
          error={Boolean(shown.days)}
          helperText={shown.days ?? '1 to 90, counted from the due date, or from today if that has passed.'}
          sx={{ mb: 2.5 }}
        />
      )}
      {asked.includes('doneOn') && (
        <TextInput
          label={isBound ? 'Date of the written consent' : 'Done on'}
          type="date"
          notched
          value={said.doneOn}
          onChange={({ target }) => say({ doneOn: target.value })}
          error={Boolean(shown.doneOn)}
          helperText={shown.doneOn ?? (isBound ? undefined : 'Today, if you leave this empty.')}
          sx={{ mb: 2.5 }}
        />
      )}
      {asked.includes('from') && (
        <TextInput
          label="Who gave it"
          value={said.from}
          onChange={({ target }) => say({ from: target.value })}
          htmlInput={{ maxLength: 200 }}
          error={Boolean(shown.from)}
          helperText={shown.from}
          sx={{ mb: 2.5 }}
        />
      )}
    </ReasonDialog>
  );
}

import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { REPORT_REASONS, reasonsFor, type ReportReason } from '@handover/domain/report-reasons';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { AppDialog } from '../../components/mui/AppDialog';
import { BusyButton } from '../../components/mui/BusyButton';
import { kindOf } from '../../components/contract/contract-kinds';
import type { Asked } from '../../components/plain/ReportButton';
import { SelectField } from '../../components/mui/SelectField';
import { TextInput } from '../../components/mui/TextInput';
import type { ContractType } from '../../generated/contracts';
import { ReportsOnContractDocument, useReportMutation } from '../../generated/reports';
import { useNamed } from '../../lib/content/useNamed';
import { enumNameOf, wordOf } from '../../lib/enum-words';
import { field } from '../../lib/form/field';
import { toastError } from '../../lib/toast/toast-error';
import { toast } from '../../lib/toast/toast-store';

const TITLES: Record<Asked['targetType'], string> = {
  CONTRACT: 'Report this contract',
  MESSAGE: 'Report this message',
  PARTY: 'Report the other person',
};

interface ReportDialogProps {
  asked: Asked;
  type: ContractType;
  hasRules: boolean;
  onClose: () => void;
}

/** Asks why, and tells the admins. */
export function ReportDialog({ asked: { reason: first, ...target }, type, ...props }: ReportDialogProps) {
  const { hasRules, onClose } = props;
  const titleId = useId();
  const named = useNamed();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reason: first ?? '', note: '' } });
  const [report, { loading }] = useReportMutation({ refetchQueries: [ReportsOnContractDocument] });
  const reasons = reasonsFor(wordOf(target.targetType), { type: kindOf(type).slug, hasRules });
  const submit = handleSubmit(async ({ reason, note }) => {
    const input = { ...target, reason: enumNameOf(reason as ReportReason), note: note.trim() || null };
    try {
      await report({ variables: { input } });
      toast({
        title: 'Report sent',
        description: "Thank you. We'll look into it and let you know when it is closed.",
      });
      onClose();
    } catch (error) {
      toastError(error, 'Report not sent', 'Please try again.');
    }
  });
  return (
    <AppDialog open onClose={onClose} maxWidth="xs" aria-labelledby={titleId}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={titleId} variant="h3" component="h2">
          {TITLES[target.targetType]}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Typography color="textSecondary">Only our team sees your name and what you write here.</Typography>
          <SelectField
            label="Reason"
            placeholder="Please choose"
            options={reasons.map((reason: ReportReason) => ({
              value: reason,
              label: named(REPORT_REASONS[reason].label),
            }))}
            errorText={formState.errors.reason?.message}
            {...register('reason', { required: 'Please choose a reason.' })}
          />
          <TextInput
            label="What happened (optional)"
            multiline
            minRows={3}
            htmlInput={{ maxLength: 1000 }}
            {...field(register('note'), formState.errors.note)}
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 3, gap: 1 }}>
          <Button variant="outlined" onClick={onClose}>
            Cancel
          </Button>
          <BusyButton type="submit" variant="contained" busy={loading}>
            Send report
          </BusyButton>
        </DialogActions>
      </form>
    </AppDialog>
  );
}

import Typography from '@mui/material/Typography';
import { useForm, useWatch } from 'react-hook-form';
import { FormDialog } from '../../../components/mui/FormDialog';
import { Problem } from '../../../components/mui/Problem';
import { SelectField } from '../../../components/mui/SelectField';
import { TextInput } from '../../../components/mui/TextInput';
import {
  useCreateImportSourceMutation,
  useUpdateImportSourceMutation,
} from '../../../generated/import-sources';
import { field, selectField, showFieldErrors } from '../../../lib/form/field';
import { useAttempt } from '../../../lib/form/useAttempt';
import { mayList } from '../../../lib/may-list';
import { everyOptions, type Organisation, type SourceShown } from './source-words';

const FORMATS = [
  { value: 'CSV', label: 'CSV' },
  { value: 'JSONL', label: 'JSON Lines' },
];
const MATCHES = [
  { value: 'EXTERNAL_ID', label: 'Your own id (external_id)' },
  { value: 'VIN', label: 'The VIN' },
];
const MISSING = [
  { value: 'KEEP', label: 'Keep them as they are' },
  { value: 'PAUSE', label: 'Pause them, if every row is right' },
];

interface SourceDialogProps {
  /** Null for a new one. */
  source: SourceShown | null;
  organisations: readonly Organisation[];
  onClose: () => void;
}

/** Creates or edits an import source. */
export function SourceDialog({ source, organisations, onClose }: SourceDialogProps) {
  const [create] = useCreateImportSourceMutation({ refetchQueries: ['MyImportSources'] });
  const [update] = useUpdateImportSourceMutation();
  const { busy, problem, run } = useAttempt();
  const { register, handleSubmit, setError, formState, control } = useForm({
    defaultValues: valuesOf(source),
  });
  const { errors } = formState;
  const isByVin = useWatch({ control, name: 'match' }) === 'VIN';
  const listing = organisations.filter((one) => mayList(one) || one.id === source?.organisationId);
  const save = handleSubmit(async (values) => {
    const input = {
      ...{ url: values.url.trim(), format: values.format, match: values.match },
      ...{ missing: isByVin ? 'KEEP' : values.missing, everyHours: Number(values.everyHours) },
      organisationId: values.organisationId || null,
    } as const;
    await run(
      async () => {
        await (source ? update({ variables: { id: source.id, input } }) : create({ variables: { input } }));
        onClose();
      },
      'The address was not saved. Please try again.',
      (fields) => showFieldErrors(fields, ['url', 'missing', 'organisationId'], setError),
    );
  });
  return (
    <FormDialog
      title={source ? 'Edit the address' : 'Fetch from an address'}
      submitLabel={source ? 'Save' : 'Start Fetching'}
      busy={busy}
      busyLabel="Saving..."
      sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
      onSubmit={save}
      onClose={onClose}
    >
      <TextInput
        label="Address of the file"
        type="url"
        autoFocus
        sx={{ mt: 1 }}
        htmlInput={{ maxLength: 500 }}
        {...field(
          register('url', { validate: (url) => Boolean(url.trim()) || 'Please enter the address.' }),
          errors.url,
          'Such as https://dealer.example/stock.csv, without a sign-in',
        )}
      />
      <SelectField
        label="Kind of file"
        options={FORMATS}
        {...selectField(register('format'), errors.format)}
      />
      <SelectField
        label="Fetch it"
        options={everyOptions(source?.everyHours ?? 6)}
        {...selectField(register('everyHours'), errors.everyHours)}
      />
      <SelectField
        label="Find my contracts by"
        options={MATCHES}
        {...selectField(register('match'), errors.match)}
      />
      {!isByVin && (
        <SelectField
          label="Imported listings that the file leaves out"
          options={MISSING}
          {...selectField(register('missing'), errors.missing)}
        />
      )}
      {listing.length > 0 && (
        <SelectField
          label="List new contracts for"
          placeholder="Yourself"
          options={listing.map(({ id, name }) => ({ value: id, label: name }))}
          {...selectField(register('organisationId'), errors.organisationId)}
        />
      )}
      <Typography color="textSecondary" variant="body2">
        Unlike a file that you choose here, what we fetch is applied at once, without a check before.
      </Typography>
      {problem && <Problem text={problem} />}
    </FormDialog>
  );
}

const valuesOf = (source: SourceShown | null) => ({
  ...{ url: source?.url ?? '', format: source?.format ?? ('CSV' as const) },
  ...{ match: source?.match ?? ('EXTERNAL_ID' as const), missing: source?.missing ?? ('KEEP' as const) },
  ...{ everyHours: String(source?.everyHours ?? 6), organisationId: source?.organisationId ?? '' },
});

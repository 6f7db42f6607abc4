import { ADMIN_SCOPES, SCOPE_NAMES, SCOPES, type Scope } from '@handover/domain/business/scopes';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../../../components/mui/FormDialog';
import { SelectField } from '../../../components/mui/SelectField';
import { TextInput } from '../../../components/mui/TextInput';
import { MyTokensDocument, useCreateTokenMutation, type MyTokensQuery } from '../../../generated/security';
import { readError } from '../../../lib/errors/read-error';
import { field, selectField, showFieldErrors } from '../../../lib/form/field';
import { useSession } from '../../../lib/session/useSession';
import { CheckList } from '../CheckList';
import { toastUnlessCanceled, useRefresh } from '../useBusy';

const DAYS = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
];

interface TokenDialogProps {
  organisations: MyTokensQuery['myOrganisations'];
  onCreated: (secret: string) => void;
  onClose: () => void;
}

/** Creates an API token: its name, what it may do, for whom and for how long. */
export function TokenDialog({ organisations, onCreated, onClose }: TokenDialogProps) {
  const { me } = useSession();
  const [chosen, setChosen] = useState<readonly Scope[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [createToken] = useCreateTokenMutation();
  const refresh = useRefresh();
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { name: '', expiresInDays: '90', organisationId: '' },
  });
  const offered = SCOPE_NAMES.filter((scope) => me?.isAdmin || !ADMIN_SCOPES.includes(scope));
  const scopes = offered.filter((scope) => chosen.includes(scope));
  const owned = organisations.filter(({ role, status }) => role === 'OWNER' && status === 'APPROVED');

  const create = handleSubmit(async ({ name, expiresInDays, organisationId }) => {
    if (scopes.length === 0) return setProblem('Choose what it may do.');
    try {
      const input = {
        ...{ name: name.trim(), scopes, expiresInDays: Number(expiresInDays) },
        ...(organisationId && { organisationId }),
      };
      const { data } = await createToken({ variables: { input } });
      if (data) onCreated(data.createToken.token);
      onClose();
      await refresh(MyTokensDocument);
    } catch (error) {
      const names = ['name', 'expiresInDays', 'organisationId'] as const;
      if (!showFieldErrors(readError(error).fields, names, setError))
        toastUnlessCanceled(error, 'The token was not created');
    }
  });

  return (
    <FormDialog
      title="New API token"
      submitLabel="Create"
      busy={formState.isSubmitting}
      busyLabel="Creating..."
      sx={{ display: 'grid', gap: 2.5 }}
      onSubmit={create}
      onClose={onClose}
    >
      <TextInput
        label="Name, such as Stock import"
        autoFocus
        sx={{ mt: 1 }}
        htmlInput={{ maxLength: 80 }}
        {...field(
          register('name', { validate: (name) => Boolean(name.trim()) || 'Please give it a name.' }),
          formState.errors.name,
        )}
      />
      {owned.length > 0 && (
        <SelectField
          label="Acts for"
          placeholder="You alone"
          options={owned.map(({ id, name }) => ({ value: id, label: name }))}
          {...selectField(register('organisationId'), formState.errors.organisationId)}
        />
      )}
      <CheckList
        legend="What it may do"
        names={offered}
        words={SCOPES}
        chosen={chosen}
        onChange={(names) => {
          setProblem(null);
          setChosen(names);
        }}
        problem={problem}
      />
      <SelectField
        label="Works for"
        options={DAYS}
        {...selectField(register('expiresInDays'), formState.errors.expiresInDays)}
      />
    </FormDialog>
  );
}

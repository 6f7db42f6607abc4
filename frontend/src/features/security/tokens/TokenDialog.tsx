import { ADMIN_SCOPES, SCOPE_NAMES, SCOPES, type Scope } from '@handover/domain/business/scopes';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../../../components/mui/FormDialog';
import { SelectField } from '../../../components/mui/SelectField';
import { TextInput } from '../../../components/mui/TextInput';
import { MyTokensDocument, useCreateTokenMutation } from '../../../generated/security';
import { readError } from '../../../lib/errors/read-error';
import { field, selectField, showFieldErrors } from '../../../lib/form/field';
import { useSession } from '../../../lib/session/useSession';
import { toastUnlessCanceled, useRefresh } from '../useBusy';

const DAYS = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
];

interface TokenDialogProps {
  onCreated: (secret: string) => void;
  onClose: () => void;
}

/** Creates an API token: its name, what it may do and for how long. */
export function TokenDialog({ onCreated, onClose }: TokenDialogProps) {
  const { me } = useSession();
  const [chosen, setChosen] = useState<readonly Scope[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [createToken] = useCreateTokenMutation();
  const refresh = useRefresh();
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { name: '', expiresInDays: '90' },
  });
  const offered = SCOPE_NAMES.filter((scope) => me?.isAdmin || !ADMIN_SCOPES.includes(scope));
  const scopes = offered.filter((scope) => chosen.includes(scope));

  const create = handleSubmit(async ({ name, expiresInDays }) => {
    if (scopes.length === 0) return setProblem('Choose what it may do.');
    try {
      const input = { name: name.trim(), scopes, expiresInDays: Number(expiresInDays) };
      const { data } = await createToken({ variables: { input } });
      if (data) onCreated(data.createToken.token);
      onClose();
      await refresh(MyTokensDocument);
    } catch (error) {
      if (!showFieldErrors(readError(error).fields, ['name', 'expiresInDays'], setError))
        toastUnlessCanceled(error, 'The token was not created');
    }
  });
  const toggle = (scope: Scope) => {
    setProblem(null);
    setChosen(chosen.includes(scope) ? chosen.filter((one) => one !== scope) : [...chosen, scope]);
  };

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
      <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
        <FormLabel component="legend">What it may do</FormLabel>
        {offered.map((scope) => (
          <FormControlLabel
            key={scope}
            sx={{ display: 'flex', alignItems: 'flex-start', mr: 0 }}
            control={<Checkbox checked={chosen.includes(scope)} onChange={() => toggle(scope)} />}
            label={
              <Box component="span" sx={{ display: 'block', py: 1.25 }}>
                {SCOPES[scope]}
                <Box
                  component="code"
                  sx={{ display: 'block', color: 'text.secondary', fontSize: '0.8125rem' }}
                >
                  {scope}
                </Box>
              </Box>
            }
          />
        ))}
        {problem && (
          <FormHelperText error role="alert">
            {problem}
          </FormHelperText>
        )}
      </Box>
      <SelectField
        label="Works for"
        options={DAYS}
        {...selectField(register('expiresInDays'), formState.errors.expiresInDays)}
      />
    </FormDialog>
  );
}

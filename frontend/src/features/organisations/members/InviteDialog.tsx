import { INVITATION_DAYS } from '@handover/domain/business/organisations';
import Typography from '@mui/material/Typography';
import { useForm, useWatch } from 'react-hook-form';
import { FormDialog } from '../../../components/mui/FormDialog';
import { Problem } from '../../../components/mui/Problem';
import { SelectField } from '../../../components/mui/SelectField';
import { TextInput } from '../../../components/mui/TextInput';
import { field, selectField, showFieldErrors } from '../../../lib/form/field';
import { ROLE_OPTIONS, roleText, type OrganisationShown } from '../organisation-words';
import { useInvitations, type Member } from './useMembers';

interface InviteDialogProps {
  organisation: Pick<OrganisationShown, 'id' | 'name'>;
  onClose: () => void;
}

/** Invites a person by email, with a role. */
export function InviteDialog({ organisation: { id, name }, onClose }: InviteDialogProps) {
  const { invite, busy, problem } = useInvitations(id);
  const { register, handleSubmit, setError, control, formState } = useForm<{
    email: string;
    role: Member['role'];
  }>({ defaultValues: { email: '', role: 'EDITOR' } });
  const role = useWatch({ control, name: 'role' });
  const send = handleSubmit(async ({ email, ...input }) => {
    const onRefused = (fields: Record<string, string>) =>
      showFieldErrors(fields, ['email', 'role'], setError);
    if (await invite({ email: email.trim(), ...input }, onRefused)) onClose();
  });
  return (
    <FormDialog
      title={`Invite to ${name}`}
      submitLabel="Send Invitation"
      busy={busy}
      busyLabel="Sending..."
      sx={{ display: 'grid', gap: 2.5 }}
      onSubmit={send}
      onClose={onClose}
    >
      <TextInput
        label="Email"
        type="email"
        autoFocus
        sx={{ mt: 1 }}
        htmlInput={{ maxLength: 254 }}
        {...field(
          register('email', { validate: (email) => email.includes('@') || 'Please enter an email address.' }),
          formState.errors.email,
          `They can accept for ${INVITATION_DAYS} days.`,
        )}
      />
      <div>
        <SelectField
          label="Role"
          options={ROLE_OPTIONS}
          {...selectField(register('role'), formState.errors.role)}
        />
        <Typography role="status" color="textSecondary" sx={{ mt: 1, fontSize: '0.875rem' }}>
          {roleText(role)}
        </Typography>
      </div>
      {problem && <Problem text={problem} />}
    </FormDialog>
  );
}

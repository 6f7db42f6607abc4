import { ROLE_WORDS, STAFF_ROLES } from '@handover/domain/roles';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LogOut } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { BusyButton } from '../../components/mui/BusyButton';
import { CopyButton } from '../../components/mui/CopyButton';
import { Fact } from '../../components/mui/Fact';
import { SectionCard } from '../../components/mui/SectionCard';
import { TextInput } from '../../components/mui/TextInput';
import { Pill } from '../../components/plain/Pill';
import { enumNameOf } from '../../lib/enum-words';
import { field, showFieldErrors } from '../../lib/form/field';
import { formatDay } from '../../lib/format/time';
import type { Me } from '../../lib/session/useSession';
import { toast } from '../../lib/toast/toast-store';
import { useUpdateProfile } from './useUpdateProfile';

const tooLong = { value: 100, message: 'Enter at most 100 characters.' };

export function ProfileForm({ me }: { me: Me }) {
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { firstName: me.firstName ?? '', lastName: me.lastName ?? '' },
  });
  const { updateProfile, busy } = useUpdateProfile();

  const save = handleSubmit(async (values) => {
    const firstName = values.firstName.trim();
    const lastName = values.lastName.trim();
    if (!firstName && !lastName) {
      toast({
        title: 'No changes',
        description: 'Please enter at least a first or last name.',
        variant: 'destructive',
      });
      return;
    }
    const fields = await updateProfile({ ...(firstName && { firstName }), ...(lastName && { lastName }) });
    showFieldErrors(fields, ['firstName', 'lastName'], setError);
  });

  return (
    <SectionCard title="Edit Name">
      <Box
        component="form"
        noValidate
        aria-label="Edit Name"
        onSubmit={(event) => void save(event)}
        sx={{ mt: 2, display: 'grid', gap: 2.5 }}
      >
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          {/* The default values fill the inputs in the server's page, before the form library runs. */}
          <TextInput
            label="First Name"
            autoComplete="given-name"
            defaultValue={me.firstName ?? ''}
            {...field(register('firstName', { maxLength: tooLong }), formState.errors.firstName)}
          />
          <TextInput
            label="Last Name"
            autoComplete="family-name"
            defaultValue={me.lastName ?? ''}
            {...field(register('lastName', { maxLength: tooLong }), formState.errors.lastName)}
          />
        </Box>
        <div>
          <BusyButton type="submit" variant="contained" busy={busy} busyLabel="Saving...">
            Save Changes
          </BusyButton>
        </div>
      </Box>
    </SectionCard>
  );
}

interface AccountDetailsProps {
  me: Me;
  /** Whether the email address is confirmed, and what to do if it is not. */
  emailStatus: ReactNode;
  onSignOut: () => void;
}

export function AccountDetails({ me, emailStatus, onSignOut }: AccountDetailsProps) {
  return (
    <SectionCard title="Account Information">
      <Box
        component="dl"
        sx={{ m: 0, mt: 2, display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
      >
        <Fact label="Email">
          {me.email}
          <Box sx={{ mt: 0.75 }}>{emailStatus}</Box>
        </Fact>
        <Fact label="Account Type">
          <Pill tone={me.isAdmin ? 'primary' : 'neutral'}>
            {me.isAdmin ? 'Administrator' : 'Standard User'}
          </Pill>{' '}
          {STAFF_ROLES.filter((role) => me.roles.includes(enumNameOf(role))).map((role) => (
            <Fragment key={role}>
              <Pill>{ROLE_WORDS[role].label}</Pill>{' '}
            </Fragment>
          ))}
        </Fact>
        <Fact label="User ID">
          <Box component="span" sx={{ fontSize: '0.8125rem', fontWeight: 500, color: 'text.secondary' }}>
            {me.id}
          </Box>
          <Box sx={{ mt: 0.75 }}>
            <CopyButton size="small" text={me.id} label="Copy ID" />
          </Box>
        </Fact>
        <Fact label="Member Since">
          <time dateTime={me.createdAt}>{formatDay(me.createdAt)}</time>
        </Fact>
      </Box>
      <Box sx={{ mt: 3, pt: 3, borderTop: '1px solid', borderColor: 'divider' }}>
        <Button variant="outlined" startIcon={<LogOut size={18} aria-hidden />} onClick={onSignOut}>
          Sign Out
        </Button>
      </Box>
    </SectionCard>
  );
}

import Box from '@mui/material/Box';
import { useForm } from 'react-hook-form';
import { BusyButton } from '../../components/mui/BusyButton';
import { SectionCard } from '../../components/mui/SectionCard';
import { TextInput } from '../../components/mui/TextInput';
import { field, showFieldErrors } from '../../lib/form/field';
import type { Me } from '../../lib/session/useSession';
import { toast } from '../../lib/toast/toast-store';
import { useUpdateProfile } from './useUpdateProfile';

interface ProfileValues {
  firstName: string;
  lastName: string;
}

const tooLong = { value: 100, message: 'Enter at most 100 characters.' };

export function ProfileForm({ me }: { me: Me }) {
  const { register, handleSubmit, setError, formState } = useForm<ProfileValues>({
    defaultValues: { firstName: me.firstName ?? '', lastName: me.lastName ?? '' },
  });
  const { updateProfile, busy } = useUpdateProfile();

  const save = async (values: ProfileValues) => {
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
  };

  return (
    <SectionCard title="Edit Name">
      <Box
        component="form"
        noValidate
        aria-label="Edit Name"
        onSubmit={(event) => void handleSubmit(save)(event)}
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

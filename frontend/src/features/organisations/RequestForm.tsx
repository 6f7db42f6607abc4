import Box from '@mui/material/Box';
import { useForm } from 'react-hook-form';
import { BusyButton } from '../../components/mui/BusyButton';
import { Problem } from '../../components/mui/Problem';
import { SectionCard } from '../../components/mui/SectionCard';
import { SelectField } from '../../components/mui/SelectField';
import { TextInput } from '../../components/mui/TextInput';
import { field, selectField } from '../../lib/form/field';
import { KIND_OPTIONS } from './organisation-words';
import { useRequestOrganisation, type RequestValues } from './useRequestOrganisation';

/** At least this many characters after trimming. */
const atLeast = (length: number, text: string) => (value: string) => value.trim().length >= length || text;

export function RequestForm({ onRequested }: { onRequested: (id: string) => void }) {
  const { request, busy, problem } = useRequestOrganisation(onRequested);
  const { register, handleSubmit, setError, formState } = useForm<RequestValues>({
    defaultValues: { name: '', kind: 'DEALER', licence: '', website: '' },
  });
  const { errors } = formState;
  return (
    <SectionCard
      title="Request an organization"
      text="You become its first owner. We check the license, and email you the answer."
    >
      <Box
        component="form"
        noValidate
        aria-label="Request an organization"
        onSubmit={(event) => void handleSubmit((values) => request(values, setError))(event)}
        sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        <Box
          sx={{
            ...{ display: 'grid', gap: 2.5 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 1fr)' },
          }}
        >
          <TextInput
            label="Name"
            autoComplete="organization"
            htmlInput={{ maxLength: 120 }}
            {...field(
              register('name', { validate: atLeast(2, 'Please enter the name of the organization.') }),
              errors.name,
              'As buyers should see it',
            )}
          />
          <SelectField
            label="What it is"
            options={KIND_OPTIONS}
            {...selectField(register('kind'), errors.kind)}
          />
        </Box>
        <TextInput
          label="License"
          multiline
          minRows={2}
          htmlInput={{ maxLength: 1000 }}
          {...field(
            register('licence', { validate: atLeast(3, 'Please describe your license.') }),
            errors.licence,
            'Which one, from whom, and its number: “Texas dealer license P12345”',
          )}
        />
        <TextInput
          label="Website (optional)"
          inputMode="url"
          autoCapitalize="none"
          htmlInput={{ maxLength: 253 }}
          {...field(
            register('website'),
            errors.website,
            'Such as acme.example. You can confirm it afterwards, which makes approval easier.',
          )}
        />
        {problem && <Problem text={problem} />}
        <div>
          <BusyButton type="submit" variant="contained" busy={busy} busyLabel="Sending...">
            Send Request
          </BusyButton>
        </div>
      </Box>
    </SectionCard>
  );
}

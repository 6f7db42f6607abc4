import Box from '@mui/material/Box';
import { useForm } from 'react-hook-form';
import { BusyButton } from '../../../components/mui/BusyButton';
import { Problem } from '../../../components/mui/Problem';
import { TextInput } from '../../../components/mui/TextInput';
import { field } from '../../../lib/form/field';
import type { OrganisationShown } from '../organisation-words';
import { originOf } from './embed-words';
import { useEmbedOrigins } from './useOrganisationSettings';

interface AddOriginProps {
  organisation: Pick<OrganisationShown, 'id' | 'website'>;
  origins: readonly string[];
}

/** Adds a website; the one that the organization has stated is there to begin with. */
export function AddOrigin({ organisation: { id, website }, origins }: AddOriginProps) {
  const { set, busy, problem } = useEmbedOrigins(id, origins);
  const { register, handleSubmit, setError, reset, formState } = useForm({
    defaultValues: { address: website && origins.length === 0 ? `https://${website}` : '' },
  });
  const add = handleSubmit(async ({ address }) => {
    const origin = originOf(address);
    const onRefused = ({ origins: message }: Record<string, string>) => {
      if (message) setError('address', { message }, { shouldFocus: true });
      return Boolean(message);
    };
    if (await set([...origins, origin], `${origin} may show your contracts now`, onRefused))
      reset({ address: '' });
  });
  return (
    <Box
      component="form"
      noValidate
      aria-label="Add a website"
      onSubmit={(event) => void add(event)}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1.5 }}
    >
      <TextInput
        label="Website"
        inputMode="url"
        autoCapitalize="none"
        sx={{ flex: '1 1 260px', width: 'auto' }}
        htmlInput={{ maxLength: 300 }}
        {...field(
          register('address', {
            validate: {
              filled: (text) => text.trim() !== '' || 'Please enter the address of the website.',
              another: (text) => !origins.includes(originOf(text)) || 'This website is in the list already.',
            },
          }),
          formState.errors.address,
          'Such as https://acme.example. With and without “www.” are two websites.',
        )}
      />
      <BusyButton type="submit" variant="contained" size="large" busy={busy} busyLabel="Adding...">
        Add
      </BusyButton>
      {problem && (
        <Box sx={{ flexBasis: '100%' }}>
          <Problem text={problem} />
        </Box>
      )}
    </Box>
  );
}

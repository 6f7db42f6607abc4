import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Save } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { BusyButton } from '../../../components/mui/BusyButton';
import { TextInput } from '../../../components/mui/TextInput';
import type { SettingFieldsFragment } from '../../../generated/admin';
import {
  isWebAddress,
  socialLabels,
  socialLinksOf,
  socialNetworks,
  type SocialLinks,
} from '../../../lib/content/read-social';
import { field } from '../../../lib/form/field';
import { useSettingActions } from '../settings/useSettingActions';

const KEY = 'social_content';
const description = 'Social media links for footer';

const checkAddress = (text: string) =>
  !text.trim() || isWebAddress(text.trim()) || 'Please enter a full address that begins with https://';

/** The footer shows an icon for each network with an address. */
export function SocialLinksForm({ setting }: { setting: SettingFieldsFragment | undefined }) {
  const { register, handleSubmit, formState } = useForm<SocialLinks>({
    values: socialLinksOf(setting?.value),
    resetOptions: { keepDirtyValues: true },
  });
  const { createSetting, updateSetting, busy } = useSettingActions();

  const save = async (links: SocialLinks) => {
    const value = JSON.stringify(
      Object.fromEntries(socialNetworks.map((network) => [network, links[network].trim()])),
      null,
      2,
    );
    if (setting) await updateSetting(KEY, { value, description });
    else await createSetting({ key: KEY, value, description, category: 'SOCIAL' });
  };

  return (
    <Card
      component="form"
      noValidate
      aria-labelledby="social-title"
      onSubmit={(event) => void handleSubmit(save)(event)}
      sx={{ p: { xs: 2, md: 3 } }}
    >
      <Typography id="social-title" variant="h3" component="h2">
        Social Media Links
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2.5 }}>
        The footer shows an icon for each address. Leave one empty to hide its icon.
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}>
        {socialNetworks.map((network) => (
          <TextInput
            key={network}
            label={`${socialLabels[network]} URL`}
            type="url"
            autoComplete="off"
            {...field(register(network, { validate: checkAddress }), formState.errors[network])}
          />
        ))}
      </Box>
      <BusyButton
        type="submit"
        variant="contained"
        busy={busy}
        busyLabel="Saving..."
        startIcon={<Save size={18} aria-hidden />}
        style={{ marginTop: 20 }}
      >
        Save Social Links
      </BusyButton>
    </Card>
  );
}

import { colorProblem, DEFAULT_COLOR, isColor, nearestPassing } from '@handover/domain/brand/brand-color';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Save } from 'lucide-react';
import { useForm, useWatch } from 'react-hook-form';
import { BusyButton } from '../../../components/mui/BusyButton';
import { TextInput } from '../../../components/mui/TextInput';
import type { BrandFieldsFragment } from '../../../generated/admin-brand';
import { field, showFieldErrors } from '../../../lib/form/field';
import { BrandPreview } from './BrandPreview';
import { LogoField } from './LogoField';
import { useBrandActions } from './useBrandActions';

const FIELDS = ['name', 'color', 'mailSender', 'postalAddress'] as const;

const PREVIEWED = ['name', 'color', 'postalAddress'] as const;

/** Name, logo, color, sender of mails and postal address, next to a preview of what they change. */
export function BrandCard({ brand }: { brand: BrandFieldsFragment }) {
  const { register, handleSubmit, formState, setError, setValue, control } = useForm({
    values: {
      name: brand.name,
      color: brand.color,
      mailSender: brand.mailSender ?? '',
      postalAddress: brand.postalAddress ?? '',
    },
    resetOptions: { keepDirtyValues: true },
  });
  const { setBrand, setLogo, removeLogo, busy } = useBrandActions();
  const { errors } = formState;
  const [name, typedColor, postalAddress] = useWatch({ control, name: PREVIEWED });
  const color = typedColor.trim().toLowerCase();
  const problem = color ? colorProblem(color) : null;
  const shown = isColor(color) ? color : color ? brand.color : DEFAULT_COLOR;
  const choose = (next: string) => setValue('color', next, { shouldDirty: true, shouldValidate: true });

  const save = async (input: Record<(typeof FIELDS)[number], string>) => {
    const refused = await setBrand(input);
    if (refused) showFieldErrors(refused, FIELDS, setError);
  };

  return (
    <Card component="section" aria-labelledby="brand-title" sx={{ p: { xs: 2, md: 3 } }}>
      <Typography id="brand-title" variant="h3" component="h2">
        Brand
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2.5 }}>
        How the site presents itself: on pages, in mails, in browser tabs and in shared links. Changes show at
        once.
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Box
          component="form"
          noValidate
          aria-label="Brand"
          onSubmit={(event) => void handleSubmit(save)(event)}
          sx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}
        >
          <TextInput label="Name" autoComplete="off" {...field(register('name'), errors.name)} />
          <LogoField logo={brand.logo} busy={busy} onChoose={setLogo} onRemove={removeLogo} />
          <Box sx={{ display: 'grid', gap: 1 }}>
            <Box
              sx={{
                display: 'grid',
                gridTemplateColumns: '56px minmax(0, 1fr)',
                gap: 1,
                alignItems: 'start',
              }}
            >
              <Box
                component="input"
                type="color"
                aria-label="Choose the primary color"
                value={shown}
                onChange={(event) => choose(event.target.value)}
                sx={{
                  width: 56,
                  height: 48,
                  p: 0.5,
                  bgcolor: 'background.paper',
                  border: 1,
                  borderColor: 'var(--field-edge)',
                  borderRadius: '10px',
                  cursor: 'pointer',
                }}
              />
              <TextInput
                label="Primary color"
                autoComplete="off"
                spellCheck={false}
                {...field(
                  register('color', {
                    validate: (text) => !text.trim() || (colorProblem(text.trim()) ?? true),
                  }),
                  problem ? { type: 'contrast', message: problem } : errors.color,
                  'Buttons, links and the footer. The tone of the dark mode is made from it.',
                )}
              />
            </Box>
            {problem && isColor(color) && (
              <div>
                <Button variant="outlined" size="small" onClick={() => choose(nearestPassing(color))}>
                  Use {nearestPassing(color)}
                </Button>
              </div>
            )}
          </Box>
          <TextInput
            label="Sender of mails"
            autoComplete="off"
            {...field(register('mailSender'), errors.mailSender, 'Empty: the name that MAIL_FROM has.')}
          />
          <TextInput
            label="Postal address"
            multiline
            minRows={2}
            {...field(
              register('postalAddress'),
              errors.postalAddress,
              'Below each mail. US law (CAN-SPAM) requires it below mails that advertise, such as alerts.',
            )}
          />
          <div>
            <BusyButton
              type="submit"
              variant="contained"
              busy={busy}
              busyLabel="Saving..."
              startIcon={<Save size={18} aria-hidden />}
            >
              Save Brand
            </BusyButton>
          </div>
        </Box>
        <BrandPreview
          name={name.trim() || brand.name}
          color={problem && isColor(color) ? nearestPassing(color) : shown}
          logo={brand.logo}
          postalAddress={postalAddress.trim()}
        />
      </Box>
    </Card>
  );
}

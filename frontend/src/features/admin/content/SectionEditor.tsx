import type { ClaimKey } from '@handover/domain/claims/claims';
import { landingWithout } from '@handover/domain/claims/shown-landing';
import type { LandingKey } from '@handover/domain/landing-content';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useEffect, useId, useState, type ComponentType } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { AppDialog } from '../../../components/mui/AppDialog';
import { BusyButton } from '../../../components/mui/BusyButton';
import { ConfirmDialog } from '../../../components/mui/ConfirmDialog';
import type { SettingFieldsFragment } from '../../../generated/admin';
import { useSettingActions } from '../settings/useSettingActions';
import { sectionJson, sectionValues, type SectionForm } from './section-forms';
import { SectionInputs } from './SectionInputs';

interface SectionEditorProps {
  form: SectionForm;
  /** The stored value; undefined until the content is initialized. */
  setting: SettingFieldsFragment | undefined;
  preview: LandingPreview;
  /** Claims that visitors do not see. */
  hidden?: readonly ClaimKey[];
  onClose: () => void;
}

/** Edits a section of the landing page next to a live preview. */
export function SectionEditor({ form, setting, preview, hidden = [], onClose }: SectionEditorProps) {
  const titleId = useId();
  const methods = useForm({ defaultValues: sectionValues(form.key, setting?.value) });
  const { isDirty } = methods.formState;
  const [asking, setAsking] = useState(false);
  const { createSetting, updateSetting, busy } = useSettingActions();
  useEffect(() => {
    // Text areas measure their height before the dialog is laid out; a resize event makes them measure again.
    const frame = requestAnimationFrame(() => window.dispatchEvent(new Event('resize')));
    return () => cancelAnimationFrame(frame);
  }, []);
  const close = () => (isDirty ? setAsking(true) : onClose());

  const save = async (values: object) => {
    const value = sectionJson(values);
    const refused = setting
      ? await updateSetting(form.key, { value })
      : await createSetting({
          key: form.key,
          value,
          category: form.category,
          description: `${form.name} of the landing page`,
        });
    if (!refused) onClose();
  };

  return (
    <AppDialog
      open
      onClose={close}
      maxWidth="xl"
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { height: 'calc(100dvh - 32px)', maxHeight: 'none' } } }}
    >
      <DialogTitle
        id={titleId}
        variant="h3"
        component="h2"
        sx={{ borderBottom: '1px solid', borderColor: 'divider' }}
      >
        Edit {form.name}
      </DialogTitle>
      <FormProvider {...methods}>
        <Box
          component="form"
          onSubmit={(event) => void methods.handleSubmit(save)(event)}
          sx={{
            flex: 1,
            minHeight: 0,
            display: { lg: 'grid' },
            gridTemplateColumns: 'minmax(360px, 0.75fr) minmax(0, 1.25fr)',
            gridTemplateRows: 'minmax(0, 1fr)',
            overflowY: { xs: 'auto', lg: 'visible' },
          }}
        >
          <SectionInputs form={form}>
            <BusyButton type="submit" variant="contained" busy={busy} busyLabel="Saving...">
              Save
            </BusyButton>
            <Button variant="outlined" onClick={close}>
              Cancel
            </Button>
          </SectionInputs>
          <SectionPreview preview={preview} section={form.key} hidden={hidden} />
        </Box>
      </FormProvider>
      <ConfirmDialog
        open={asking}
        title="Discard your changes?"
        confirmLabel="Discard"
        destructive
        onConfirm={onClose}
        onClose={() => setAsking(false)}
      >
        Your changes to {form.name} aren't saved yet.
      </ConfirmDialog>
    </AppDialog>
  );
}

/** Renders a section of the landing page from its JSON. */
export type LandingPreview = ComponentType<{ section: LandingKey; value: string }>;

interface SectionPreviewProps {
  preview: LandingPreview;
  section: LandingKey;
  hidden: readonly ClaimKey[];
}

/** The landing page's own component with the values of the surrounding form, scaled down and inert. */
function SectionPreview({ preview: Preview, section, hidden }: SectionPreviewProps) {
  const typed = useDeferredValue(sectionJson(useWatch()));
  const value =
    hidden.length > 0 ? JSON.stringify(landingWithout(section, new Map([[section, typed]]), hidden)) : typed;
  return (
    <Box
      component="section"
      aria-label="Preview"
      sx={{
        minHeight: 0,
        overflow: 'auto',
        bgcolor: 'background.default',
        borderStyle: 'solid',
        borderColor: 'divider',
        borderWidth: { xs: '1px 0 0', lg: '0 0 0 1px' },
      }}
    >
      <Typography variant="h4" component="h3" sx={{ p: 2, pb: 1 }}>
        Preview
      </Typography>
      <Box inert sx={{ zoom: { xs: 0.85, lg: 0.58 } }}>
        <Preview section={section} value={value} />
      </Box>
    </Box>
  );
}

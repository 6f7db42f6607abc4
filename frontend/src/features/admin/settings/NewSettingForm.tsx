import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { BusyButton } from '../../../components/mui/BusyButton';
import { SelectField } from '../../../components/mui/SelectField';
import { TextInput } from '../../../components/mui/TextInput';
import type { SettingCategory } from '../../../generated/admin';
import { field, selectField, showFieldErrors } from '../../../lib/form/field';
import { toast } from '../../../lib/toast/toast-store';
import type { unusedKeys } from './known-keys';
import { categoryOptions } from './SettingParts';
import { useSettingActions } from './useSettingActions';

const blank = { key: '', value: '', description: '', category: 'GENERAL' as SettingCategory };

/** `suggestions` are keys that the site reads and that are not stored yet. */
export function NewSettingForm({ suggestions }: { suggestions: ReturnType<typeof unusedKeys> }) {
  const listId = useId();
  const { register, handleSubmit, setError, setFocus, setValue, reset, formState } = useForm({
    defaultValues: blank,
  });
  const { createSetting, busy } = useSettingActions();
  const { errors } = formState;

  /** A suggested key brings its description and category. */
  const complete = (key: string) => {
    const known = suggestions.find((suggestion) => suggestion.key === key);
    if (!known) return;
    setValue('description', known.description);
    setValue('category', known.category);
  };

  const add = async ({ key, value, description, category }: typeof blank) => {
    if (!key.trim() || !value.trim()) {
      toast({ title: 'Key and value are required', variant: 'destructive' });
      setFocus(key.trim() ? 'value' : 'key');
      return;
    }
    const refused = await createSetting({
      key: key.trim(),
      value,
      description: description.trim() || null,
      category,
    });
    if (refused) showFieldErrors(refused, ['key', 'value', 'description'], setError);
    else reset();
  };

  return (
    <Card
      component="form"
      noValidate
      aria-labelledby="new-setting-title"
      onSubmit={(event) => void handleSubmit(add)(event)}
      sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2 }}
    >
      <Typography id="new-setting-title" variant="h3" component="h2">
        Add New Setting
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}>
        <TextInput
          label="Key"
          htmlInput={{ list: listId, autoComplete: 'off' }}
          {...field(
            register('key', {
              onChange: (event: { target: { value: string } }) => complete(event.target.value),
            }),
            errors.key,
          )}
        />
        <datalist id={listId}>
          {suggestions.map(({ key, description }) => (
            <option key={key} value={key}>
              {description}
            </option>
          ))}
        </datalist>
        <SelectField
          label="Category"
          options={categoryOptions}
          {...selectField(register('category'), errors.category)}
        />
        <TextInput
          label="Value"
          multiline
          minRows={1}
          maxRows={10}
          // one line before the code arrives, too
          sx={{ gridColumn: '1 / -1', '& textarea:not([aria-hidden])': { height: 24 } }}
          {...field(register('value'), errors.value)}
        />
        <TextInput
          label="Description"
          sx={{ gridColumn: '1 / -1' }}
          {...field(register('description'), errors.description)}
        />
      </Box>
      <div>
        <BusyButton type="submit" variant="contained" busy={busy} startIcon={<Plus size={18} aria-hidden />}>
          Add Setting
        </BusyButton>
      </div>
    </Card>
  );
}

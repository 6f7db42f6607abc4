import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Controller, useFieldArray, useFormContext } from 'react-hook-form';
import { SelectField } from '../../../components/mui/SelectField';
import { TextInput } from '../../../components/mui/TextInput';
import { field as inputProps, selectField } from '../../../lib/form/field';
import { blankItem, type FieldForm, type ListForm, type SectionForm } from './section-forms';

/** The inputs of a section. `children` are the buttons, pinned to the bottom. */
export const SectionInputs = ({ form, children }: { form: SectionForm; children: ReactNode }) => (
  <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}>
    <Box
      sx={{
        flex: 1,
        minHeight: 0,
        overflowY: { lg: 'auto' },
        p: { xs: 2, md: 3 },
        display: 'grid',
        gap: 2.5,
        alignContent: 'start',
      }}
    >
      {form.fields.map((field) => (
        <SectionField key={field.name} field={field} name={field.name} />
      ))}
      {form.lists.map((list) => (
        <SectionList key={list.name} list={list} />
      ))}
    </Box>
    <Box
      sx={{
        display: 'flex',
        gap: 1,
        p: 2,
        borderTop: '1px solid',
        borderColor: 'divider',
        bgcolor: 'background.paper',
        position: 'sticky',
        bottom: 0,
        zIndex: 1,
      }}
    >
      {children}
    </Box>
  </Box>
);

const asOption = (value: string) => ({ value, label: value });
const ratings = [5, 4, 3, 2, 1].map((value) => ({ value: String(value), label: `${value} of 5` }));
const multiline = { multiline: true, minRows: 2, maxRows: 8 };
const htmlInput = { maxLength: 2000 };

/** One input of a section's form, chosen by the kind of the field. `name` is its path in the form values. */
function SectionField({ field, name }: { field: FieldForm; name: string }) {
  const { register } = useFormContext();
  const { label, kind, required = false, choices = [] } = field;
  switch (kind) {
    case 'choice':
      return (
        <SelectField
          label={label}
          options={choices.map(asOption)}
          {...selectField(register(name), undefined)}
        />
      );
    case 'rating':
      return (
        <SelectField
          label={label}
          options={ratings}
          {...selectField(register(name, { valueAsNumber: true }), undefined)}
        />
      );
    case 'lines':
      return (
        <Controller
          name={name}
          render={({ field: { value, onChange, ref, ...rest } }) => (
            <TextInput
              {...multiline}
              {...rest}
              label={label}
              htmlInput={htmlInput}
              inputRef={ref}
              value={(value as string[]).join('\n')}
              onChange={(event) => onChange(event.target.value.split('\n'))}
            />
          )}
        />
      );
    default:
      return (
        <TextInput
          label={label}
          required={required}
          htmlInput={htmlInput}
          {...(kind === 'text' && multiline)}
          {...inputProps(register(name), undefined)}
        />
      );
  }
}

/** The landing page renders at most this many. */
const MAX_ITEMS = 20;

/** The items of a section: edit, add, remove, reorder. */
function SectionList({ list }: { list: ListForm }) {
  const { fields: items, append, remove, move } = useFieldArray({ name: list.name });
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 1.5 }}>
      <Typography component="legend" variant="h4" sx={{ p: 0, mb: 1.5 }}>
        {list.label}
      </Typography>
      {items.map(({ id }, index) => {
        const name = `${list.item} ${index + 1}`;
        return (
          <Item
            key={id}
            name={name}
            tools={
              <>
                <IconButton
                  aria-label={`Move ${name} up`}
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                >
                  <ArrowUp size={18} aria-hidden />
                </IconButton>
                <IconButton
                  aria-label={`Move ${name} down`}
                  disabled={index === items.length - 1}
                  onClick={() => move(index, index + 1)}
                >
                  <ArrowDown size={18} aria-hidden />
                </IconButton>
                <IconButton aria-label={`Remove ${name}`} onClick={() => remove(index)}>
                  <Trash2 size={18} aria-hidden />
                </IconButton>
              </>
            }
          >
            {list.fields.map((field) => (
              <SectionField key={field.name} field={field} name={`${list.name}.${index}.${field.name}`} />
            ))}
          </Item>
        );
      })}
      <div>
        <Button
          variant="outlined"
          startIcon={<Plus size={18} aria-hidden />}
          disabled={items.length >= MAX_ITEMS}
          onClick={() => append(blankItem(list))}
        >
          Add {list.item}
        </Button>
      </div>
    </Box>
  );
}

const Item = ({ name, tools, children }: { name: string; tools: ReactNode; children: ReactNode }) => (
  <Box
    role="group"
    aria-label={name}
    sx={{
      p: 2,
      pt: 1,
      borderRadius: '14px',
      border: '1px solid',
      borderColor: 'divider',
      display: 'grid',
      gap: 2,
    }}
  >
    <Box sx={{ display: 'flex', alignItems: 'center', color: 'text.secondary' }}>
      <Box
        component="span"
        sx={{ flex: 1, fontSize: '0.875rem', fontWeight: 600, textTransform: 'capitalize' }}
      >
        {name}
      </Box>
      {tools}
    </Box>
    {children}
  </Box>
);

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';
import { SectionField } from './SectionField';
import type { ListForm } from './section-forms';
import { blankItem } from './section-values';

/** The landing page renders at most this many. */
const MAX_ITEMS = 20;

/** The items of a section: edit, add, remove, reorder. */
export function SectionList({ list }: { list: ListForm }) {
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

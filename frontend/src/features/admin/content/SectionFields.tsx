import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { DraftField } from './DraftField';
import { DraftList } from './DraftList';
import type { Draft, DraftChange } from './section-draft';
import type { SectionForm } from './section-forms';

interface SectionFieldsProps {
  form: SectionForm;
  draft: Draft;
  onChange: (change: DraftChange) => void;
  /** Buttons, pinned to the bottom. */
  children: ReactNode;
}

export function SectionFields({ form, draft, onChange, children }: SectionFieldsProps) {
  return (
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
          <DraftField
            key={field.name}
            field={field}
            value={draft.texts[field.name] ?? ''}
            onChange={(value) => onChange({ do: 'text', name: field.name, value })}
          />
        ))}
        {form.lists.map((list) => (
          <DraftList key={list.name} list={list} items={draft.lists[list.name] ?? []} onChange={onChange} />
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
}

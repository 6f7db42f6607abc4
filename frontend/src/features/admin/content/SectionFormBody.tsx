import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { SectionField } from './SectionField';
import type { SectionForm } from './section-forms';
import { SectionList } from './SectionList';

/** The inputs of a section. `children` are the buttons, pinned to the bottom. */
export const SectionFormBody = ({ form, children }: { form: SectionForm; children: ReactNode }) => (
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

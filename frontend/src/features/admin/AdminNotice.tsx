import Box from '@mui/material/Box';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** Something about the whole site that admins should know. */
export const AdminNotice = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box
    role="note"
    sx={{ display: 'flex', gap: 1.5, p: 2, borderRadius: '14px', bgcolor: 'amber.soft', lineHeight: 1.5 }}
  >
    <Box sx={{ color: 'amber.ink', pt: '2px' }}>
      <TriangleAlert size={20} aria-hidden />
    </Box>
    <div>
      <Box component="strong" sx={{ color: 'amber.ink' }}>
        {title}
      </Box>
      <div>{children}</div>
    </div>
  </Box>
);

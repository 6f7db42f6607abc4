import Box from '@mui/material/Box';
import { TriangleAlert } from 'lucide-react';

/** Shown until the operator has replaced the placeholder claims and testimonials. */
export const PlaceholderNotice = () => (
  <Box
    role="note"
    sx={{ display: 'flex', gap: 1.5, p: 2, borderRadius: '14px', bgcolor: 'amber.soft', lineHeight: 1.5 }}
  >
    <Box sx={{ color: 'amber.ink', pt: '2px' }}>
      <TriangleAlert size={20} aria-hidden />
    </Box>
    <div>
      <Box component="strong" sx={{ color: 'amber.ink' }}>
        Placeholder claims: replace before launch
      </Box>
      <div>
        The figures, guarantees and testimonials on the landing page are examples. Replace them with your own
        in Trust &amp; Safety.
      </div>
    </div>
  </Box>
);

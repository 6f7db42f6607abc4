import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useModal } from '../../../components/mui/use-modal';
import { ActMenu, type RowAct } from './ActMenu';

interface RowPanelProps {
  about: string;
  head: ReactNode;
  meta: ReactNode;
  acts: readonly RowAct[];
  onClose: () => void;
  children: ReactNode;
}

/** The details of an entry and what can be done with it, beside the list; on a phone it covers the screen. */
export function RowPanel({ about, head, meta, acts, onClose, children }: RowPanelProps) {
  useModal({ open: true, onClose });
  useCloseOnNavigation(onClose);
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      disableEnforceFocus
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': about,
          sx: { width: { xs: '100%', sm: 420 }, p: 2.5, overflowWrap: 'anywhere' },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.5 }}>
        <Typography
          variant="h4"
          component="h2"
          sx={{
            flex: 1,
            minWidth: 0,
            display: 'flex',
            flexWrap: 'wrap',
            gap: '4px 8px',
            pt: 1,
          }}
        >
          {head}
        </Typography>
        <IconButton aria-label="Close" onClick={onClose} autoFocus sx={{ mr: -1.25 }}>
          <X size={20} aria-hidden />
        </IconButton>
      </Box>
      <Typography component="div" color="textSecondary" sx={{ mt: 0.5, fontSize: '0.875rem' }}>
        {meta}
      </Typography>
      {acts.length > 0 && (
        <Box sx={{ mt: 2 }}>
          <ActMenu about={about} acts={acts} isLabeled />
        </Box>
      )}
      <Box
        sx={{
          mt: 2,
          pt: 2,
          borderTop: 1,
          borderColor: 'divider',
          fontSize: '0.875rem',
          lineHeight: 1.55,
          // quiet buttons among the details start where the text does
          '.action': { px: 0, minWidth: 0 },
        }}
      >
        {children}
      </Box>
    </Drawer>
  );
}

/** A link in the panel may lead to the same list with another filter, in which the row stays. */
function useCloseOnNavigation(onClose: () => void): void {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const [opened] = useState(address);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (address !== opened) close();
  }, [address, opened]);
}

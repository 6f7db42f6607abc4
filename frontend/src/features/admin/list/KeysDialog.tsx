import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { AppDialog } from '../../../components/mui/AppDialog';
import { radius } from '../../../theme/tokens';
import { ROW_KEYS } from './row-keys';

const Keys = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: '8px 16px',
  margin: 0,
  dd: { margin: 0 },
  kbd: {
    display: 'inline-block',
    minWidth: 28,
    padding: '2px 8px',
    border: '1px solid var(--mui-palette-divider)',
    borderRadius: radius.small,
    font: 'inherit',
    fontSize: '0.875rem',
    textAlign: 'center',
  },
});

/** The keys of a list. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  return (
    <AppDialog open onClose={onClose} maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId} variant="h3" component="h2">
        Keyboard shortcuts
      </DialogTitle>
      <DialogContent>
        <p style={{ marginTop: 0 }}>They work while a row of the list has the focus.</p>
        <Keys>
          {ROW_KEYS.map(({ key, text }) => (
            <div key={key} style={{ display: 'contents' }}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </Keys>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3 }}>
        <Button variant="outlined" onClick={onClose} autoFocus>
          Close
        </Button>
      </DialogActions>
    </AppDialog>
  );
}

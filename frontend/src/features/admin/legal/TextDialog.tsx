import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Printer } from 'lucide-react';
import { useId } from 'react';
import { AppDialog } from '../../../components/mui/AppDialog';
import { ErrorState } from '../../../components/plain/ErrorState';
import { LegalProse, LegalSections, type LegalSection } from '../../../components/plain/legal/LegalSections';

/** All pages of the text, without the buttons; base.css hides the page behind a dialog. */
const printSx = {
  '@media print': {
    position: 'static',
    '& .MuiBackdrop-root, & .MuiDialogActions-root': { display: 'none' },
    '& .MuiDialog-container': { display: 'block', height: 'auto' },
    '& .MuiPaper-root': { maxWidth: 'none', maxHeight: 'none', margin: 0, border: 0 },
    '& .MuiDialogContent-root': { overflow: 'visible' },
  },
};

interface TextDialogProps {
  title: string;
  /** Which version it is. */
  about: string;
  /** Undefined until it is loaded. */
  text: { intro: string; sections: readonly LegalSection[] } | undefined;
  failed?: boolean;
  onRetry?: () => void;
  onClose: () => void;
}

/** A version of a text, to read and to print. */
export function TextDialog({ title, about, text, failed = false, onRetry, onClose }: TextDialogProps) {
  const titleId = useId();
  return (
    <AppDialog open onClose={onClose} maxWidth="md" aria-labelledby={titleId} sx={printSx}>
      <DialogTitle id={titleId} variant="h3" component="h2">
        {title}
      </DialogTitle>
      <DialogContent tabIndex={0}>
        <Typography color="textSecondary">{about}</Typography>
        {text ? (
          <>
            <LegalProse html={text.intro} />
            <LegalSections isBelow sections={text.sections} />
          </>
        ) : failed ? (
          <ErrorState title="Couldn't load this text" onRetry={onRetry} />
        ) : (
          <Skeleton height={320} />
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>Close</Button>
        <Button
          variant="contained"
          disabled={!text}
          startIcon={<Printer size={18} aria-hidden />}
          onClick={() => window.print()}
        >
          Print
        </Button>
      </DialogActions>
    </AppDialog>
  );
}

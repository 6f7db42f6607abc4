import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { BusyButton } from '../../../components/mui/BusyButton';
import { ConfirmDialog } from '../../../components/mui/ConfirmDialog';
import { ListRow } from '../../../components/mui/ListRow';
import { Pill } from '../../../components/plain/Pill';
import {
  hostOf,
  nextText,
  resultText,
  settingsText,
  stateOf,
  type Organisation,
  type SourceShown,
} from './source-words';
import { useSource } from './useSource';

interface SourceRowProps {
  source: SourceShown;
  organisations: readonly Organisation[];
  onEdit: () => void;
  /** Opens an import. */
  onOpen: (importId: string) => void;
}

export function SourceRow({ source, organisations, onEdit, onOpen }: SourceRowProps) {
  const { url, lastImportId } = source;
  const { busy, problem, isFetching, fetchNow, switchTo, remove } = useSource(source);
  const [isDeleting, setIsDeleting] = useState(false);
  const isOff = source.disabledAt !== null;
  const switchLabel = isOff ? 'Switch On' : 'Switch Off';
  const { label, tone } = stateOf(source);
  const name = hostOf(url);
  const action = (text: string, onClick: () => void, disabled = false) => (
    <Button
      variant="outlined"
      size="small"
      aria-label={`${text}: ${name}`}
      disabled={disabled}
      onClick={onClick}
    >
      {text}
    </Button>
  );
  return (
    <ListRow
      heading={
        <>
          <span dir="auto">{url}</span> <Pill tone={tone}>{label}</Pill>
        </>
      }
      details={
        <>
          {settingsText(source, organisations)}
          <div suppressHydrationWarning>{resultText(source)}</div>
          <div suppressHydrationWarning>{nextText(source, Date.now())}</div>
        </>
      }
      problem={isDeleting ? '' : problem}
    >
      <Box sx={{ flexBasis: '100%', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {!isOff && (
          <BusyButton
            variant="outlined"
            size="small"
            aria-label={`Fetch Now: ${name}`}
            busy={isFetching}
            busyLabel="Asking..."
            onClick={() => void fetchNow()}
          >
            Fetch Now
          </BusyButton>
        )}
        {lastImportId && action('Last Import', () => onOpen(lastImportId))}
        {action('Edit', onEdit)}
        {action(switchLabel, () => void switchTo(isOff), busy)}
        {action('Delete', () => setIsDeleting(true))}
      </Box>
      <ConfirmDialog
        open={isDeleting}
        title={`Stop fetching from ${name}?`}
        confirmLabel="Delete"
        destructive
        busy={busy}
        onConfirm={() => void remove().then(() => setIsDeleting(false))}
        onClose={() => setIsDeleting(false)}
      >
        The address is deleted. The contracts that it has listed stay as they are.
      </ConfirmDialog>
    </ListRow>
  );
}

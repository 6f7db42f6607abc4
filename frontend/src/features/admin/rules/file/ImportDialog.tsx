import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { FormDialog } from '../../../../components/mui/FormDialog';
import { rulesText, useRuleImport, type CheckedFile, type ImportReport } from './useRuleImport';

/** Reads a file, says what it would change or what is wrong with it, and imports it. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const { checked, problem, busy, check, store } = useRuleImport(onClose);
  const count = checked && checked.report.errorCount === 0 ? changesIn(checked.report) : 0;
  return (
    <FormDialog
      title="Import rules"
      submitLabel={count > 0 ? `Import ${rulesText(count)}` : 'Import'}
      busy={busy}
      busyLabel={checked ? undefined : 'Reading...'}
      disabled={count === 0}
      onSubmit={(event) => {
        event.preventDefault();
        return store();
      }}
      onClose={onClose}
      sx={{ display: 'grid', gap: 2, justifyItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Typography color="textSecondary">
        A CSV file with a row per rule, as “Export CSV” writes it. Names change at once. Rules become drafts:
        nothing is in force before you publish it.
      </Typography>
      <Button
        variant="outlined"
        disabled={busy}
        startIcon={<FileUp size={18} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {checked ? 'Choose another file' : 'Choose a file'}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        aria-label="CSV file"
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void check(file);
          // so that the same file can be chosen again once it is mended
          currentTarget.value = '';
        }}
      />
      {problem && (
        <Typography role="alert" color="error">
          {problem}
        </Typography>
      )}
      {checked && <Report checked={checked} />}
    </FormDialog>
  );
}

const changesIn = ({ created, changed }: ImportReport): number => created + changed;

function Report({ checked: { file, report } }: { checked: CheckedFile }) {
  const { created, changed, unchanged, errorCount, errors } = report;
  return (
    <Box role="status" sx={{ width: '100%', overflowWrap: 'anywhere' }}>
      <h3 style={{ margin: 0 }} dir="auto">
        {file.name}
      </h3>
      {errorCount === 0 ? (
        <p style={{ margin: '4px 0 0' }}>
          {changesIn(report) === 0 && 'The file changes nothing. '}
          {created} new, {changed} changed, {unchanged} as before.
        </p>
      ) : (
        <>
          <p style={{ margin: '4px 0 8px' }}>
            {errorCount === 1 ? 'One cell is wrong' : `${errorCount} cells are wrong`}, so nothing is
            imported:
          </p>
          <ul style={{ margin: 0, paddingLeft: 18 }}>
            {errors.map(({ row, column, text }) => (
              <li key={`${row} ${column} ${text}`}>
                <b>
                  Row {row}
                  {column && `, ${column}`}:
                </b>{' '}
                {text}
              </li>
            ))}
          </ul>
          {errorCount > errors.length && <p>And {errorCount - errors.length} more.</p>}
        </>
      )}
    </Box>
  );
}

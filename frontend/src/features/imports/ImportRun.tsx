import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { BusyButton } from '../../components/mui/BusyButton';
import { SectionCard } from '../../components/mui/SectionCard';
import { ErrorState } from '../../components/plain/ErrorState';
import { Pill } from '../../components/plain/Pill';
import {
  useCancelImportMutation,
  useImportWithReportQuery,
  type ImportWithReportQuery,
} from '../../generated/imports';
import { toastError } from '../../lib/toast/toast-error';
import { applyLabel, isOpen, stateText, summaryOf, titleOf } from './import-words';
import { ProblemTable } from './ProblemTable';
import { useNewImport, type ChosenFile } from './useNewImport';

type Report = ImportWithReportQuery['import'];

const POLL_MS = 1_000;
/** While photos are fetched, which may take hours. */
const PHOTOS_POLL_MS = 10_000;

interface ImportRunProps {
  id: string;
  /** The file, if it was sent from this page. */
  sent: ChosenFile | null;
  onStarted: (id: string, sent: ChosenFile) => void;
  onClose: () => void;
}

/** How far an import is, what is wrong with its rows, and what to do next. */
export function ImportRun({ id, sent, onStarted, onClose }: ImportRunProps) {
  const { data, error, refetch, startPolling, stopPolling } = useImportWithReportQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
  });
  const report = data?.import;
  const client = useApolloClient();
  const areRowsDone = report !== undefined && !isOpen(report);
  const isOver = areRowsDone && report.photosWaiting === 0;
  useEffect(() => {
    if (!areRowsDone) return;
    if (isOver) stopPolling();
    else startPolling(PHOTOS_POLL_MS);
    void client.refetchQueries({ include: ['MyImports'] });
  }, [areRowsDone, isOver, startPolling, stopPolling, client]);
  if (!report)
    return (
      <SectionCard title="Import">
        {error ? (
          <ErrorState onRetry={() => void refetch().catch(() => undefined)} />
        ) : (
          <Box role="status" aria-label="Loading">
            <Skeleton width="60%" height={28} />
            <Skeleton variant="rounded" height={120} sx={{ mt: 1 }} />
          </Box>
        )}
        <Button onClick={onClose}>Import another file</Button>
      </SectionCard>
    );
  return (
    <SectionCard title={titleOf(report)} status={<Pill>{stateText(report)}</Pill>}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Progress report={report} />
        {report.ignored.length > 0 && (
          <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            Columns that were left out: {report.ignored.join(', ')}
          </Typography>
        )}
        <ProblemTable problems={report.report} total={report.problems} />
        <Actions report={report} sent={sent} onStarted={onStarted} onClose={onClose} />
      </Box>
    </SectionCard>
  );
}

function Progress({ report }: { report: Report }) {
  const { ok, failed, rows, mode, photosWaiting } = report;
  return (
    <div role="status">
      {isOpen(report) && (
        <LinearProgress
          aria-label="Rows that are done"
          variant="determinate"
          value={Math.round(((ok + failed) / rows) * 100)}
          sx={{ mb: 1.5, height: 8, borderRadius: 4 }}
        />
      )}
      <Typography>
        {isOpen(report) && `${ok + failed} of ${rows} rows done. `}
        {mode === 'DRY_RUN' && !isOpen(report) && 'If you apply it: '}
        {summaryOf(report)}
      </Typography>
      {photosWaiting > 0 && (
        <Typography color="textSecondary">
          {photosWaiting === 1 ? '1 photo is' : `${photosWaiting} photos are`} still being fetched.
        </Typography>
      )}
    </div>
  );
}

interface ActionsProps extends Omit<ImportRunProps, 'id'> {
  report: Report;
}

function Actions({ report, sent, onStarted, onClose }: ActionsProps) {
  const { send, busy, problem } = useNewImport(onStarted);
  const label = report.mode === 'DRY_RUN' && report.state === 'DONE' ? applyLabel(report) : null;
  return (
    <>
      {problem && (
        <Typography role="alert" color="error">
          {problem}
        </Typography>
      )}
      {label && !sent && (
        <Typography color="textSecondary">
          Choose the file again to apply it: we do not keep files.
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {label && sent && (
          <BusyButton
            variant="contained"
            busy={busy}
            busyLabel="Sending..."
            onClick={() => void send(sent, 'apply')}
          >
            {label}
          </BusyButton>
        )}
        {isOpen(report) ? (
          <CancelButton id={report.id} />
        ) : (
          <Button variant="outlined" onClick={onClose}>
            Import another file
          </Button>
        )}
      </Box>
    </>
  );
}

function CancelButton({ id }: { id: string }) {
  const [cancel, { loading }] = useCancelImportMutation();
  const run = () =>
    cancel({ variables: { id } }).catch((error: unknown) =>
      toastError(error, 'Error', 'The import could not be canceled. Please try again.'),
    );
  return (
    <BusyButton variant="outlined" busy={loading} onClick={() => void run()}>
      Cancel
    </BusyButton>
  );
}

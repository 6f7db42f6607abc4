import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { CloudDownload } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { SectionCard } from '../../../components/mui/SectionCard';
import { EmptyState } from '../../../components/plain/EmptyState';
import { ErrorState } from '../../../components/plain/ErrorState';
import { useMyImportSourcesQuery } from '../../../generated/import-sources';
import { SourceDialog } from './SourceDialog';
import { SourceRow } from './SourceRow';
import { isDue, type SourceShown } from './source-words';

const MOST_SOURCES = 5;
/** While one is due, which a job sees to within a minute. */
const POLL_MS = 3_000;

interface SourcesCardProps {
  /** Opens an import. */
  onOpen: (importId: string) => void;
}

/** The addresses from which files of contracts are fetched regularly. */
export function SourcesCard({ onOpen }: SourcesCardProps) {
  const [editing, setEditing] = useState<SourceShown | 'new' | null>(null);
  const query = useMyImportSourcesQuery({ fetchPolicy: 'cache-and-network' });
  const { data, startPolling, stopPolling } = query;
  const sources = data?.importSources;
  const isWaiting = sources?.some((source) => isDue(source, Date.now())) ?? false;
  useEffect(() => {
    if (isWaiting) startPolling(POLL_MS);
    return stopPolling;
  }, [isWaiting, startPolling, stopPolling]);
  useNewImports(sources);
  const isFull = (sources?.length ?? 0) >= MOST_SOURCES;
  return (
    <SectionCard
      title="Fetch from an address"
      text="We fetch a file from your website as often as you say, and import it when it has changed."
      action={
        <Button variant="outlined" disabled={!sources || isFull} onClick={() => setEditing('new')}>
          Add Address
        </Button>
      }
    >
      <SourceList query={query} onEdit={setEditing} onOpen={onOpen} />
      {editing && (
        <SourceDialog
          source={editing === 'new' ? null : editing}
          organisations={data?.myOrganisations ?? []}
          onClose={() => setEditing(null)}
        />
      )}
    </SectionCard>
  );
}

/** The list of past imports is read again once a source has another import. */
function useNewImports(sources: readonly SourceShown[] | undefined): void {
  const client = useApolloClient();
  const newest = sources?.map(({ lastImportId }) => lastImportId).join() ?? '';
  const known = useRef<string | null>(null);
  const isLoaded = sources !== undefined;
  useEffect(() => {
    if (!isLoaded) return;
    if (known.current !== null && known.current !== newest)
      void client.refetchQueries({ include: ['MyImports'] });
    known.current = newest;
  }, [isLoaded, newest, client]);
}

interface SourceListProps extends SourcesCardProps {
  query: ReturnType<typeof useMyImportSourcesQuery>;
  onEdit: (source: SourceShown) => void;
}

function SourceList({ query: { data, error, refetch }, onEdit, onOpen }: SourceListProps) {
  if (!data)
    return error ? (
      <ErrorState
        title="Couldn't load your addresses"
        onRetry={() => void refetch().catch(() => undefined)}
      />
    ) : (
      <Box role="status" aria-label="Loading addresses">
        <Skeleton height={52} />
      </Box>
    );
  if (data.importSources.length === 0)
    return (
      <EmptyState
        icon={CloudDownload}
        headingLevel="h3"
        title="No addresses yet"
        text="Add one to keep your contracts up to date with the stock list of your website."
      />
    );
  return (
    <Box component="ul" aria-label="Addresses" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.importSources.map((source) => (
        <SourceRow
          key={source.id}
          source={source}
          organisations={data.myOrganisations}
          onEdit={() => onEdit(source)}
          onOpen={onOpen}
        />
      ))}
    </Box>
  );
}

import Button from '@mui/material/Button';
import { FileUp } from 'lucide-react';
import { AccountListCard } from '../../components/mui/AccountListCard';
import { AccountRow } from '../../components/mui/AccountRow';
import { EmptyState } from '../../components/plain/EmptyState';
import { Pill } from '../../components/plain/Pill';
import { useMyImportsQuery } from '../../generated/imports';
import { formatMoment } from '../../lib/format/time';
import { stateText, summaryOf, titleOf, type ImportShown } from './import-words';

interface HistoryProps {
  /** The import that is open. */
  current: string;
  onOpen: (id: string) => void;
}

/** The files that the member has sent. */
export function ImportHistory({ current, onOpen }: HistoryProps) {
  const query = useMyImportsQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <AccountListCard
      title="Past imports"
      query={query}
      list={query.data?.imports}
      row={(node) => <Row key={node.id} past={node} isOpen={node.id === current} onOpen={onOpen} />}
      empty={
        <EmptyState
          icon={FileUp}
          headingLevel="h3"
          title="No imports yet"
          text="The files you check and apply are listed here, with what became of their rows."
        />
      }
    />
  );
}

function Row({ past, isOpen, onOpen }: { past: ImportShown; isOpen: boolean; onOpen: (id: string) => void }) {
  return (
    <AccountRow>
      <FileUp size={22} aria-hidden style={{ justifySelf: 'center' }} />
      <div>
        <b>{titleOf(past)}</b>
        <div className="more">
          <span suppressHydrationWarning>{formatMoment(past.createdAt)}</span>
        </div>
        <div className="more">{summaryOf(past)}</div>
      </div>
      <div className="end">
        <Pill>{stateText(past)}</Pill>
        {!isOpen && (
          <Button size="small" onClick={() => onOpen(past.id)}>
            Report
          </Button>
        )}
      </div>
    </AccountRow>
  );
}

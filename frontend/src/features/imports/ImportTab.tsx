import { useState } from 'react';
import { useSearchParam } from '../../lib/useSearchParam';
import { ImportHistory } from './ImportHistory';
import { ImportRun } from './ImportRun';
import { NewImport } from './NewImport';
import { SampleFiles } from './SampleFiles';
import { SourcesSlot } from './sources/SourcesSlot';
import type { ChosenFile } from './useNewImport';

/** Contracts by a file: choose, map, check, apply; addresses that files are fetched from; and what was sent before. */
export function ImportTab() {
  const [id, setId] = useSearchParam('import');
  const [sent, setSent] = useState<ChosenFile | null>(null);
  const onStarted = (started: string, file: ChosenFile) => {
    setSent(file);
    setId(started);
  };
  return (
    <>
      {id ? (
        <ImportRun key={id} id={id} sent={sent} onStarted={onStarted} onClose={() => setId('')} />
      ) : (
        <>
          <NewImport onStarted={onStarted} />
          <SampleFiles />
        </>
      )}
      <SourcesSlot onOpen={setId} />
      <ImportHistory current={id} onOpen={setId} />
    </>
  );
}

import { useState } from 'react';
import { useSearchParam } from '../../lib/useSearchParam';
import { ImportHistory } from './ImportHistory';
import { ImportRun } from './ImportRun';
import { NewImport } from './NewImport';
import { SampleFiles } from './SampleFiles';
import type { ChosenFile } from './useNewImport';

/** Contracts by a file: choose, map, check, apply; and what was sent before. */
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
      <ImportHistory current={id} onOpen={setId} />
    </>
  );
}

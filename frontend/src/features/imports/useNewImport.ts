import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useSetImportMappingMutation } from '../../generated/imports';
import { readError } from '../../lib/errors/read-error';
import { sendFile } from '../../lib/send-file';
import { whyFailed } from '../../lib/toast/toast-error';
import type { Mapping } from './import-words';

export interface ImportSettings {
  match: 'external-id' | 'vin';
  missing: 'keep' | 'pause';
  /** Which organization lists the new contracts; empty for the member alone. */
  organisationId: string;
}

/** A file that was chosen, and how it is imported. */
export interface ChosenFile {
  file: File;
  settings: ImportSettings;
}

const isJson = ({ name }: File): boolean => /\.(?:jsonl|ndjson)$/i.test(name);

/** Sends files: first to be checked, then to be applied. They go to REST, because a request of GraphQL has at most 64 kB. */
export function useNewImport(onStarted: (id: string, sent: ChosenFile) => void) {
  const client = useApolloClient();
  const [storeMapping] = useSetImportMappingMutation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function send(sent: ChosenFile, mode: 'dry-run' | 'apply', headings?: Mapping): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      if (headings) await storeMapping({ variables: { input: { headings } } });
      const { file, settings } = sent;
      const format = isJson(file) ? 'jsonl' : 'csv';
      const { organisationId, ...others } = settings;
      const query = new URLSearchParams({
        mode,
        format,
        ...others,
        ...(organisationId && { organisationId }),
      });
      const type = format === 'jsonl' ? 'application/jsonl' : 'text/csv';
      const { id } = await sendFile<{ id: string }>(`/api/imports?${query.toString()}`, file, type);
      await client.refetchQueries({ include: ['MyImports'] });
      onStarted(id, sent);
    } catch (error) {
      setProblem(readError(error).message ?? whyFailed('The file was not sent. Please try again.'));
    } finally {
      setBusy(false);
    }
  }

  return { send, busy, problem, forgetProblem: () => setProblem(null) };
}

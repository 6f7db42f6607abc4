import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { readError } from '../../../../lib/errors/read-error';
import { sendFile } from '../../../../lib/send-file';
import { whyFailed } from '../../../../lib/toast/toast-error';
import { toast } from '../../../../lib/toast/toast-store';

/** The answer of `POST /api/admin/rules/import`. */
export interface ImportReport {
  isStored: boolean;
  created: number;
  changed: number;
  unchanged: number;
  errorCount: number;
  errors: { row: number; column: string | null; text: string }[];
}

/** A file that the server has read. */
export interface CheckedFile {
  file: File;
  report: ImportReport;
}

export const rulesText = (count: number): string => (count === 1 ? '1 rule' : `${count} rules`);

/** Checks a file, then imports it. The file goes to REST: a request of GraphQL has at most 64 kB. */
export function useRuleImport(onDone: () => void) {
  const client = useApolloClient();
  const [checked, setChecked] = useState<CheckedFile | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function send(file: File, isDry: boolean): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      const path = `/api/admin/rules/import${isDry ? '?dryRun=true' : ''}`;
      const report = await sendFile<ImportReport>(path, file, 'text/csv');
      setChecked({ file, report });
      if (!report.isStored) return;
      toast({
        title: `Imported: ${rulesText(report.created + report.changed)}`,
        description: 'They are drafts until you publish them.',
      });
      await client.refetchQueries({ include: ['AdminRuleSubjects'] });
      onDone();
    } catch (error) {
      if (isDry) setChecked(null);
      setProblem(readError(error).message ?? whyFailed('The file was not sent. Please try again.'));
    } finally {
      setBusy(false);
    }
  }

  return {
    ...{ checked, problem, busy },
    check: (file: File) => send(file, true),
    store: () => (checked ? send(checked.file, false) : Promise.resolve()),
  };
}

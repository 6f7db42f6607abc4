import type { DocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { readError } from '../../lib/errors/read-error';
import { useRun } from '../../lib/form/useAttempt';
import { toastError } from '../../lib/toast/toast-error';

/** Runs one action at a time; shows a toast if it fails. Resolves to false then. */
export function useBusy() {
  const running = useRun();
  const run = (work: () => Promise<unknown>, failed: string): Promise<boolean> =>
    running.run(work, (error) => toastUnlessCanceled(error, failed));
  return { busy: running.busy, run };
}

/** Shows why an operation failed. Members who closed the dialog of what it needs know why, so they see no toast. */
export function toastUnlessCanceled(error: unknown, title: string) {
  if (!['STEP_UP_REQUIRED', 'TERMS_REQUIRED', 'CONFIRMED_EMAIL_REQUIRED'].includes(readError(error).code))
    toastError(error, title, 'Please try again.');
}

/** Reads a query again after a change. Never throws: the change has been made even if this read fails. */
export function useRefresh() {
  const client = useApolloClient();
  return (query: DocumentNode): Promise<void> =>
    client.refetchQueries({ include: [query] }).then(
      () => undefined,
      () => undefined,
    );
}

import { useState } from 'react';
import { readError } from '../errors/read-error';
import { whyFailed } from '../toast/toast-error';

/** Runs one action at a time and keeps why the last one failed, to be shown beside its button. */
export function useAttempt() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  /** Resolves to whether it worked; `onRefused` may show messages of fields and returns true if it did. */
  const run = async (
    work: () => Promise<unknown>,
    failed: string,
    onRefused: (fields: Record<string, string>) => boolean = () => false,
  ): Promise<boolean> => {
    setBusy(true);
    setProblem('');
    try {
      await work();
      return true;
    } catch (error) {
      const { message, fields } = readError(error);
      if (!onRefused(fields)) setProblem(message ?? whyFailed(failed));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, run, forgetProblem: () => setProblem('') };
}

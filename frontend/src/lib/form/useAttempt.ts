import { useState } from 'react';
import { readError } from '../errors/read-error';
import { whyFailed } from '../toast/toast-error';

/** Runs one action at a time. Resolves to whether it worked; `onFailed` tells the member if it did not. */
export function useRun() {
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<unknown>, onFailed: (error: unknown) => void): Promise<boolean> => {
    setBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      onFailed(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}

/** Runs one action at a time and keeps why the last one failed, to be shown beside its button. */
export function useAttempt() {
  const running = useRun();
  const [problem, setProblem] = useState('');
  /** Resolves to whether it worked; `onRefused` may show messages of fields and returns true if it did. */
  const run = (
    work: () => Promise<unknown>,
    failed: string,
    onRefused: (fields: Record<string, string>) => boolean = () => false,
  ): Promise<boolean> => {
    setProblem('');
    return running.run(work, (error) => {
      const { message, fields } = readError(error);
      if (!onRefused(fields)) setProblem(message ?? whyFailed(failed));
    });
  };
  return { busy: running.busy, problem, run, forgetProblem: () => setProblem('') };
}

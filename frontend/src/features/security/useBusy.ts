import { useState } from 'react';
import { toastUnlessCanceled } from './toast-unless-canceled';

/** Runs one action at a time; shows a toast if it fails. Resolves to false then. */
export function useBusy() {
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<unknown>, failed: string): Promise<boolean> => {
    setBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      toastUnlessCanceled(error, failed);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}

import { toastError } from '../../../lib/toast/toast-error';
import { toast } from '../../../lib/toast/toast-store';

/** Shows a toast for success or failure; resolves to true on success. */
export async function announced(work: Promise<unknown>, done: string, failed: string): Promise<boolean> {
  try {
    await work;
    toast({ title: done });
    return true;
  } catch (error) {
    toastError(error, failed, 'Please try again.');
    return false;
  }
}

import { toastError } from '../../../lib/toast/toast-error';
import { toast } from '../../../lib/toast/toast-store';

/** Shows a toast for success or failure; resolves to the server's message per field, or to null on success. */
export async function announcedForm(
  work: Promise<unknown>,
  done: string,
  failed: string,
): Promise<Record<string, string> | null> {
  try {
    await work;
    toast({ title: done });
    return null;
  } catch (error) {
    return toastError(error, failed, 'Please try again.').fields;
  }
}

/** Like `announcedForm`, but resolves to true on success. */
export const announced = async (...what: Parameters<typeof announcedForm>): Promise<boolean> =>
  (await announcedForm(...what)) === null;

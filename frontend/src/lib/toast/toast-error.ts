import { isOffline } from '../connection';
import { readError } from '../errors/read-error';
import { toast } from './toast-store';

/** Shows the toast for a failed operation with the server's message, or `fallback`. Returns the parsed error. */
export function toastError(error: unknown, title: string, fallback: string) {
  const read = readError(error);
  toast({ title, description: read.message ?? whyFailed(fallback), variant: 'destructive' });
  return read;
}

/** Names the cause if the device is offline. */
export const whyFailed = (text: string) => (isOffline() ? `${text} You're offline.` : text);

import { readError } from '../errors/read-error';
import { toast } from './toast-store';

/** The one toast for a failed operation: the server's own words, or `fallback`. Returns what was read. */
export function toastError(error: unknown, title: string, fallback: string) {
  const read = readError(error);
  toast({ title, description: read.message ?? fallback, variant: 'destructive' });
  return read;
}

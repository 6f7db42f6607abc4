import { readError } from '../errors/read-error';
import { toast } from './toast-store';

/** Shows the toast for a failed operation with the server's message, or `fallback`. Returns the parsed error. */
export function toastError(error: unknown, title: string, fallback: string) {
  const read = readError(error);
  toast({ title, description: read.message ?? fallback, variant: 'destructive' });
  return read;
}

import { RequestError } from './boot/request';
import { askFor } from './session/member-question';

interface Refusal {
  error?: string;
  code?: string;
  details?: unknown;
}

/**
 * Posts the file itself and returns the answer. Asks the member to confirm their identity if the server requires it.
 * Throws the server's message if it refuses.
 */
export async function sendFile<Result>(path: string, file: File, type = file.type): Promise<Result> {
  const response = await fetch(path, { method: 'POST', headers: { 'content-type': type }, body: file });
  if (response.ok) return (await response.json()) as Result;
  const {
    error = 'Please try again.',
    code = `HTTP_${response.status}`,
    details,
  } = (await response.json().catch(() => ({}))) as Refusal;
  const errors = [{ message: error, extensions: { code, details } }];
  if (await askFor(errors)) return sendFile(path, file, type);
  throw new RequestError(errors);
}

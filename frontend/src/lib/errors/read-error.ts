export interface ReadableError {
  /** Machine code from the server's table, `NETWORK` when nothing came back. */
  code: string;
  /** The server's own words, when it had some for people. */
  message?: string;
  /** Texts per input field. */
  fields: Record<string, string>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function fieldTexts(details: unknown): Record<string, string> {
  const fields = isRecord(details) ? details['fields'] : undefined;
  if (!isRecord(fields)) return {};
  return Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, String(text)]));
}

function firstError(error: unknown) {
  const list = isRecord(error) ? error['errors'] : undefined;
  const first: unknown = Array.isArray(list) ? list[0] : undefined;
  return isRecord(first) ? first : undefined;
}

/** What a screen needs to know about a failed operation, whatever it was that failed. */
export function readError(error: unknown): ReadableError {
  const first = firstError(error);
  if (!first) return { code: 'NETWORK', fields: {} };
  const extensions = isRecord(first['extensions']) ? first['extensions'] : {};
  const code = typeof extensions['code'] === 'string' ? extensions['code'] : 'INTERNAL';
  return {
    code,
    // The text of an unexpected error is for the log, not for people.
    ...(code.startsWith('INTERNAL') ? {} : { message: String(first['message']) }),
    fields: fieldTexts(extensions['details']),
  };
}

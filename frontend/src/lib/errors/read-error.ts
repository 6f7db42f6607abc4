export interface ReadableError {
  /** The server's error code; `NETWORK` if there was no response. */
  code: string;
  /** The server's message for users, if it has one. */
  message?: string;
  /** Message per input field. */
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

/** Reads any error of an operation (Apollo, fetch, network) into one shape. */
export function readError(error: unknown): ReadableError {
  const first = firstError(error);
  if (!first) return { code: 'NETWORK', fields: {} };
  const extensions = isRecord(first['extensions']) ? first['extensions'] : {};
  const code = typeof extensions['code'] === 'string' ? extensions['code'] : 'INTERNAL';
  return {
    code,
    // Messages of unexpected errors are for the log, not for users.
    ...(code.startsWith('INTERNAL') ? {} : { message: String(first['message']) }),
    fields: fieldTexts(extensions['details']),
  };
}

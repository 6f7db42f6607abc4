import { post, reportCodes, RequestError } from './request';

interface ErrorBody {
  error?: string;
  message?: string;
  code?: string;
  details?: unknown;
}

/** The message of an error response: its `error` field, else its `message` field, else the raw body. */
function readBody(text: string, statusText: string): ErrorBody {
  try {
    const body = JSON.parse(text) as ErrorBody;
    return { ...body, error: body.error ?? body.message ?? text };
  } catch {
    return { error: text || statusText };
  }
}

/** POSTs JSON to the REST API, for sign-in only. Throws errors that `readError` understands. */
export async function postJson<Body = void>(path: string, payload: Record<string, unknown>): Promise<Body> {
  const response = await post(path, payload, 'application/json');
  if (response.ok) return (await response.json()) as Body;
  const {
    error = 'Something went wrong.',
    code = `HTTP_${response.status}`,
    details,
  } = readBody(await response.text(), response.statusText);
  const errors = [{ message: error, extensions: { code, details } }];
  reportCodes(errors);
  throw new RequestError(errors);
}

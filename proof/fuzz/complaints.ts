import { ERROR_STATUS, type ErrorCode } from '../../backend/src/common/api/errors.js';
import type { WireAnswer, WireRequest } from './wire.js';

/** Texts that no answer may contain: paths of our code, SQL, error messages of libraries. */
const LEAKS =
  /node_modules|\.[tj]s:\d+|at \w+ \(|syntax error at or near|relation "|invalid input syntax|ECONNREFUSED|TypeError|password_hash|\$argon2/;
/** Headers that every answer must have. */
const HEADERS = ['content-security-policy', 'x-content-type-options', 'referrer-policy', 'x-frame-options'];

/** The fault of an answer; null if there is none. */
export function complaintAbout(request: WireRequest, { status, headers, body }: WireAnswer): string | null {
  if (status >= 500) return 'a server error';
  if (status === 0 || Number.isNaN(status)) return 'no HTTP answer';
  if (!request.target.startsWith('/metrics') && /"(INTERNAL|INTERNAL_SERVER_ERROR)"/.test(body))
    return 'INTERNAL';
  if (headers.has('x-powered-by')) return 'X-Powered-By';
  for (const name of HEADERS) if (!headers.has(name)) return `no ${name}`;
  const isJson = headers.get('content-type')?.includes('json') ?? false;
  const isSandbox = /\/sandbox/i.test(request.target);
  if (isJson && status >= 400 && LEAKS.test(errorsIn(body))) return 'a leak';
  if (status < 400 || request.method === 'HEAD' || isSandbox) return null;
  if (isJson) return wrongErrorBody(request, status, body);
  if (headers.get('content-type')?.includes('text/html') && status === 404) return null;
  return 'an error that is no JSON';
}

/** Only the texts of errors: content that members stored may say anything. */
function errorsIn(body: string): string {
  const { error, errors } = parsed(body) as { error?: string; errors?: { message: string }[] };
  return [error, ...(errors ?? []).map(({ message }) => message)].join('\n');
}

function wrongErrorBody(request: WireRequest, status: number, body: string): string | null {
  const { error, code, errors } = parsed(body) as {
    error?: unknown;
    code?: unknown;
    errors?: { message?: unknown; extensions?: { code?: string } }[];
  };
  if (errors) {
    const wrong = errors.some(
      ({ message, extensions }) => typeof message !== 'string' || !isCode(extensions?.code),
    );
    return wrong ? 'GraphQL errors without text or code' : null;
  }
  if (typeof error !== 'string' || error === '') return 'an error without a text';
  if (!isCode(code)) return 'an error without a code of ours';
  return ERROR_STATUS[code] === status ? null : `${code} with status ${status} from ${request.about}`;
}

const isCode = (code: unknown): code is ErrorCode => typeof code === 'string' && code in ERROR_STATUS;

function parsed(body: string): object {
  try {
    return (JSON.parse(body) as object | null) ?? {};
  } catch {
    return {};
  }
}

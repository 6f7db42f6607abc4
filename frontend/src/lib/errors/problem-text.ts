import { whyFailed } from '../toast/toast-error';
import { readError } from './read-error';

const UNREACHABLE = "We couldn't reach the site. Please check your connection and try again.";

/**
 * Text of a form for a failed request: what happened, and what to do next. `unanswered` is for a request without a
 * response.
 */
export function problemText(error: unknown, unanswered = UNREACHABLE): string {
  const { code, message } = readError(error);
  if (message) return message;
  return code === 'NETWORK'
    ? whyFailed(unanswered)
    : 'Something went wrong on our side. Please try again in a moment.';
}

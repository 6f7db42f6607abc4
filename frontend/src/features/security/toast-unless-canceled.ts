import { readError } from '../../lib/errors/read-error';
import { toastError } from '../../lib/toast/toast-error';

/** Shows why an operation failed. Members who closed the step-up dialog know why, so they see no toast. */
export function toastUnlessCanceled(error: unknown, title: string) {
  if (readError(error).code !== 'STEP_UP_REQUIRED') toastError(error, title, 'Please try again.');
}

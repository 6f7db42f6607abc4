import { Catch } from '@nestjs/common';
import { ErrorFilter } from '../common/http/error.filter.js';
import type { AppError } from '../common/api/errors.js';

/** Adds `success: false` to error bodies, which the contact form's contract requires. */
@Catch()
export class ContactErrorFilter extends ErrorFilter {
  protected override bodyOf(error: AppError): object {
    return { success: false, ...super.bodyOf(error) };
  }
}

import { Catch } from '@nestjs/common';
import { ErrorFilter } from '../common/error.filter.js';
import type { AppError } from '../common/errors.js';

/** The contact form reads `success` of every answer. */
@Catch()
export class ContactErrorFilter extends ErrorFilter {
  protected override bodyOf(error: AppError): object {
    return { success: false, ...super.bodyOf(error) };
  }
}

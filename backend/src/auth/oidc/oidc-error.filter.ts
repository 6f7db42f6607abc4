import { Catch, Injectable, type ArgumentsHost } from '@nestjs/common';
import type { Response } from 'express';
import { PinoLogger } from 'nestjs-pino';
import { ErrorFilter } from '../../common/http/error.filter.js';
import { toAppError } from '../../common/api/to-app-error.js';
import { ProviderDenied } from './oidc.guard.js';
import { secondStepPath } from '../return-to.js';

/** A failed provider sign-in redirects to the sign-in page with an error code, because a person is looking at it. */
@Catch()
@Injectable()
export class OidcErrorFilter extends ErrorFilter {
  constructor(private readonly warnings: PinoLogger) {
    super(warnings);
  }

  override catch(thrown: unknown, host: ArgumentsHost): void {
    const { code, cause } = toAppError(thrown);
    // refused before the sign-in began
    if (code === 'NOT_FOUND' || code === 'RATE_LIMITED') return super.catch(thrown, host);
    const response = host.switchToHttp().getResponse<Response>();
    const returnTo = response.locals.oidcReturnTo ?? '/';
    const back = (error: string) =>
      response.redirect(302, `/api/login?${new URLSearchParams({ error, returnTo })}`);
    if (thrown instanceof ProviderDenied) return back('OIDC_DENIED');
    if (code === 'SECOND_FACTOR_REQUIRED') return response.redirect(302, secondStepPath(returnTo));
    if (code === 'CONFLICT') return back('OIDC_EMAIL_TAKEN');
    if (code === 'FORBIDDEN') return back('FORBIDDEN');
    this.warnings.warn({ err: cause ?? thrown }, 'sign-in through the provider failed');
    back('OIDC_FAILED');
  }
}

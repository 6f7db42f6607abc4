import { Injectable } from '@nestjs/common';
import { AppError, invalid, unauthenticated } from '../common/api/errors.js';
import { viewerOf, type RequestContext } from '../common/api/request-of.js';
import { Database } from '../database/database.js';
import { enqueue } from '../jobs/jobs.js';
import { Confirmed } from '../second-factor/factors.types.js';
import { sessionOf, StepUp } from '../second-factor/step-up.service.js';
import { findAccount, replacePassword } from '../users/accounts.js';
import { dropTokens } from './one-time-tokens.js';
import type { ChangePasswordInput } from './auth.inputs.js';
import { hashPassword, refuseWeakPassword } from '../users/passwords.js';
import { SessionStore } from '../sessions/session.store.js';

/** Sets a new password and ends the member's other sessions. */
@Injectable()
export class PasswordChange {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionStore,
    private readonly stepUp: StepUp,
  ) {}

  async change(caller: RequestContext, input: ChangePasswordInput): Promise<Confirmed> {
    const viewer = viewerOf(caller);
    const sid = sessionOf(caller);
    const oldHash = (await findAccount(this.database, viewer.email))?.passwordHash;
    if (!oldHash)
      throw new AppError(
        'CONFLICT',
        'Your account has no password yet. Set one with the link we can mail you.',
      );
    // members without a factor prove their identity by the current password, which is checked below
    if (viewer.hasSecondFactor) await this.stepUp.require(caller);
    await this.stepUp.checkPassword(caller, input.currentPassword, 'currentPassword');
    await this.refuseWeak(input.newPassword, [viewer.email, viewer.firstName ?? '', viewer.lastName ?? '']);
    const passwordHash = await hashPassword(input.newPassword, caller.source);
    await this.database.transaction(async (tx) => {
      // a reset by mail that came in between wins
      if (!(await replacePassword(tx, viewer.id, oldHash, passwordHash))) throw unauthenticated();
      await dropTokens(tx, viewer.id, 'password-reset');
      await this.sessions.endAllOf(tx, viewer.id, sid);
      if (!viewer.hasSecondFactor) await this.sessions.keepProof(tx, sid, 'password');
      await enqueue(tx, 'mail', {
        template: 'security-notice',
        to: viewer.email,
        data: { change: 'password-changed', ip: caller.ip, at: new Date().toISOString() },
      });
    });
    return Object.assign(new Confirmed(), { success: true });
  }

  private async refuseWeak(password: string, known: string[]): Promise<void> {
    try {
      await refuseWeakPassword(password, known);
    } catch (error) {
      const text = error instanceof AppError ? error.details?.fields?.password : undefined;
      throw text ? invalid({ newPassword: text }) : error;
    }
  }
}

import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-local';
import { contextOfRequest } from '../common/api/request-of.js';
import { inputPipe } from '../common/api/validation.js';
import type { CurrentUser } from '../users/user.entity.js';
import { SignInInput } from './auth.inputs.js';
import { AuthService } from './auth.service.js';

declare global {
  namespace Express {
    interface AuthInfo {
      /** Identifies the password that was right, see SignIns.finish. */
      passwordDigest?: string;
    }
  }
}

let applications = 0;

/** Passport keeps strategies in one registry per process, so each application (tests start several) uses its own name. */
class NamedStrategy extends Strategy {
  override name = `local-${++applications}`;
}

/** Checks email address and password for POST /api/login. */
@Injectable()
export class LocalStrategy extends PassportStrategy(NamedStrategy) {
  constructor(private readonly auth: AuthService) {
    super({ usernameField: 'email', passReqToCallback: true });
  }

  async validate(
    request: Request,
    email: string,
    password: string,
  ): Promise<[CurrentUser, Express.AuthInfo]> {
    const { user, passwordDigest } = await this.auth.checkPassword(
      { email, password },
      contextOfRequest(request).source,
    );
    return [user, { passwordDigest }];
  }
}

/** Lets a request with the right password through, as `request.user`. It is not signed in yet: see SignIns.begin. */
@Injectable()
export class LocalGuard extends AuthGuard() {
  constructor(strategy: LocalStrategy) {
    super({ defaultStrategy: strategy.name });
  }

  /** Guards run before pipes, so the input is validated here: wrong input must not use up sign-in attempts. */
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const input = (await inputPipe.transform(request.body, {
      type: 'body',
      metatype: SignInInput,
    })) as SignInInput;
    Object.assign(request.body as object, input);
    return super.canActivate(context) as Promise<boolean>;
  }
}

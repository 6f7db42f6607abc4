import { Injectable } from '@nestjs/common';
import { notFound } from '../common/api/errors.js';
import type { Viewer } from '../common/api/request-of.js';

/** Whether a member may create a token for an organisation. The module above registers it, because imports only go down. */
@Injectable()
export class TokenOwners {
  /** Throws unless they own it and it is approved. */
  requireOwner: (viewer: Viewer, organisationId: string) => Promise<void> = () =>
    Promise.reject(notFound('Organization'));
}

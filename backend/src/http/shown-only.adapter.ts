import { StreamableFile } from '@nestjs/common';
import type { Response } from 'express';
import { toRest } from '../common/api/shown.js';
import { sendJson } from '../common/http/send-json.js';
import { DrainingAdapter } from './draining.adapter.js';

/**
 * REST sends only the fields that are marked `@Shown`. Without this class `User.passwordHash` and the unmasked texts of a
 * contract would leave the server. It is no Nest interceptor, because the first one adds 12 us of the processor to each
 * request, also to GraphQL, which needs none (docs/adr/0029).
 */
export class ShownOnlyAdapter extends DrainingAdapter {
  override reply(response: Response, body: unknown, statusCode?: number): unknown {
    if (typeof body !== 'object' || body === null || body instanceof StreamableFile)
      return super.reply(response, body, statusCode);
    if (statusCode) response.status(statusCode);
    sendJson(response, JSON.stringify(toRest(body)));
  }
}

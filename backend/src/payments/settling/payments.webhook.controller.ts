import { Controller, Headers, HttpCode, Post, Req } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Public } from '../../common/api/access.js';
import { PaymentsWebhook } from './payments.webhook.js';

const RECEIVED = { received: true };

@ApiTags('payments')
@Controller('api/stripe/webhook')
export class PaymentsWebhookController {
  constructor(private readonly webhook: PaymentsWebhook) {}

  /** Authenticated by its signature alone; cookies are ignored. */
  @Public()
  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: "Receives the provider's events, authenticated by their signature" })
  @ApiBody({
    description: 'A signed event of the provider.',
    schema: {
      type: 'object',
      required: ['id', 'type'],
      properties: {
        id: { type: 'string', description: 'Identifies the event.', example: 'evt_1P2x' },
        type: {
          type: 'string',
          description: 'What happened.',
          example: 'payment_intent.succeeded',
        },
      },
    },
  })
  @ApiOkResponse({
    description: 'Stored; it is processed afterwards',
    schema: {
      type: 'object',
      required: ['received'],
      properties: { received: { type: 'boolean', description: 'Always true.', example: true } },
    },
  })
  async receivePaymentEvent(@Req() request: Request, @Headers('stripe-signature') signature?: string) {
    await this.webhook.receive(request.body, signature);
    return RECEIVED;
  }
}

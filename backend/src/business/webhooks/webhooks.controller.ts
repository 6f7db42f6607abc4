import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { BeforeTerms, CurrentViewer, MemberOnly } from '../../common/api/access.js';
import { Done } from '../../common/api/done.js';
import { ListQuery, pageOf } from '../../common/api/list-query.js';
import { AnswersSecret, KeepsAnswers } from '../../common/api/operation-marks.js';
import { Refuses } from '../../common/api/refuses.js';
import type { Viewer } from '../../common/api/request-of.js';
import { Scope } from '../../common/api/scopes.js';
import { linkNext } from '../../common/http/link-next.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import { CreateWebhookInput, Webhook, WebhookActiveInput, WebhookSecret } from './webhook.entity.js';
import { Webhooks } from './webhooks.service.js';

/** A webhook outlives the token that would make it, so that members make and change them. Events tell about transfers. */
@Scope('transfers:read')
@MemberOnly()
@ApiTags('webhooks')
@Controller('api/webhooks')
export class WebhooksController {
  constructor(private readonly webhooks: Webhooks) {}

  @Get()
  @ApiOperation({ summary: 'Your webhooks, at most 10, in the order in which you created them' })
  @ApiOkResponse({ type: [Webhook] })
  listWebhooks(@CurrentViewer() viewer: Viewer): Promise<Webhook[]> {
    return this.webhooks.list(viewer);
  }

  @KeepsAnswers()
  @AnswersSecret()
  @Post()
  @ApiCreatedResponse({ type: WebhookSecret })
  @Refuses('CONFLICT', 'RATE_LIMITED')
  @Scope()
  createWebhook(@CurrentViewer() viewer: Viewer, @Body() input: CreateWebhookInput): Promise<WebhookSecret> {
    return this.webhooks.create(viewer, input);
  }

  @BeforeTerms()
  @KeepsAnswers()
  @Delete(':id')
  @ApiOkResponse({ type: Done })
  @Scope()
  deleteWebhook(@CurrentViewer() viewer: Viewer, @Param('id') id: string): Promise<Done> {
    return this.webhooks.delete(viewer, id);
  }

  @KeepsAnswers()
  @Put(':id')
  @ApiOkResponse({ type: Webhook })
  @Scope()
  setWebhookActive(
    @CurrentViewer() viewer: Viewer,
    @Param('id') id: string,
    @Body() { active }: WebhookActiveInput,
  ): Promise<Webhook> {
    return this.webhooks.setActive(viewer, id, active);
  }

  @KeepsAnswers()
  @AnswersSecret()
  @Post(':id/rotate')
  @HttpCode(200)
  @ApiOkResponse({ type: WebhookSecret })
  @Refuses('RATE_LIMITED')
  @Scope()
  rotateWebhookSecret(@CurrentViewer() viewer: Viewer, @Param('id') id: string): Promise<WebhookSecret> {
    return this.webhooks.rotate(viewer, id);
  }

  @KeepsAnswers()
  @Post(':id/test')
  @HttpCode(200)
  @ApiOkResponse({ type: WebhookDelivery })
  @Refuses('RATE_LIMITED')
  @Scope()
  testWebhook(@CurrentViewer() viewer: Viewer, @Param('id') id: string): Promise<WebhookDelivery> {
    return this.webhooks.test(viewer, id);
  }

  @Get(':id/deliveries')
  @ApiOperation({ summary: 'What was sent to a webhook in the last 30 days, newest first' })
  @ApiOkResponse({ type: [WebhookDelivery] })
  async webhookDeliveries(
    @CurrentViewer() viewer: Viewer,
    @Param('id') id: string,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<WebhookDelivery[]> {
    return linkNext(response, await this.webhooks.deliveries(viewer, id, pageOf(query)));
  }

  @KeepsAnswers()
  @Post(':id/deliveries/:deliveryId/replay')
  @HttpCode(200)
  @ApiOkResponse({ type: WebhookDelivery })
  @Refuses('CONFLICT', 'RATE_LIMITED')
  @Scope()
  replayDelivery(
    @CurrentViewer() viewer: Viewer,
    @Param('id') id: string,
    @Param('deliveryId') deliveryId: string,
  ): Promise<WebhookDelivery> {
    return this.webhooks.replay(viewer, id, deliveryId);
  }
}

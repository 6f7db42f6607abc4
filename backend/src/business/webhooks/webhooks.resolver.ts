import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { BeforeTerms, CurrentViewer, MemberOnly } from '../../common/api/access.js';
import { Done } from '../../common/api/done.js';
import { AnswersSecret, KeepsAnswers } from '../../common/api/operation-marks.js';
import { connectionType, PageArgs } from '../../common/api/paging.js';
import type { Viewer } from '../../common/api/request-of.js';
import { Scope } from '../../common/api/scopes.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import { CreateWebhookInput, Webhook, WebhookActiveInput, WebhookSecret } from './webhook.entity.js';
import { Webhooks } from './webhooks.service.js';

const WebhookDeliveryConnection = connectionType(WebhookDelivery);
const WEBHOOK = { type: () => ID, description: 'The webhook.' } as const;
const DELIVERY = { type: () => ID, description: 'The delivery.' } as const;

/** A webhook outlives the token that would make it, so that members make and change them. Events tell about transfers. */
@Scope('transfers:read')
@MemberOnly()
@Resolver()
export class WebhooksResolver {
  constructor(private readonly webhooks: Webhooks) {}

  @Query(() => [Webhook], {
    name: 'myWebhooks',
    description: "The viewer's webhooks, at most 10, in the order in which they were created.",
  })
  listWebhooks(@CurrentViewer() viewer: Viewer): Promise<Webhook[]> {
    return this.webhooks.list(viewer);
  }

  @KeepsAnswers()
  @AnswersSecret()
  @Mutation(() => WebhookSecret, {
    description: 'Creates a webhook. Its secret is shown once: the receiver checks the signatures with it.',
  })
  @Scope()
  createWebhook(
    @CurrentViewer() viewer: Viewer,
    @Args('input') input: CreateWebhookInput,
  ): Promise<WebhookSecret> {
    return this.webhooks.create(viewer, input);
  }

  @BeforeTerms()
  @KeepsAnswers()
  @Mutation(() => Done, { description: 'Deletes a webhook, with what was sent to it.' })
  @Scope()
  deleteWebhook(@CurrentViewer() viewer: Viewer, @Args('id', WEBHOOK) id: string): Promise<Done> {
    return this.webhooks.delete(viewer, id);
  }

  @KeepsAnswers()
  @Mutation(() => Webhook, {
    description:
      'Switches a webhook off or on. While it is off, nothing is sent to it: what happens meanwhile, and what still waits, is not sent later.',
  })
  @Scope()
  setWebhookActive(
    @CurrentViewer() viewer: Viewer,
    @Args('id', WEBHOOK) id: string,
    @Args() { active }: WebhookActiveInput,
  ): Promise<Webhook> {
    return this.webhooks.setActive(viewer, id, active);
  }

  @KeepsAnswers()
  @AnswersSecret()
  @Mutation(() => WebhookSecret, {
    description:
      'Gives a webhook a new secret, which is shown once. The one until now signs as well for 24 hours.',
  })
  @Scope()
  rotateWebhookSecret(
    @CurrentViewer() viewer: Viewer,
    @Args('id', WEBHOOK) id: string,
  ): Promise<WebhookSecret> {
    return this.webhooks.rotate(viewer, id);
  }

  @KeepsAnswers()
  @Mutation(() => WebhookDelivery, {
    description:
      'Sends the event `webhook.test` at once and returns the answer. A webhook that was switched off after five days without an accepted event, and accepts it, is switched on.',
  })
  @Scope()
  testWebhook(@CurrentViewer() viewer: Viewer, @Args('id', WEBHOOK) id: string): Promise<WebhookDelivery> {
    return this.webhooks.test(viewer, id);
  }

  @Query(() => WebhookDeliveryConnection, {
    description: 'What was sent to a webhook in the last 30 days, newest first.',
  })
  webhookDeliveries(
    @CurrentViewer() viewer: Viewer,
    @Args('id', WEBHOOK) id: string,
    @Args() page: PageArgs,
  ) {
    return this.webhooks.deliveries(viewer, id, page);
  }

  @KeepsAnswers()
  @Mutation(() => WebhookDelivery, {
    description:
      'Sends an event again, with the same id, before later events of its contract; CONFLICT while the webhook is switched off.',
  })
  @Scope()
  replayDelivery(
    @CurrentViewer() viewer: Viewer,
    @Args('id', WEBHOOK) id: string,
    @Args('deliveryId', DELIVERY) deliveryId: string,
  ): Promise<WebhookDelivery> {
    return this.webhooks.replay(viewer, id, deliveryId);
  }
}

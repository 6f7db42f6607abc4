import { WEBHOOK_EVENT_NAMES, type WebhookEventName } from '@handover/domain/business/webhook-events';
import { ArgsType, ID, InputType, ObjectType } from '@nestjs/graphql';
import { ArrayMinSize, ArrayUnique, IsArray, IsBoolean, IsIn, IsString, MaxLength } from 'class-validator';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Given } from '../../common/api/given.js';
import { DateTime } from '../../common/api/scalars.js';
import { Shown } from '../../common/api/shown.js';
import { Trim } from '../../common/api/validation.js';
import { Moment } from '../../database/moment.column.js';
import { User } from '../../users/user.entity.js';

const EXAMPLE_ID = '019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f';
const URL_EXAMPLE = 'https://dealer.example/handover';

/** An address of a member's own program that is told of events, by Standard Webhooks 1.0. */
@Entity('webhooks')
@Index('webhooks_of_owner', ['userId', 'createdAt', 'id'])
@ObjectType({ description: 'An address that is told of events, as Standard Webhooks 1.0 describes.' })
export class Webhook {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'webhooks_pkey' })
  @Shown(() => ID, { description: 'Identifies the webhook.', example: EXAMPLE_ID })
  id: string;

  @ForeignKey(() => User, { name: 'webhooks_user_known' })
  @Column('uuid', { name: 'user_id' })
  userId: string;

  @Column('uuid', { name: 'organisation_id', nullable: true })
  organisationId: string | null;

  @Column('text')
  @Shown(() => String, { description: 'Where events are sent.', example: URL_EXAMPLE, format: 'uri' })
  url: string;

  @Column('text', { array: true })
  @Shown(() => [String], { description: 'The events that are sent.', example: ['listing.changed'] })
  events: WebhookEventName[];

  @Column('text')
  secret: string;

  /** Signs as well until `oldSecretUntil`. */
  @Column('text', { name: 'old_secret', nullable: true })
  oldSecret: string | null;

  @Moment('old_secret_until', { nullable: true })
  @Shown(() => DateTime, {
    nullable: true,
    description: 'Until when the secret before the last rotation signs too; null if there was none.',
  })
  oldSecretUntil: string | null;

  @Moment('created_at', { now: true })
  @Shown(() => DateTime, { description: 'When it was created.', example: '2026-03-01T12:00:00.000Z' })
  createdAt: string;

  @Moment('failing_since', { nullable: true })
  @Shown(() => DateTime, {
    nullable: true,
    description: 'Since when no event was accepted; null if the last one was.',
  })
  failingSince: string | null;

  @Moment('disabled_at', { nullable: true })
  @Shown(() => DateTime, {
    nullable: true,
    description:
      'When it was switched off: by its member, or after five days without an accepted event. In the second case a test that succeeds switches it on again.',
  })
  disabledAt: string | null;

  /** A sender works on it until then. */
  @Moment('busy_until', { nullable: true })
  busyUntil: string | null;
}

const EVENTS_TEXT = { message: 'Events must name at least one event of the list, each once.' };
const EVENT_LIST = WEBHOOK_EVENT_NAMES.map((event) => `\`${event}\``).join(', ');

@InputType({ description: 'A new webhook.' })
export class CreateWebhookInput {
  @Given(() => String, { description: 'Begins with https://, at most 500 characters.', example: URL_EXAMPLE })
  @Trim()
  @IsString({ message: 'The address must be a string.' })
  @MaxLength(500, { message: 'The address must have at most 500 characters.' })
  url: string;

  @Given(() => [String], {
    description: `What to be told of: ${EVENT_LIST}.`,
    example: ['listing.changed', 'question.asked'],
  })
  @IsArray(EVENTS_TEXT)
  @ArrayMinSize(1, EVENTS_TEXT)
  @ArrayUnique(EVENTS_TEXT)
  @IsIn(WEBHOOK_EVENT_NAMES, { each: true, ...EVENTS_TEXT })
  events: WebhookEventName[];
}

@InputType()
@ArgsType()
export class WebhookActiveInput {
  @Given(() => Boolean, { description: 'False switches it off, true switches it on.', example: false })
  @IsBoolean({ message: 'active is either true or false.' })
  active: boolean;
}

@ObjectType({ description: 'The secret of a webhook, which is shown once.' })
export class WebhookSecret {
  @Shown(() => ID, { description: 'Identifies the webhook.', example: EXAMPLE_ID })
  id: string;

  @Shown(() => String, {
    description: 'Signs the events: `whsec_` and base64.',
    example: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD',
  })
  secret: string;
}

import { ArgsType, ObjectType } from '@nestjs/graphql';
import { IsString, Matches } from 'class-validator';
import { nameEnum } from '../common/api/enum-of.js';
import { Given } from '../common/api/given.js';
import { Reason } from '../common/api/reason.js';
import { DateTime } from '../common/api/scalars.js';
import { Shown } from '../common/api/shown.js';
import { Trim } from '../common/api/validation.js';

export enum LaunchStatus {
  DONE = 'done',
  OPEN = 'open',
  /** Open, and an admin decided to do without it. */
  WAIVED = 'waived',
}

nameEnum(LaunchStatus, 'LaunchStatus', 'Whether a check of the launch is done.');

@ObjectType({ description: 'Where a check is fixed.' })
export class LaunchFix {
  @Shown(() => String, { description: 'In words.', example: 'Admin > Content' })
  label: string;

  @Shown(() => String, {
    nullable: true,
    description: 'Its address: a path of this site, or that of another one; null if it has none.',
    example: '/admin?tab=content',
  })
  href: string | null;
}

@ObjectType({ description: 'Something that an owner should have done before the site opens.' })
export class LaunchCheck {
  @Shown(() => String, { description: 'Key of the check.', example: 'claims' })
  key: string;

  @Shown(() => String, { description: 'What it is about.', example: 'Claims on the site' })
  title: string;

  @Shown(() => String, {
    description: 'Why it matters, in one sentence.',
    example: 'Figures, guarantees and testimonials that you did not confirm may count as false advertising.',
  })
  why: string;

  @Shown(() => LaunchStatus, { description: 'Whether it is done.' })
  status: LaunchStatus;

  @Shown(() => String, {
    description: 'What was found; if the check is waived, the reason that the admin gave.',
    example: '20 of 20 claims are neither confirmed nor replaced.',
  })
  reason: string;

  @Shown(() => String, {
    description: 'What was found, in every case.',
    example: '20 of 20 claims are neither confirmed nor replaced.',
  })
  found: string;

  @Shown(() => LaunchFix, { description: 'Where it is fixed.' })
  fix: LaunchFix;

  @Shown(() => String, {
    nullable: true,
    description: 'Email address of the admin who waived it.',
    example: 'ada@example.com',
  })
  waivedBy: string | null;

  @Shown(() => DateTime, {
    nullable: true,
    description: 'When it was waived.',
    example: '2026-03-01T12:00:00.000Z',
  })
  waivedAt: string | null;
}

@ArgsType()
export class WaiveReason {
  @Reason('Why the site does without it: 3 to 500 characters.', 'Our lawyer reads them next week.')
  reason: string;
}

@ArgsType()
export class WaiveLaunchCheckArgs extends WaiveReason {
  @Given(() => String, { description: 'Key of the check.', example: 'legal-texts' })
  @IsString({ message: 'Please say which check.' })
  key: string;
}

const CODE = { message: 'Please type the eight digits of the email.' };

@ArgsType()
export class LaunchCode {
  @Given(() => String, { description: 'The eight digits of the email.', example: '1234 5678' })
  @Trim()
  @IsString(CODE)
  @Matches(/^\d{4}\s?\d{4}$/, CODE)
  code: string;
}

import { InputType, ObjectType } from '@nestjs/graphql';
import { IsBoolean } from 'class-validator';
import { nameEnum } from '../../common/api/enum-of.js';
import { Given } from '../../common/api/given.js';
import { DateTime } from '../../common/api/scalars.js';
import { Shown } from '../../common/api/shown.js';

export enum ClaimState {
  /** The shipped text is in place, and no admin has confirmed it. */
  OPEN = 'open',
  CONFIRMED = 'confirmed',
  /** An admin has written another text, or none. */
  REPLACED = 'replaced',
}

nameEnum(ClaimState, 'ClaimState', 'Whether a shipped text that claims something may be shown.');

@ObjectType({
  description:
    'A shipped text that claims what only the operator can know, such as a figure, a guarantee or a testimonial.',
})
export class Claim {
  @Shown(() => String, { description: 'Key of the claim.', example: 'success-rate' })
  key: string;

  @Shown(() => String, { description: 'Where visitors read it.', example: 'Top of the landing page' })
  where: string;

  @Shown(() => [String], { description: 'The texts as shipped.', example: ['99% Success Rate'] })
  texts: string[];

  @Shown(() => ClaimState, {
    description: 'open until an admin confirms it; replaced once its text is another one.',
  })
  state: ClaimState;

  @Shown(() => Boolean, {
    description: 'True while visitors do not see it: it is open, and real money moves.',
  })
  hidden: boolean;

  @Shown(() => DateTime, {
    nullable: true,
    description: 'When it was confirmed.',
    example: '2026-03-01T12:00:00.000Z',
  })
  confirmedAt: string | null;

  @Shown(() => String, {
    nullable: true,
    description: 'Email address of the admin who confirmed it.',
    example: 'ada@example.com',
  })
  confirmedBy: string | null;
}

@InputType({ description: 'A decision about a claim.' })
export class SetClaimInput {
  @Given(() => Boolean, { description: 'Whether the shipped text is true of this site.', example: true })
  @IsBoolean({ message: 'Please say whether the claim is true.' })
  confirmed: boolean;
}

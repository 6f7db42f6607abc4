import { ArgsType, ID } from '@nestjs/graphql';
import { IsString, Length } from 'class-validator';
import { Given } from '../common/given.js';
import { OneLine, Trim } from '../common/validation.js';

const REASON = 'Please give a reason of 3 to 500 characters.';

/** Why a moderator steps in; kept in the audit trail. */
@ArgsType()
export class ModerationReason {
  @Given(() => String, {
    description: 'Why, for the audit trail: 3 to 500 characters.',
    example: 'Asked for a wire.',
  })
  @Trim()
  @IsString({ message: REASON })
  @Length(3, 500, { message: REASON })
  @OneLine({ message: 'The reason must be a single line.' })
  reason: string;
}

@ArgsType()
export class HideMessageArgs extends ModerationReason {
  @Given(() => ID, { description: 'The message.' })
  @IsString({ message: 'Please say which message.' })
  id: string;
}

@ArgsType()
export class HideContractArgs extends ModerationReason {
  @Given(() => ID, { description: 'The contract.' })
  @IsString({ message: 'Please say which contract.' })
  id: string;
}

@ArgsType()
export class SuspendUserArgs extends ModerationReason {
  @Given(() => ID, { description: 'The person’s id.' })
  @IsString({ message: 'Please say who.' })
  userId: string;
}

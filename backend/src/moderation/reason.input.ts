import { ArgsType, ID } from '@nestjs/graphql';
import { IsString } from 'class-validator';
import { Given } from '../common/api/given.js';
import { Reason } from '../common/api/reason.js';

/** Why an admin hides a text, takes a contract off the market or suspends a member. */
@ArgsType()
export class ModerationReason {
  @Reason('Why, for the audit trail: 3 to 500 characters.', 'Asked for a wire.')
  reason: string;
}

@ArgsType()
export class HideMessageArgs extends ModerationReason {
  @Given(() => ID, { description: 'The message.' })
  @IsString({ message: 'Please say which message.' })
  id: string;
}

@ArgsType()
export class ContractWithReasonArgs extends ModerationReason {
  @Given(() => ID, { description: 'The contract.' })
  @IsString({ message: 'Please say which contract.' })
  id: string;
}

@ArgsType()
export class SuspendUserArgs extends ModerationReason {
  @Given(() => ID, { description: 'The member’s id.' })
  @IsString({ message: 'Please say who.' })
  userId: string;
}

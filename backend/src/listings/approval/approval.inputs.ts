import { ArgsType, ID } from '@nestjs/graphql';
import { IsString } from 'class-validator';
import { Given } from '../../common/api/given.js';
import { Reason } from '../../common/api/reason.js';

@ArgsType()
export class SendBackReason {
  @Reason(
    'What its holder has to change: 3 to 500 characters. They read it.',
    'Please add photos of the car.',
  )
  reason: string;
}

@ArgsType()
export class SendBackArgs extends SendBackReason {
  @Given(() => ID, { description: 'The contract.' })
  @IsString({ message: 'Please say which contract.' })
  id: string;
}

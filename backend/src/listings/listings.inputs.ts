import { ArgsType, ID, InputType } from '@nestjs/graphql';
import { ELSEWHERE, type Elsewhere } from '@handover/domain/listings/listing-life';
import { IsEnum, IsOptional } from 'class-validator';
import { enumOf, nameEnum } from '../common/api/enum-of.js';
import { Given } from '../common/api/given.js';
import { PartialInput } from '../common/api/partial-input.js';
import { SubmitContractInput } from '../contracts/contract.inputs.js';

const ElsewhereEnum = enumOf(ELSEWHERE);
nameEnum(
  ElsewhereEnum,
  'Elsewhere',
  'Where a contract went: HERE through this site, OTHER_SITE, a FRIEND, or RETURNED.',
);

@InputType({
  description:
    'Changes to your own contract; absent fields and absent keys of facts stay as they are, and a null removes a fact. The type cannot change.',
})
export class UpdateMyContractInput extends PartialInput(SubmitContractInput) {}

@ArgsType()
export class MarkElsewhereArgs {
  @Given(() => ElsewhereEnum, {
    nullable: true,
    description: 'Where it went; only the holder reads it.',
    example: 'friend',
  })
  @IsOptional()
  @IsEnum(ElsewhereEnum, { message: 'where must be here, other-site, friend or returned.' })
  where?: Elsewhere | null;
}

export const contractIdArg = { type: () => ID, description: 'The contract.' } as const;

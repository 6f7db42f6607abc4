import { ArgsType, ID, InputType } from '@nestjs/graphql';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ELSEWHERE, type Elsewhere } from '@handover/domain/listings/listing-life';
import { IsEnum, IsOptional, IsString, Length } from 'class-validator';
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

/** The body of POST /api/renew. */
export class RenewInput {
  @Given(() => String, { description: 'From the link in the email.', example: 'MDE5YTNjMWU.c2lnbmF0dXJl' })
  @IsString({ message: 'The token is missing.' })
  @Length(1, 500, { message: 'The token is not complete.' })
  token: string;
}

/** The query of the page with the button; a missing token is one that does not work. */
export class RenewalQuery {
  @ApiProperty({ description: 'From the link in the email.' })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value : ''))
  @IsString()
  token: string = '';
}

export const contractIdArg = { type: () => ID, description: 'The contract.' } as const;

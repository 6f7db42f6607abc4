import { applyDecorators } from '@nestjs/common';
import { ArgsType, ID } from '@nestjs/graphql';
import { Transform } from 'class-transformer';
import { IsOptional, IsUUID } from 'class-validator';
import { Given } from './given.js';

/** An empty value in a query string sets no filter. */
const IdFilter = (description: string, message: string): PropertyDecorator =>
  applyDecorators(
    Given(() => ID, { nullable: true, description }),
    IsOptional(),
    IsUUID(undefined, { message }),
    Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value)),
  );

/** The contract or the member that the entries of a staff list have to do with. */
@ArgsType()
export class AboutFilter {
  @IdFilter('Only those of this contract.', 'Please give the id of a contract.')
  contractId?: string | null;

  @IdFilter('Only those of this member.', 'Please give the id of a member.')
  memberId?: string | null;
}

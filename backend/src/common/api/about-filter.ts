import { applyDecorators } from '@nestjs/common';
import { ArgsType, ID } from '@nestjs/graphql';
import { IsOptional, IsUUID } from 'class-validator';
import { AppError } from './errors.js';
import { Given } from './given.js';
import { EmptyIsUnset } from './validation.js';

const IdFilter = (description: string, message: string): PropertyDecorator =>
  applyDecorators(
    Given(() => ID, { nullable: true, description }),
    IsOptional(),
    IsUUID(undefined, { message }),
    EmptyIsUnset(),
  );

/** The contract or the member that the entries of a staff list have to do with. */
@ArgsType()
export class AboutFilter {
  @IdFilter('Only those of this contract.', 'Please give the id of a contract.')
  contractId?: string | null;

  @IdFilter('Only those of this member.', 'Please give the id of a member.')
  memberId?: string | null;
}

/** For a list that has no rows without a subject. Throws BAD_REQUEST if neither is given. */
export function requireSubject({ contractId, memberId }: AboutFilter): void {
  if (!contractId && !memberId)
    throw new AppError('BAD_REQUEST', 'Please give the id of a contract or of a member.');
}

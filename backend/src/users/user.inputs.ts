import { applyDecorators } from '@nestjs/common';
import { InputType } from '@nestjs/graphql';
import { IsOptional, IsString, Length } from 'class-validator';
import { Given } from '../common/api/given.js';
import { EmptyToNull, OneLine } from '../common/api/validation.js';

/** The rules of a first or last name. */
export const PersonName = (label: string): PropertyDecorator =>
  applyDecorators(
    // in reverse: applyDecorators runs from the top down, and the rule that is added last gives the message
    OneLine({ message: `${label} must be a single line.` }),
    Length(1, 100, { message: `${label} must have at most 100 characters.` }),
    IsString({ message: `${label} must be a string.` }),
    IsOptional(),
    EmptyToNull(),
  );

@InputType({ description: 'Names to set; an empty one stays as it is.' })
export class UpdateProfileInput {
  @Given(() => String, { nullable: true, description: 'First name, at most 100 characters.', example: 'Ada' })
  @PersonName('First name')
  firstName?: string | null;

  @Given(() => String, {
    nullable: true,
    description: 'Last name, at most 100 characters.',
    example: 'Byron',
  })
  @PersonName('Last name')
  lastName?: string | null;
}

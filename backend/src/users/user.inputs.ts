import { InputType } from '@nestjs/graphql';
import { IsOptional, IsString, Length } from 'class-validator';
import { Given } from '../common/api/given.js';
import { EmptyToNull, OneLine } from '../common/api/validation.js';

const text = (name: string) => ({ message: `${name} must have at most 100 characters.` });

@InputType({ description: 'Names to set; an empty one stays as it is.' })
export class UpdateProfileInput {
  @Given(() => String, { nullable: true, description: 'First name, at most 100 characters.', example: 'Ada' })
  @EmptyToNull()
  @IsOptional()
  @IsString({ message: 'First name must be a string.' })
  @Length(1, 100, text('First name'))
  @OneLine({ message: 'First name must be a single line.' })
  firstName?: string | null;

  @Given(() => String, {
    nullable: true,
    description: 'Last name, at most 100 characters.',
    example: 'Byron',
  })
  @EmptyToNull()
  @IsOptional()
  @IsString({ message: 'Last name must be a string.' })
  @Length(1, 100, text('Last name'))
  @OneLine({ message: 'Last name must be a single line.' })
  lastName?: string | null;
}

import { ArgsType, ID, InputType } from '@nestjs/graphql';
import { IsBoolean, IsEmail, IsIn, IsOptional, IsString, Length, MaxLength } from 'class-validator';
import { Given } from '../common/api/given.js';
import { EmptyToNull, OneLine, PlainText, Trim } from '../common/api/validation.js';
import { CONTACT_CONTRACT_TYPES, CONTACT_USER_TYPES, CONTRACT_TYPES_TEXT } from './contact-request.entity.js';

const NAME = { message: 'Please enter your name (at most 200 characters).' };
const EMAIL = { message: 'Please enter a valid email address.' };
const PHONE = { message: 'Phone must have at most 50 characters.' };
const MESSAGE = { message: 'Message must have at most 5,000 characters.' };

@InputType({ description: 'The contact form; empty optional fields count as absent.' })
export class ContactRequestInput {
  @Given(() => String, { description: 'Full name, at most 200 characters.', example: 'Ada Byron' })
  @Trim()
  @IsString(NAME)
  @Length(1, 200, NAME)
  @OneLine({ message: 'Name must be a single line.' })
  name: string;

  @Given(() => String, { description: 'Email address to reply to.', example: 'ada@example.com' })
  @Trim()
  @IsEmail({}, EMAIL)
  @MaxLength(254, EMAIL)
  email: string;

  @Given(() => String, { nullable: true, description: 'Phone number.', example: '(212) 555-0123' })
  @EmptyToNull()
  @IsOptional()
  @IsString({ message: 'Phone must be a string.' })
  @MaxLength(50, PHONE)
  @OneLine({ message: 'Phone must be a single line.' })
  phone?: string | null;

  @Given(() => String, {
    nullable: true,
    description: CONTRACT_TYPES_TEXT,
    example: 'car-lease',
  })
  @EmptyToNull()
  @IsOptional()
  @IsIn(CONTACT_CONTRACT_TYPES, { message: 'That contract type does not exist.' })
  contractType?: string | null;

  @Given(() => String, { nullable: true, description: 'transfer, takeover or both.', example: 'transfer' })
  @EmptyToNull()
  @IsOptional()
  @IsIn(CONTACT_USER_TYPES, { message: 'Please choose transfer, takeover or both.' })
  userType?: string | null;

  @Given(() => String, {
    nullable: true,
    description: 'Plain text, at most 5,000 characters.',
    example: 'How long does it take?',
  })
  @EmptyToNull()
  @IsOptional()
  @IsString({ message: 'Message must be a string.' })
  @MaxLength(5_000, MESSAGE)
  @PlainText({ message: 'Message must not contain control characters.' })
  message?: string | null;

  @Given(() => String, {
    nullable: true,
    description: 'Honeypot: invisible to people, who leave it empty.',
  })
  @EmptyToNull()
  @IsOptional()
  @IsString({ message: 'This must stay empty.' })
  website?: string | null;
}

@ArgsType()
export class AnsweredInput {
  @Given(() => Boolean, { description: 'True once it was answered, false to take that back.' })
  @IsBoolean({ message: 'answered is either true or false.' })
  answered: boolean;
}

@ArgsType()
export class MarkContactRequestArgs extends AnsweredInput {
  @Given(() => ID, { description: 'The contact request.' })
  @IsString({ message: 'Please say which request.' })
  id: string;
}

import { applyDecorators } from '@nestjs/common';
import { IsString, Length } from 'class-validator';
import { Given } from './given.js';
import { OneLine, Trim } from './validation.js';

const MESSAGE = 'Please give a reason of 3 to 500 characters.';

/** The reason that an admin gives for an action; the audit trail keeps it. */
export const Reason = (description: string, example?: string): PropertyDecorator =>
  applyDecorators(
    // in reverse: applyDecorators runs from the top down, and the rule that is added last gives the message
    OneLine({ message: 'The reason must be a single line.' }),
    Length(3, 500, { message: MESSAGE }),
    IsString({ message: MESSAGE }),
    Trim(),
    Given(() => String, { description, ...(example && { example }) }),
  );

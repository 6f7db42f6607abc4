import { applyDecorators } from '@nestjs/common';
import { IsString, Length } from 'class-validator';
import { Given } from './given.js';
import { OneLine, Trim } from './validation.js';

const MESSAGE = 'Please give a reason of 3 to 500 characters.';

/** The reason that an admin gives for an action; the audit trail keeps it. */
export const Reason = (description: string, example?: string): PropertyDecorator =>
  applyDecorators(
    Given(() => String, { description, ...(example && { example }) }),
    Trim(),
    IsString({ message: MESSAGE }),
    Length(3, 500, { message: MESSAGE }),
    OneLine({ message: 'The reason must be a single line.' }),
  );

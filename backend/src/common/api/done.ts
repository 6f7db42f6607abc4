import { ObjectType } from '@nestjs/graphql';
import { ApiSchema } from '@nestjs/swagger';
import { Shown } from './shown.js';

const description = 'The result of an operation that returns no data.';

@ObjectType({ description })
@ApiSchema({ description })
export class Done {
  @Shown(() => Boolean, { description: 'Always true.', example: true })
  success: boolean;
}

export const DONE: Done = Object.assign(new Done(), { success: true });

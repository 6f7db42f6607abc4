import { ObjectType } from '@nestjs/graphql';
import { Shown } from './shown.js';

@ObjectType({ description: 'Says that something is gone.' })
export class DeletedResult {
  @Shown(() => Boolean, { description: 'True: it is gone.', example: true })
  success: boolean;
}

export const DELETED: DeletedResult = Object.assign(new DeletedResult(), { success: true });

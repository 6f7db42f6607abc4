import { ObjectType } from '@nestjs/graphql';
import { Shown } from './shown.js';

@ObjectType({ description: 'The result of a deletion.' })
export class DeletedResult {
  @Shown(() => Boolean, { description: 'Always true.', example: true })
  success: boolean;
}

export const DELETED: DeletedResult = Object.assign(new DeletedResult(), { success: true });

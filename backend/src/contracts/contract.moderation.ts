import { moderateAll } from '../moderation/moderate.js';
import type { Contract } from './contract.entity.js';

type Texts = Pick<Contract, 'title' | 'description' | 'location'>;

export const textsOf = ({ title, description, location }: Texts): Texts => ({ title, description, location });

type Moderation = Pick<Contract, 'maskedTitle' | 'maskedDescription' | 'maskedLocation' | 'flags'>;

export function moderationOf({ title, description, location }: Texts): Moderation {
  const { masked, flags } = moderateAll([title, description, location]);
  const [maskedTitle = null, maskedDescription = null, maskedLocation = null] = masked;
  return { maskedTitle, maskedDescription, maskedLocation, flags };
}

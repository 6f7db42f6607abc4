import { moderateAll } from '../moderation/moderate.js';
import type { Contract } from './contract.entity.js';

type Texts = Pick<Contract, 'title' | 'description' | 'location'>;

export const textsOf = ({ title, description, location }: Texts): Texts => ({ title, description, location });

/** The values of masked_title, masked_description, masked_location and flags. */
export function moderationOf({ title, description, location }: Texts): unknown[] {
  const { masked, flags } = moderateAll([title, description, location]);
  return [...masked, flags];
}

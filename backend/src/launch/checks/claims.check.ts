import { ClaimState } from '../../settings/claims/claims.types.js';
import { done, open, type LaunchCheckDefinition } from '../launch-check.js';

export const claims: LaunchCheckDefinition = {
  key: 'claims',
  title: 'Claims on the site',
  why: 'Figures, guarantees and testimonials that you did not confirm may count as false advertising.',
  fix: { label: 'Admin > Content', href: '/admin?tab=content' },
  async find({ claims: service }) {
    const all = await service.list();
    const left = all.filter(({ state }) => state === ClaimState.OPEN).length;
    return left === 0
      ? done('All claims are confirmed or replaced.')
      : open(`${left} of ${all.length} claims are neither confirmed nor replaced.`);
  },
};

import { APPROVE_LISTINGS } from '@handover/domain/listings/approval';
import { SITE_DEFAULTS, SITE_KEYS, type SiteInfo } from '@handover/domain/site';
import { useSession } from '../session/useSession';
import { useClaims } from './useClaims';
import { useContent } from './useContent';

/** Site name, support phone and email, footer line: the admin's settings, or the defaults. */
export function useSiteInfo(): SiteInfo {
  const { values } = useContent();
  const isShown = useClaims();
  const valueOf = (field: keyof SiteInfo) => values.get(SITE_KEYS[field])?.trim() || SITE_DEFAULTS[field];
  return {
    title: valueOf('title'),
    email: valueOf('email'),
    phone: valueOf('phone'),
    footerLine: isShown('footer-line') ? valueOf('footerLine') : '',
  };
}

/** Whether what the viewer lists or edits waits for an admin before it is public. */
export function useIsReviewed(): boolean {
  const { values } = useContent();
  const { me } = useSession();
  return values.get(APPROVE_LISTINGS)?.trim() === 'true' && !me?.isAdmin;
}

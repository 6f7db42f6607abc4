import { SITE_DEFAULTS } from '@handover/domain/site';
import { useSiteInfo } from './useSiteInfo';

/** Says the name of the site in texts of the domain, which have the shipped one. For no text that a member wrote. */
export function useNamed(): (text: string) => string {
  const { title } = useSiteInfo();
  return (text) => text.replaceAll(SITE_DEFAULTS.title, title);
}

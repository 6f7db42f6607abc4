import { useEffect } from 'react';
import { SITE_DEFAULTS } from '@handover/domain/site';
import { useSiteInfo } from '../../lib/content/useSiteInfo';

/** Sets the document title, e.g. "Browse Contracts · Handover"; the server renders the same one. */
export function PageTitle({ children }: { children?: string | undefined }) {
  const { title } = useSiteInfo();
  useEffect(() => {
    document.title = documentTitle(children, title);
  }, [children, title]);
  return null;
}

export const documentTitle = (page: string | undefined, site = SITE_DEFAULTS.title) =>
  page ? `${page} · ${site}` : `${site} · Hand over a lease, loan or timeshare with confidence`;

import { useContent } from './useContent';

export interface SiteInfo {
  title: string;
  phone: string;
  email: string;
}

export const siteDefaults: SiteInfo = {
  title: 'Handover',
  phone: '(800) 555-0142',
  email: 'support@handover.example.com',
};

/** Site name, support phone and email: the admin's settings, or the defaults. */
export function useSiteInfo(): SiteInfo {
  const { values } = useContent();
  return {
    title: values.get('site_title')?.trim() || siteDefaults.title,
    phone: values.get('company_phone')?.trim() || siteDefaults.phone,
    email: values.get('contact_email')?.trim() || siteDefaults.email,
  };
}

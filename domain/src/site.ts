/** How a site calls itself, how people reach it, and what its footer says. */
export interface SiteInfo {
  title: string;
  email: string;
  phone: string;
  footerLine: string;
}

/** The settings that hold these values. */
export const SITE_KEYS = {
  title: 'site_title',
  email: 'contact_email',
  phone: 'company_phone',
  footerLine: 'footer_line',
} as const;

/** Used until an admin has set them. Address and phone number are reserved placeholders that reach no one. */
export const SITE_DEFAULTS: SiteInfo = {
  title: 'Handover',
  email: 'support@handover.example.com',
  phone: '(800) 555-0142',
  footerLine: 'Licensed and regulated',
};

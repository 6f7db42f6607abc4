/** The legal texts of a site. Fees are shown below the terms and cookies below the privacy policy, once published. */
export const LEGAL_KINDS = ['terms', 'privacy', 'fees', 'cookies'] as const;
export type LegalKind = (typeof LEGAL_KINDS)[number];

export const LEGAL_TITLES: Record<LegalKind, string> = {
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  fees: 'Fees',
  cookies: 'Cookies',
};

/** Members accept the terms; the other texts inform them. */
export const mayRequireConsent = (kind: LegalKind): boolean => kind === 'terms';

/** Whether the product ships a text of this kind; the others are shown once they are published. */
export const isShipped = (kind: LegalKind): boolean => kind === 'terms' || kind === 'privacy';

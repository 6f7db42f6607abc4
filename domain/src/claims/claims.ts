import { landingDefaults } from '../landing-defaults.js';
import { SITE_DEFAULTS } from '../site.js';
import { SUBMIT_CLAIM, TERMS_CLAIMS } from './claims-in-code.js';

/* Default texts that claim what only an operator can know: figures, guarantees, certificates, customers, and services that
 * people perform. Where money is live, such a text is shown only once an admin has confirmed it. */

export interface Claim {
  /** Where visitors read it, for admins. */
  where: string;
  /** The texts as they are shipped. A text that an admin has changed is the admin's own, and no claim of ours. */
  texts: readonly string[];
  /** No setting can replace all of its texts. */
  isFixed?: true;
}

const { hero_content: hero, trust_safety_content: trust } = landingDefaults;

const indicator = (at: 0 | 1 | 2): Claim => ({
  where: 'Top of the landing page',
  texts: textsOf(hero.trustIndicators[at]?.text),
});

function service(at: 0 | 1 | 2 | 3 | 4): Claim {
  const { title = '', features = [] } = landingDefaults.services_content.services[at] ?? {};
  return { where: `Our Services, ${title}`, texts: features };
}

const lastStep = textsOf(landingDefaults.how_it_works_content.steps[2]?.description);

/** A card about trust; its description is left out if the product keeps what it says. */
function trustCard(at: 0 | 1 | 2 | 3, isDescriptionTrue = false): Claim {
  const { title, description, highlight } = trust.features[at] ?? {};
  return {
    where: 'Trust & Safety',
    texts: textsOf(title, isDescriptionTrue ? undefined : description, highlight),
  };
}

const testimonial = (at: 0 | 1 | 2): Claim => ({
  where: 'What Our Clients Say',
  texts: textsOf(trust.testimonials[at]?.content),
});

/** In the order in which visitors read them. */
export const CLAIMS = {
  'years-trusted': indicator(0),
  'transfers-done': indicator(1),
  'success-rate': indicator(2),
  'secure-trusted': {
    where: 'Tiles of the landing page',
    texts: ['Secure & Trusted'],
    isFixed: true,
  },
  'reply-promise': {
    where: 'Tiles of the landing page, contact form, legal pages',
    texts: ['Expert Support', 'We answer your questions within 24 hours.'],
    isFixed: true,
  },
  'service-car-lease': service(0),
  'service-apartment': service(1),
  'service-mortgage': service(2),
  'service-timeshare': service(3),
  'service-loan': service(4),
  'we-coordinate': {
    where: 'How It Works, step 03, and the shipped Terms of Service',
    texts: [...lastStep, ...TERMS_CLAIMS.map(({ claim }) => claim.trim())],
    isFixed: true,
  },
  'bank-security': trustCard(0),
  'legal-compliance': trustCard(1),
  'identity-verified': trustCard(2, true),
  'success-guarantee': trustCard(3, true),
  'testimonial-1': testimonial(0),
  'testimonial-2': testimonial(1),
  'testimonial-3': testimonial(2),
  'verify-details': {
    where: 'Terms below the form to submit a contract',
    texts: [SUBMIT_CLAIM],
    isFixed: true,
  },
  'footer-line': { where: 'Footer of each page', texts: [SITE_DEFAULTS.footerLine] },
} as const satisfies Record<string, Claim>;

export type ClaimKey = keyof typeof CLAIMS;
export const CLAIM_KEYS = Object.keys(CLAIMS) as readonly ClaimKey[];

export const claimOf = (key: ClaimKey): Claim => CLAIMS[key];

/** Claims that pages make without the site's content. */
export const CLAIMS_IN_CODE: readonly ClaimKey[] = [
  ...CLAIM_KEYS.filter((key) => claimOf(key).isFixed),
  'footer-line',
];

function textsOf(...texts: (string | undefined)[]): string[] {
  return texts.filter((text) => text !== undefined);
}

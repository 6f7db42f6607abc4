/** What the landing page says, section by section, as stored under these keys of the site's content. */
export interface HeroContent {
  title: string;
  subtitle: string;
  description: string;
  primaryButtonText: string;
  secondaryButtonText: string;
  trustIndicators: { text: string }[];
}

export interface ServiceItem {
  icon: ServiceIcon;
  title: string;
  description: string;
  features: string[];
}

export interface ServicesContent {
  title: string;
  description: string;
  services: ServiceItem[];
}

export interface StepItem {
  number: string;
  icon: StepIcon;
  title: string;
  transferor: string;
  takeover: string;
  description: string;
}

export interface HowItWorksContent {
  title: string;
  description: string;
  steps: StepItem[];
}

export interface TrustFeature {
  icon: TrustIcon;
  title: string;
  description: string;
  highlight: string;
}

export interface Testimonial {
  name: string;
  role: string;
  content: string;
  /** Whole number from 1 to 5. */
  /** 1 to 5; null if the stored one is missing or none of these, which shows no blocks. */
  rating: number | null;
}

export interface TrustSafetyContent {
  title: string;
  description: string;
  features: TrustFeature[];
  testimonials: Testimonial[];
}

export interface LandingContent {
  hero_content: HeroContent;
  services_content: ServicesContent;
  how_it_works_content: HowItWorksContent;
  trust_safety_content: TrustSafetyContent;
}

export type LandingKey = keyof LandingContent;

export const serviceIcons = ['Car', 'Home', 'CreditCard', 'MapPin', 'Banknote'] as const;
export const stepIcons = ['UserCheck', 'FileCheck', 'HandHeart'] as const;
export const trustIcons = ['Shield', 'FileText', 'Users', 'Award'] as const;

export type ServiceIcon = (typeof serviceIcons)[number];
export type StepIcon = (typeof stepIcons)[number];
export type TrustIcon = (typeof trustIcons)[number];
export type LandingIcon = ServiceIcon | StepIcon | TrustIcon;

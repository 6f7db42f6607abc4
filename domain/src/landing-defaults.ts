import { feeText } from './fee.js';
import { TRANSFER_FEE_RULE } from './fee-promise.js';
import { oneOfTypes } from './types/words.js';
import type { LandingContent } from './landing-content.js';

/**
 * Shown until the admin has written content of their own, and whenever that content cannot be read; the server's
 * "Initialize Content" writes the same texts. Claims and testimonials are placeholders to be replaced before launch.
 */
export const landingDefaults: LandingContent = {
  hero_content: {
    title: 'Transfer Your Contracts',
    subtitle: 'With Confidence',
    description: `Hand over ${oneOfTypes()} to someone who wants it, or take one over yourself. Listing is free; the buyer pays one flat ${feeText()} fee.`,
    primaryButtonText: 'Transfer My Contract',
    secondaryButtonText: 'Take Over a Contract',
    trustIndicators: [
      { text: '5+ Years Trusted' },
      { text: '10,000+ Successful Transfers' },
      { text: '99% Success Rate' },
    ],
  },
  services_content: {
    title: 'Our Services',
    description: 'Five kinds of contracts, one way to hand them over.',
    services: [
      {
        icon: 'Car',
        title: 'Car Lease Transfers',
        description: 'Leave your lease early, or drive a car without a new contract of three years.',
        features: [
          'Credit check of the new driver',
          'Coordination with the dealer',
          'Transfer of the lease papers',
        ],
      },
      {
        icon: 'Home',
        title: 'Apartment Transfers',
        description: 'Pass on your apartment lease when work or life moves you somewhere else.',
        features: ['Consent of the landlord', 'Screening of the new tenant', 'Handover of the deposit'],
      },
      {
        icon: 'CreditCard',
        title: 'Mortgage Assumptions',
        description: 'Take over a mortgage at the rate it was made with, where the lender allows it.',
        features: [
          'Check of the terms with the lender',
          'Support with the application',
          'Coordination of the closing',
        ],
      },
      {
        icon: 'MapPin',
        title: 'Timeshare Transfers',
        description: 'Give weeks that you no longer use to a family that will.',
        features: ['Check of the deed', 'Approval of the resort', 'Transfer of the title'],
      },
      {
        icon: 'Banknote',
        title: 'Loan Transfers',
        description: 'Hand a personal or business loan to someone who takes over its payments.',
        features: ['Approval of the lender', 'Verification of income', 'Legal documentation'],
      },
    ],
  },
  how_it_works_content: {
    title: 'How It Works',
    description: 'Three steps from listing to handover, whichever side you are on.',
    steps: [
      {
        number: '01',
        icon: 'UserCheck',
        title: 'Submit & Verify',
        transferor: 'List your contract with its payment, its term and where it is.',
        takeover: 'Search by type, place and monthly payment, and create your account.',
        description:
          'The listing says what the contract allows and whether its lender, lessor or landlord was asked.',
      },
      {
        number: '02',
        icon: 'FileCheck',
        title: 'Match & Review',
        transferor: 'Answer questions of interested candidates in public.',
        takeover: 'Compare contracts, ask the seller and choose one.',
        description: 'Both sides see the same terms before anybody commits.',
      },
      {
        number: '03',
        icon: 'HandHeart',
        title: 'Transfer & Complete',
        transferor: 'Get the consent in writing, sign over your contract and leave it behind.',
        takeover: 'Pay the fixed transfer fee by card; it begins the transfer. Then apply and take over.',
        description: 'We coordinate with landlords, lenders and dealers and support the legal documents.',
      },
    ],
  },
  trust_safety_content: {
    title: 'Trust & Safety',
    description: 'Your security and peace of mind come first.',
    features: [
      {
        icon: 'Shield',
        title: 'Bank-Level Security',
        description: 'Your data is encrypted on its way and at rest, with SOC 2 compliance.',
        highlight: '256-bit SSL',
      },
      {
        icon: 'FileText',
        title: 'Legal Compliance',
        description: 'Each transfer follows the rules of your state and of the original contract.',
        highlight: 'Attorney Verified',
      },
      {
        icon: 'Users',
        title: 'Identity Verification',
        description: 'Confirmed email addresses are marked, and contact details stay private.',
        highlight: '100% Verified Users',
      },
      {
        icon: 'Award',
        title: 'Success Guarantee',
        description: `One rule if a transfer ends early. ${TRANSFER_FEE_RULE}`,
        highlight: 'Money-Back Guarantee',
      },
    ],
    testimonials: [
      {
        name: 'Sarah M.',
        role: 'Car lease transferor',
        content: 'I moved abroad with 18 months left on my lease. Two weeks later it had a new driver.',
        rating: 5,
      },
      {
        name: 'James R.',
        role: 'Apartment takeover',
        content: 'I found a furnished apartment for nine months without signing for two years.',
        rating: 5,
      },
      {
        name: 'Maria L.',
        role: 'Timeshare transferor',
        content: 'After years of fees for weeks we never used, the handover was clear and quick.',
        rating: 5,
      },
    ],
  },
};

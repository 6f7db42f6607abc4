import type { LandingContent } from './landing-content';

/**
 * Shown until the admin has written content of their own, and whenever that content cannot be read.
 * Claims and testimonials are placeholders to be replaced before launch.
 */
export const landingDefaults: LandingContent = {
  hero_content: {
    title: 'Transfer Your Contracts',
    subtitle: 'With Confidence',
    description:
      'Leave a car lease, apartment, mortgage, timeshare or loan early, or take one over on terms that are already set. One flat fee, verified people, and support until the papers are signed.',
    primaryButtonText: 'Transfer My Contract',
    secondaryButtonText: 'Take Over a Contract',
    trustIndicators: [
      { text: '5+ Years Trusted' },
      { text: '10,000+ Successful Transfers' },
      { text: '99% Success Rate' },
    ],
  },
  services_content: {
    title: 'Contracts We Help You Transfer',
    description:
      'Five kinds of contract, each with its own rules. We know who has to agree, which papers are needed and how long it takes.',
    services: [
      {
        icon: 'Car',
        title: 'Car Lease Transfers',
        description: 'Hand your lease to a new driver without early-termination charges.',
        features: [
          'Credit check of the new driver',
          'Coordination with the dealer',
          'Mileage and wear documented',
        ],
      },
      {
        icon: 'Home',
        title: 'Apartment Transfers',
        description: 'Move out before the lease ends and leave your landlord with a tenant.',
        features: [
          'Landlord approval handled',
          'Deposit settled between both sides',
          'Move-in date agreed in writing',
        ],
      },
      {
        icon: 'CreditCard',
        title: 'Mortgage Assumptions',
        description: 'Pass on an assumable mortgage together with its interest rate.',
        features: [
          'Lender qualification support',
          'Title and escrow coordination',
          'Rate and balance confirmed',
        ],
      },
      {
        icon: 'MapPin',
        title: 'Timeshare Transfers',
        description: 'Find a new owner for the weeks or points that you no longer use.',
        features: [
          'Resort transfer paperwork',
          'Maintenance fees disclosed',
          'Deed recorded for the new owner',
        ],
      },
      {
        icon: 'Banknote',
        title: 'Loan Transfers',
        description: 'Let someone qualified take over the rest of your personal or business loan.',
        features: ['Lender consent obtained', 'Payoff amount confirmed', 'Release of liability in writing'],
      },
    ],
  },
  how_it_works_content: {
    title: 'How It Works',
    description: 'Three steps from listing to signature, for both sides of the contract.',
    steps: [
      {
        number: '01',
        icon: 'UserCheck',
        title: 'Submit & Verify',
        transferor: 'List your contract with its payment, term and location.',
        takeover: 'Browse every open contract and set the filters that fit.',
        description: 'We check the details with the original lender, lessor or landlord.',
      },
      {
        number: '02',
        icon: 'FileCheck',
        title: 'Match & Review',
        transferor: 'Answer questions where every candidate can read them.',
        takeover: 'Ask the seller and read all the terms before you decide.',
        description: 'Both sides see the same facts: payment, months left and the total.',
      },
      {
        number: '03',
        icon: 'HandHeart',
        title: 'Transfer & Complete',
        transferor: 'Sign, and be released from the contract.',
        takeover: 'Pay the flat transfer fee by card and take over the contract.',
        description: 'We coordinate landlords, lenders and dealers until the papers are done.',
      },
    ],
  },
  trust_safety_content: {
    title: 'Trust & Safety',
    description: 'A contract is a promise over months or years. This is how we protect both sides of it.',
    features: [
      {
        icon: 'Shield',
        title: 'Bank-Level Security',
        description: 'Encrypted connections and SOC 2 compliance keep your documents and payments private.',
        highlight: '256-bit SSL',
      },
      {
        icon: 'FileText',
        title: 'Legal Compliance',
        description:
          'Transfer documents are reviewed so that they hold with your lender, lessor or landlord.',
        highlight: 'Attorney Verified',
      },
      {
        icon: 'Users',
        title: 'Identity Verification',
        description: 'We verify the identity of every party before a contract changes hands.',
        highlight: '100% Verified Users',
      },
      {
        icon: 'Award',
        title: 'Success Guarantee',
        description: 'If a transfer fails because of us, you get your transfer fee back.',
        highlight: 'Money-Back Guarantee',
      },
    ],
    testimonials: [
      {
        name: 'Sarah Johnson',
        role: 'Car Lease Transfer',
        content:
          'I moved abroad with 19 months left on my lease. A new driver took it over within two weeks and I paid no penalty.',
        rating: 5,
      },
      {
        name: 'Michael Chen',
        role: 'Apartment Takeover',
        content:
          'I saw the rent, the months left and the fee before I ever wrote a message. The landlord had the papers ready.',
        rating: 5,
      },
      {
        name: 'Emily Rodriguez',
        role: 'Timeshare Transfer',
        content:
          'After years of fees for weeks we never used, the deed finally has another name on it. What a relief.',
        rating: 5,
      },
    ],
  },
};

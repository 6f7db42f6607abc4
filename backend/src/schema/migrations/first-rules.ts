/**
 * Drafts that Handover comes with. Nobody has checked them since they were written, so an admin reads the source again
 * before publishing one. Amounts are in cents, rates in thousandths of a percent.
 */
export const FIRST_RULES = [
  {
    ...{ kind: 'company', slug: 'gm-financial', name: 'GM Financial', type: 'car-lease' },
    aliases: ['GMF', 'General Motors Financial'],
    source: 'gmfinancial.com, What Happens In The Lease-Assumption Process?',
    values: {
      allowed: 'depends',
      accountCurrent: 'yes',
      approvalValidDays: 30,
      notInLastMonths: 6,
      startsBy: 'holder',
      howToStart:
        'The current customer calls GM Financial, which sends the authorization form and the credit application. Everyone on the lease has to agree.',
      sameStateOnly: 'yes',
      businessToPrivate: 'no',
      paperDaysMin: 3,
      paperDaysMax: 5,
      notes:
        'The authorization form and the credit application arrive within 3 to 5 business days. The transfer papers are signed within 30 days, or the credit is checked again.',
    },
  },
  {
    ...{ kind: 'company', slug: 'ford-credit', name: 'Ford Credit', type: 'car-lease' },
    aliases: ['Ford Motor Credit', 'Ford Motor Credit Company'],
    source: 'ford.com, How can I transfer my vehicle and account obligations to someone else?',
    values: {
      allowed: 'depends',
      holderReleased: 'after-approval',
      insuranceBefore: 'sign',
      startsBy: 'holder',
      feeMax: 13_500,
      feePaidBy: 'holder',
      accountCurrent: 'yes',
      notes:
        'The original customer stays liable unless released. Taxes, registration and title are paid by the new one, and the payment may change.',
    },
  },
  {
    ...{ kind: 'program', slug: 'fha', name: 'FHA', type: 'mortgage', aliases: [] },
    source: 'HUD Handbook 4000.1, III.A.3.b; Mortgagee Letter 90-9; fee: National Mortgage News, 2024',
    values: {
      allowed: 'depends',
      ownerOccupied: 'yes',
      processingFeeCap: 180_000,
      notes:
        'A credit review is needed. The buyer must live in the home if the loan closed on or after December 15, 1989. The lender completes the release (HUD-92210.1) for a creditworthy owner-occupant.',
    },
  },
  {
    ...{ kind: 'program', slug: 'va', name: 'VA', type: 'mortgage', aliases: [] },
    source: 'VA Circulars 26-23-10, 26-24-9 and 26-24-17',
    values: {
      allowed: 'depends',
      accountCurrent: 'yes',
      decisionDaysMax: 45,
      veteranOnlySubstitutes: 'yes',
      guaranteeFee: 500,
      secondLoanBefore: 'application',
      notes:
        'Anyone who qualifies may assume the loan. The decision takes up to 45 days from a complete file, or the file goes to the VA for prior approval within 35, in which a second loan has to be. The seller signs form 26-10291 at the closing at the latest.',
    },
  },
  {
    ...{ kind: 'program', slug: 'usda', name: 'USDA', type: 'mortgage', aliases: [] },
    source: 'USDA HB-1-3555, 17.8',
    values: {
      allowed: 'depends',
      incomeLimit: 'yes',
      notes: 'The agency must agree in writing, and the buyer must be eligible for the program.',
    },
  },
  {
    ...{ kind: 'state', slug: 'new-york', name: 'New York', type: 'apartment', aliases: [] },
    source: 'N.Y. Real Property Law 226-b',
    values: {
      notes:
        'For sublets in buildings with four or more units. The 30 days begin with a complete request; the landlord may ask for more within 10 days.',
      forms: ['assignment', 'sublet'],
      requestBy: 'certified-mail',
      requestContents: [
        'Term of the sublease',
        'Name of the proposed subtenant',
        'Business and home address of the proposed subtenant',
        'Reason for subletting',
        'Address of the tenant during the sublease',
        'Written consent of co-tenants and guarantors',
        'Copy of the proposed sublease, with the lease',
      ],
      answerDays: 30,
      silence: 'consent',
      freeIfRefused:
        'If an assignment is refused unreasonably, the tenant may ask to be released and leave on 30 days’ notice; after a reasonable refusal they may not.',
    },
  },
];

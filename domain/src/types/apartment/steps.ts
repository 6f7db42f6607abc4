import { ACCEPT_STEP, answers, RULES_OF, type StepTemplate } from '../../transfers/step-template.js';

/** An apartment lease, typically 2 to 6 weeks. */
export const APARTMENT_STEPS: readonly StepTemplate[] = [
  ACCEPT_STEP,
  {
    key: 'roommates',
    title: 'Roommates agree',
    actor: 'holder',
    closes: 'actor',
    usual: '1–5 days',
    dueDays: 5,
    todo: 'Everyone who signed the lease with you has a say. Let them meet the buyer, and ask for their consent in writing.',
    ready: ['The written consent of everyone on the lease'],
    whatIf: answers({
      'What if a roommate says no?':
        'Record that the contract cannot be transferred. If the other person agrees, the transfer ends and the buyer gets the fee back.',
    }),
    skippedIf: ({ coTenants }) => coTenants !== 'yes',
    refusals: ['not-transferable', 'terms-differ'],
  },
  {
    key: 'ask-landlord',
    title: 'Ask the landlord in writing',
    actor: 'holder',
    closes: 'actor',
    usual: '1–3 days',
    dueDays: 5,
    rules: RULES_OF.asking,
    todo: 'Write to the landlord or manager: the buyer’s name, the dates, and whether it is an assignment, a sublet, or a new lease. In New York, a request to sublet needs seven things and certified mail: see the help below.',
    ready: [
      'Your lease',
      'The buyer’s name and move-in date',
      'The proposed sublease, if you sublet',
      'The written consent of co-tenants and guarantors, if there are any',
    ],
    whatIf: answers({
      // N.Y. Real Property Law 226-b (2)
      'What does New York want in a request to sublet?':
        'Certified mail with return receipt, and: the term of the sublease; the name of the new tenant; their home and business address; your reason; your address during the sublease; the written consent of co-tenants and guarantors; a copy of the sublease, with your lease, signed as true by both of you. Without all seven the landlord’s 30 days do not begin.',
      'What if the lease cannot be taken over?':
        'Record that. If the other person agrees, the transfer ends and the buyer gets the fee back.',
    }),
    refusals: ['not-transferable', 'terms-differ'],
  },
  {
    key: 'viewing',
    title: 'See the apartment',
    actor: 'both',
    closes: 'both',
    needs: ['accept'],
    usual: '1–7 days',
    dueDays: 7,
    todo: 'Visit, or take a live video tour. Write down defects together.',
    ready: ['A list of defects'],
    whatIf: answers({
      'What if the apartment differs from the listing?':
        'The buyer reports that the terms differ. We pause the transfer and look into it.',
    }),
    tip: 'Pay no deposit before you have seen the apartment and signed.',
    refusals: ['terms-differ'],
  },
  {
    key: 'apply',
    title: 'Apply with the landlord',
    actor: 'buyer',
    closes: 'actor',
    needs: ['ask-landlord'],
    usual: '1–5 days',
    dueDays: 7,
    rules: RULES_OF.applying,
    todo: 'Send the landlord’s application and screening fee straight to the landlord. Never send ID or credit papers to Handover or in a message.',
    ready: ['The landlord’s application', 'Screening fee'],
    whatIf: answers({
      'What if the landlord asks for a guarantor?':
        'Arrange it with the landlord, and name a later day here.',
    }),
    refusals: ['not-approved', 'not-transferable', 'terms-differ'],
  },
  {
    key: 'consent',
    title: 'The landlord decides',
    actor: 'third-party',
    closes: 'either',
    usual: '3–14 days; in New York up to 30',
    dueDays: 30,
    rules: RULES_OF.deciding,
    todo: 'Wait for the landlord’s written answer. Either of you records its date and who gave it.',
    ready: ['The written consent: its date and who gave it'],
    whatIf: answers({
      'What if the landlord says no?':
        'Record the refusal. Once the other person agrees, the buyer gets the fee back.',
      // N.Y. Real Property Law 226-b (1)
      'What if a New York landlord refuses an assignment?':
        'A landlord may. If the refusal is unreasonable, you can ask to be released from the lease on 30 days’ notice, and leave without a buyer.',
      // N.Y. Real Property Law 226-b (2) (a)
      'What if a New York landlord refuses a sublet?':
        'In buildings with four or more units, an unreasonable refusal may not bind you. Ask a lawyer before you go on without consent.',
      'What if the lease allows it without asking?': 'You can skip this step if both of you agree.',
      'What if the landlord does not answer?':
        'In New York, for buildings with four or more units, 30 days without an answer to a complete request count as consent to a sublet.',
    }),
    refusals: ['not-approved', 'not-transferable', 'terms-differ'],
  },
  {
    key: 'sign',
    title: 'Sign the assignment, sublease, or new lease',
    actor: 'both',
    closes: 'both',
    needs: ['consent', 'viewing'],
    usual: '2–7 days',
    dueDays: 10,
    rules: RULES_OF.signing,
    todo: 'Sign the paper that the landlord accepts. If the seller is to be released, the release has to be in writing.',
    ready: ['The signed paper', 'The seller’s release, if there is one'],
    whatIf: answers({
      'What if the landlord offers a new lease only?':
        'That is fine. Note it here and compare the terms before you sign.',
    }),
    commits: true,
  },
  {
    key: 'deposit',
    title: 'Pay the deposit, after signing',
    actor: 'both',
    closes: 'both',
    usual: '1–5 days',
    dueDays: 7,
    todo: 'The buyer pays the deposit to the landlord, or, if the landlord keeps the old deposit, its amount to the seller. Ask for a receipt.',
    ready: ['A receipt', 'The landlord’s word on who holds which deposit'],
    whatIf: answers({
      'What if the seller gets the deposit?':
        'Ask the landlord to confirm in writing that the old deposit counts as the buyer’s from now on, and how much it is. Then pay the seller by a cashier’s check that your bank issues in front of both of you, against a receipt.',
      'What if the other person asks for a payment app?':
        'Do not use one. Pay the landlord by check, or by bank transfer to the account in the lease.',
    }),
    tip: 'No deposit before you have seen the apartment and signed.',
  },
  {
    key: 'keys',
    title: 'Move-in list and keys',
    actor: 'both',
    closes: 'both',
    usual: 'on the move-in day',
    dueDays: 14,
    dueAfter: { fact: 'availableFrom', days: 7 },
    todo: 'Go through the apartment together, write down its condition and the meters, and hand over every key.',
    ready: ['A condition list', 'Meter readings', 'All keys'],
    whatIf: answers({
      'What if move-in is later?': 'Name the move-in day as the expected day.',
    }),
  },
];

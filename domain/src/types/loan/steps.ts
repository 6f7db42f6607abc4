import type { Facts } from '../../facts/fact.js';
import { NEVER_WIRE } from '../../transfers/payment-warning.js';
import { ACCEPT_STEP, answers, RULES_OF, type StepTemplate } from '../../transfers/step-template.js';

const isUnsecured = ({ securedBy }: Facts): boolean => securedBy === 'nothing';

/** A loan, typically 3 to 8 weeks. */
export const LOAN_STEPS: readonly StepTemplate[] = [
  ACCEPT_STEP,
  {
    key: 'ask-lender',
    title: 'Ask whether the loan may be assumed',
    actor: 'holder',
    closes: 'actor',
    usual: '1–7 days',
    dueDays: 10,
    rules: RULES_OF.asking,
    todo: 'Ask the lender whether another person may take over the loan, and for a letter with the balance.',
    ready: ['Your loan number, for the lender only', 'The balance letter'],
    whatIf: answers({
      'What if the lender says no?':
        'That is usual for car loans. Record it; if the other person agrees, the transfer ends and the buyer gets the fee back.',
    }),
    refusals: ['not-transferable', 'terms-differ'],
  },
  {
    key: 'apply',
    title: 'Apply with the lender',
    actor: 'buyer',
    closes: 'actor',
    usual: '2–7 days',
    dueDays: 10,
    rules: RULES_OF.applying,
    todo: 'Send your application straight to the lender. Never send ID, income, or credit papers to Handover or in a message.',
    ready: ['The lender’s application'],
    whatIf: answers({
      'What if the lender asks for more?': 'Send it, and name a later day here.',
    }),
    refusals: ['not-approved', 'not-transferable', 'terms-differ'],
  },
  {
    key: 'consent',
    title: 'The lender approves in writing',
    actor: 'third-party',
    closes: 'either',
    usual: '5–21 days',
    dueDays: 21,
    rules: RULES_OF.deciding,
    todo: 'Wait for the lender’s written approval. Either of you records its date and who gave it.',
    ready: ['The written approval: its date and who gave it'],
    whatIf: answers({
      'What if the lender says no?':
        'Record the refusal. Once the other person agrees, the buyer gets the fee back.',
    }),
    bound: true,
    asksRelease: true,
    boundUnless: { fact: 'securedBy', is: ['vessel', 'equipment', 'home-fixture', 'nothing'] },
    refusals: ['not-approved', 'not-transferable', 'terms-differ'],
  },
  {
    key: 'inspect',
    title: 'See what secures the loan',
    actor: 'both',
    closes: 'both',
    needs: ['accept'],
    usual: '1–7 days',
    dueDays: 10,
    todo: 'Look at it together, and compare the serial, hull, or vehicle number with the papers.',
    ready: ['Photos of the condition', 'Serial, hull, or vehicle number'],
    whatIf: answers({
      'What if it differs from the listing?':
        'The buyer reports that the terms differ. We pause the transfer and look into it.',
    }),
    tip: 'Compare the number with the papers: the VIN on the dash and the door of a vehicle, the hull number of a boat, the serial number of equipment or panels.',
    skippedIf: isUnsecured,
    refusals: ['terms-differ'],
  },
  {
    key: 'sign',
    title: 'Sign the assumption or novation',
    actor: 'both',
    closes: 'both',
    needs: ['consent', 'inspect'],
    usual: '3–10 days',
    dueDays: 14,
    rules: RULES_OF.signing,
    todo: 'Sign the lender’s agreement. If the seller is to be released, the release has to be in writing.',
    ready: ['The lender’s agreement', 'The seller’s release, if there is one'],
    whatIf: answers({
      'What if the lender wants to refinance instead?':
        'If the buyer refinances, that is a private sale: the seller withdraws, and the buyer gets the fee back.',
    }),
    tip: 'Make loan payments to the lender, never to the seller.',
    commits: true,
  },
  {
    key: 'price',
    title: 'The price is paid',
    actor: 'both',
    closes: 'both',
    needs: ['sign'],
    usual: '1–5 days',
    dueDays: 7,
    todo: 'The buyer pays the price through a licensed escrow company that both of you checked, or by a cashier’s check that the buyer’s bank issues in front of both of you, against a receipt. It is done once the seller has the money, or the escrow company holds it.',
    ready: ['The receipt, or the escrow company’s confirmation'],
    whatIf: answers({
      'What if nothing is due?': 'You can skip this step if both of you agree.',
      'What if the other person names an escrow company?':
        'Look it up at your state’s regulator yourself, and call it at a number you found there. Fake escrow sites are a known scam.',
    }),
    tip: NEVER_WIRE,
    skippedIf: ({ askingCash }) => askingCash === 0,
  },
  {
    key: 'title',
    title: 'Title, lien, and insurance',
    actor: 'buyer',
    closes: 'actor',
    needs: ['sign'],
    usual: '7–30 days',
    dueDays: 30,
    todo: 'Register what secures the loan with the lender’s lien on it, and take out insurance that names the lender.',
    ready: ['The registration', 'An insurance policy that names the lender'],
    whatIf: answers({
      'What if the title is delayed?': 'Name a later day here.',
    }),
    skippedIf: isUnsecured,
  },
  {
    key: 'confirmed',
    title: 'Hand over; the lender confirms the new borrower',
    actor: 'both',
    closes: 'both',
    needs: ['price', 'title'],
    usual: '3–14 days',
    dueDays: 21,
    todo: 'Hand over what comes with the loan, and check the lender’s first statement in the buyer’s name.',
    ready: ['A statement in the buyer’s name'],
    whatIf: answers({
      'What if the statement still names the seller?': 'Call the lender, and name a later day here.',
    }),
  },
];

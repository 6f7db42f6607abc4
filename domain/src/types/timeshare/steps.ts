import type { Facts } from '../../facts/fact.js';
import { NEVER_WIRE } from '../../transfers/payment-warning.js';
import { ACCEPT_STEP, answers, RULES_OF, type StepTemplate } from '../../transfers/step-template.js';

const isRightToUse = ({ interest }: Facts): boolean => interest === 'right-to-use';

/** A timeshare, typically 4 to 12 weeks, up to 4 months. */
export const TIMESHARE_STEPS: readonly StepTemplate[] = [
  ACCEPT_STEP,
  {
    key: 'estoppel',
    title: 'The resort confirms what is owned and owed',
    actor: 'holder',
    closes: 'actor',
    usual: '7–21 days',
    dueDays: 21,
    rules: RULES_OF.asking,
    todo: 'Ask the resort for an estoppel letter or an ownership statement. You can put the key figures in the note.',
    ready: ['Estoppel letter or ownership statement'],
    whatIf: answers({
      'What if fees are owed?': 'The seller pays them first. Name a later day here.',
      'What if it differs from the listing?':
        'The buyer reports that the terms differ. We pause the transfer and look into it.',
    }),
    // the Florida Attorney General's checklist for resales
    tip: 'Pay nothing before closing. Calls that promise a buyer for a fee are a known scam.',
    refusals: ['not-transferable', 'terms-differ'],
  },
  {
    key: 'agreement',
    title: 'Sign the sale agreement',
    actor: 'both',
    closes: 'both',
    usual: '2–7 days',
    dueDays: 10,
    rules: RULES_OF.agreeing,
    todo: 'Agree in writing on the names, the week or points, the first year of use, and who pays what. Some resorts need the agreement to decide on their right to buy first.',
    ready: ['The signed agreement'],
    whatIf: answers({
      // five days in North Carolina: G.S. 93A-65, piercelaw.com on resales
      'What if the buyer changes their mind?':
        'In some states the buyer of a resale may cancel for some days after signing, as five in North Carolina, and nothing may close before they are over. Some states also prescribe what the agreement says. Handover has no contract for this: ask the closing company or a lawyer.',
      'What if you do not agree on the first year?':
        'Ask the resort which years are already booked or banked.',
    }),
    refusals: ['terms-differ'],
  },
  {
    key: 'closing-company',
    title: 'Choose a licensed closing company',
    actor: 'buyer',
    closes: 'actor',
    needs: ['accept'],
    usual: '1–7 days',
    dueDays: 10,
    todo: 'Choose a licensed closing company. You can put its name in the note. Money goes to the closing company only.',
    ready: ['The name of the company'],
    whatIf: answers({
      'What if a stranger asks for money up front?': 'Do not pay, and report it to us.',
    }),
    skippedIf: isRightToUse,
    refusals: ['terms-differ'],
  },
  {
    key: 'rofr',
    title: 'The resort waives its right to buy first',
    actor: 'third-party',
    closes: 'either',
    needs: ['agreement'],
    usual: 'weeks to months',
    dueDays: 30,
    rules: RULES_OF.deciding,
    // 30 to 45 days are usual: aaronsonlawgroup.com on rights of first refusal
    todo: 'Many resorts may buy at the agreed price themselves (right of first refusal). Either of you records the date of the waiver.',
    ready: ['The waiver'],
    whatIf: answers({
      'What if the resort uses its right?':
        'Record that. Once the other person agrees, the buyer gets the fee back.',
    }),
    skippedIf: ({ rofr }) => rofr === 'no',
    refusals: ['rofr-used', 'not-approved', 'not-transferable', 'terms-differ'],
  },
  {
    key: 'deed',
    title: 'Sign the deed or the transfer form',
    actor: 'holder',
    closes: 'actor',
    needs: ['closing-company', 'rofr'],
    usual: '3–14 days',
    dueDays: 14,
    todo: 'Sign the deed before a notary, or the resort’s transfer form, and send it to the closing company or the resort. If your state lets the buyer cancel for some days after the agreement, wait until they are over.',
    ready: ['The notarized deed or the resort’s form'],
    whatIf: answers({
      'What if there is more than one owner?': 'Every owner on the deed has to sign.',
    }),
    commits: true,
  },
  {
    key: 'price',
    title: 'The price is paid',
    actor: 'both',
    closes: 'both',
    needs: ['deed'],
    usual: '1–7 days',
    dueDays: 14,
    todo: 'The buyer pays the price to the closing company, or to a licensed escrow company if there is none, which pays it out once the deed is recorded or the resort has changed the name. It is done once that company holds the money, or the seller has it.',
    ready: ['The receipt, or the escrow company’s confirmation'],
    whatIf: answers({
      'What if nothing is due?': 'You can skip this step if both of you agree.',
      'What if the other person names an escrow company?':
        'Look it up at your state’s regulator yourself, and call it at a number you found there. Fake escrow sites are a known scam.',
    }),
    tip: NEVER_WIRE,
    skippedIf: ({ askingPrice }) => askingPrice === 0,
  },
  {
    key: 'recorded',
    title: 'The county records the deed',
    actor: 'third-party',
    closes: 'either',
    needs: ['deed'],
    usual: '7–21 days',
    dueDays: 30,
    todo: 'The closing company sends the deed to the county. Either of you records the date of the recording.',
    ready: ['The recorded deed'],
    whatIf: answers({
      'What if the county rejects the deed?': 'The closing company corrects it. Name a later day here.',
    }),
    skippedIf: isRightToUse,
  },
  {
    key: 'resort-transfer',
    title: 'The resort changes the name',
    actor: 'third-party',
    closes: 'either',
    usual: '7–30 days',
    dueDays: 45,
    rules: RULES_OF.signing,
    todo: 'Send the recorded deed or the form to the resort with its transfer fee. Either of you records the date of the change.',
    ready: ['The resort’s transfer fee', 'The member number'],
    whatIf: answers({
      // alliedtransfers.com and atimeshare.com on what resorts ask in advance
      'What if the resort asks for next year’s fee first?': 'Agree in the messages on who pays it.',
    }),
  },
  {
    key: 'confirmed',
    title: 'The buyer sees it in the resort account',
    actor: 'both',
    closes: 'both',
    needs: ['resort-transfer', 'price'],
    usual: '1–7 days',
    dueDays: 14,
    todo: 'The buyer signs in at the resort and checks the ownership and the next use.',
    ready: ['A login for the resort account'],
    whatIf: answers({
      'What if the next use is missing?': 'Call the resort together, and name a later day here.',
    }),
  },
];

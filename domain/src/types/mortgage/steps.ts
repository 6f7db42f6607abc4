import type { Facts } from '../../facts/fact.js';
import { NEVER_WIRE } from '../../transfers/payment-warning.js';
import { ACCEPT_STEP, answers, RULES_OF, type StepTemplate } from '../../transfers/step-template.js';

/** The price does not exceed what is owed. */
const hasNoGap = ({ askingPrice, balance }: Facts): boolean =>
  typeof askingPrice === 'number' && typeof balance === 'number' && askingPrice <= balance;

/** A mortgage assumption, typically 45 to 120 days. */
export const MORTGAGE_STEPS: readonly StepTemplate[] = [
  ACCEPT_STEP,
  {
    key: 'package',
    title: 'Get the assumption package',
    actor: 'holder',
    closes: 'actor',
    usual: '3–10 days',
    dueDays: 14,
    rules: RULES_OF.asking,
    todo: 'Call the loan servicer and ask its assumptions desk for the assumption package. Sign the authorization that lets the servicer talk to the buyer. VA loans: read the Assumption Entitlement Acknowledgment (form 26-10291), which you sign at the closing.',
    ready: ['Your loan number, for the servicer only', 'Third-party authorization'],
    whatIf: answers({
      // VA Circular 26-24-9
      'What is form 26-10291 about?':
        'It warns a veteran who sells that their VA entitlement stays tied to the home until the loan is paid, unless the buyer substitutes their own. It changes nothing by itself.',
      // HUD Handbook 4000.1, III.A.3.b; VA Circular 26-23-10
      'What if the servicer says that it does not do assumptions?':
        'FHA and VA loans are assumable by rule. Ask for the assumptions desk; complaints go to the CFPB, HUD (FHA loans), or the VA.',
    }),
    refusals: ['not-transferable', 'terms-differ'],
  },
  {
    key: 'agreement',
    title: 'Sign the purchase agreement',
    actor: 'both',
    closes: 'both',
    needs: ['accept'],
    usual: '5–10 days',
    dueDays: 14,
    todo: 'Sign a purchase agreement that depends on the approval of the assumption. A lawyer, an agent, or the title company can draft it.',
    ready: ['A signed agreement with an assumption contingency'],
    whatIf: answers({
      // "contractually obligated to purchase": VA Circular 26-23-10
      'Why before the application?':
        'The VA wants the buyer to be bound to the purchase before the servicer decides.',
    }),
    tip: 'Do not sign a deed before the servicer approves.',
    refusals: ['terms-differ'],
  },
  {
    key: 'gap',
    // VA Circular 26-24-17: the second loan is in the file, and its payment counts, before the servicer decides
    title: 'How the gap is paid',
    actor: 'buyer',
    closes: 'actor',
    needs: ['agreement'],
    usual: '3–14 days',
    dueDays: 14,
    todo: 'Settle how the difference between price and loan balance is paid: in cash, or by a second loan. The servicer wants to see it in the application: the funds, or the second lender with the amount and the terms. The money itself is due before the closing.',
    ready: ['Proof of funds, or the second lender’s approval with the amount and the terms'],
    whatIf: answers({
      'Why before the application?':
        'The servicer counts the payments of the second loan among the buyer’s debts. Without them the file is incomplete.',
      'What if no second loan is approved?':
        'Record the refusal. Once the other person agrees, the buyer gets the fee back.',
    }),
    skippedIf: hasNoGap,
    refusals: ['not-approved', 'terms-differ'],
  },
  {
    key: 'apply',
    title: 'Send the complete application',
    actor: 'buyer',
    closes: 'actor',
    needs: ['package', 'gap'],
    usual: '5–14 days',
    dueDays: 21,
    // release: VA form 26-6381; substitution: VA Circular 26-24-9
    rules: RULES_OF.applying,
    todo: 'Send the full file straight to the servicer. An incomplete file starts the servicer’s clock again. VA loans: the seller’s request for release of liability (form 26-6381) goes into it. If the buyer is a veteran, ask for the substitution of entitlement in the same file.',
    ready: [
      'The servicer’s application',
      'Income and asset papers, for the servicer only',
      'VA loans: form 26-6381 of the seller',
    ],
    whatIf: answers({
      'What if the buyer is a veteran?':
        'On a VA loan, a buyer with enough entitlement of their own who will live in the home can substitute it. Then the seller can use theirs for another home.',
      'What if the servicer asks for more?': 'Send it at once, and name a later day here.',
    }),
    refusals: ['not-approved', 'not-transferable', 'terms-differ'],
  },
  {
    key: 'decision',
    title: 'The servicer approves in writing',
    actor: 'third-party',
    closes: 'either',
    usual: '30–90 days; VA loans about 45 after a complete file',
    dueDays: 60,
    rules: RULES_OF.deciding,
    // family, divorce, inheritance: Garn-St Germain Act, 12 U.S.C. 1701j-3 (d)
    todo: 'Wait for the approval letter. Either of you records its date, who gave it, and whether it releases the seller from liability. A sale needs the servicer’s approval. Family, divorce, inheritance: other rules, ask a lawyer.',
    ready: ['The approval letter: its date, who signed it, and whether it releases the seller'],
    whatIf: answers({
      // VA Circular 26-23-10
      'How long may a VA loan take?':
        'A servicer with authority of its own decides within 45 days of a complete file. Any other sends the file to the VA within 35 days, and the VA decides. Remind it of these days if they pass.',
      'What if the servicer says no?':
        'A VA decision can be appealed within 30 days: ask us to pause the transfer. Otherwise record the refusal; once the other person agrees, the buyer gets the fee back.',
    }),
    bound: true,
    asksRelease: true,
    refusals: ['not-approved', 'not-transferable', 'terms-differ'],
  },
  {
    key: 'title',
    title: 'Title search and insurance',
    actor: 'third-party',
    closes: 'either',
    needs: ['agreement'],
    usual: '7–21 days',
    dueDays: 21,
    todo: 'The title company searches the records. The buyer takes out hazard insurance. Either of you records the title commitment.',
    ready: ['The title commitment', 'A hazard insurance policy'],
    whatIf: answers({
      'What if a lien is found?': 'The seller has to clear it. Name a later day here.',
    }),
    refusals: ['terms-differ'],
  },
  {
    key: 'closing',
    title: 'Closing',
    actor: 'both',
    closes: 'both',
    needs: ['decision', 'title'],
    usual: '1–7 days',
    dueDays: 14,
    rules: RULES_OF.signing,
    todo: 'Sign the deed and the assumption agreement at the title company. VA loans: the seller signs form 26-10291 now at the latest. All money goes through the title company.',
    ready: [
      'ID',
      'All funds at the title company, also those for the gap',
      'VA loans: form 26-10291, signed by the seller',
    ],
    whatIf: answers({
      'What if the wire instructions change?':
        'Treat that as fraud until the title company confirms them at a number you know.',
    }),
    tip: NEVER_WIRE,
    commits: true,
  },
  {
    key: 'release',
    title: 'Release of liability',
    actor: 'holder',
    closes: 'actor',
    usual: '7–30 days',
    dueDays: 45,
    // FHA: Mortgagee Letter 90-9; VA: OMB 2900-0110 on form 26-6381; entitlement: VA Circular 26-24-9
    todo: 'Ask the servicer for the paper. FHA loans: the lender completes form HUD-92210.1 for a creditworthy buyer who lives in the home, also without a request. VA loans: form 26-6381, if it was not in the application. If it takes too long, you may move on without it.',
    ready: ['The release in writing'],
    whatIf: answers({
      'What if the release is missing?':
        'You may skip this step; it stays visible here. Keep asking the servicer.',
    }),
    tip: 'VA loans: without a substitution, the seller’s entitlement stays tied to the home until the loan is paid.',
    optional: true,
  },
  {
    key: 'confirmed',
    title: 'First payment under the buyer’s name',
    actor: 'both',
    closes: 'both',
    needs: ['closing'],
    usual: '15–45 days',
    dueDays: 60,
    todo: 'Check the servicer’s first statement in the buyer’s name.',
    ready: ['The servicer’s statement'],
    whatIf: answers({
      'What if the statement still names the seller?': 'Call the servicer, and name a later day here.',
    }),
  },
];

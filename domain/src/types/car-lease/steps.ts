import { CONSENT_TIP } from '../../transfers/payment-warning.js';
import { ACCEPT_STEP, answers, RULES_OF, type StepTemplate } from '../../transfers/step-template.js';

/** A car lease, typically 2 to 8 weeks. */
export const CAR_LEASE_STEPS: readonly StepTemplate[] = [
  ACCEPT_STEP,
  {
    key: 'ask-lessor',
    title: 'Ask the leasing company for its transfer papers',
    actor: 'holder',
    closes: 'actor',
    usual: '1–5 days',
    dueDays: 7,
    rules: RULES_OF.asking,
    // the fee: bankrate.com, How to transfer a lease; who stays liable: ford.com, How can I transfer my vehicle
    todo: 'Call the leasing company and ask for its lease transfer packet. Ask whether a transfer is allowed, what it costs, and whether you are released from the lease afterwards. You can keep the answers in the note, which both of you can read.',
    ready: ['Your lease number, for the leasing company only'],
    whatIf: answers({
      'What if the lease cannot be transferred?':
        'Record that. If the other person agrees, the transfer ends and the buyer gets the fee back.',
      'What if the fee is not the one in the listing?':
        'You can give the new amount in the note. The buyer can reopen this step.',
    }),
    refusals: ['not-transferable', 'terms-differ'],
  },
  {
    key: 'inspect',
    title: 'See the car',
    actor: 'both',
    closes: 'both',
    needs: ['accept'],
    usual: '1–7 days',
    dueDays: 10,
    // an application costs a fee and a hard credit inquiry: theautoloandaily.com
    todo: 'Meet, take a test drive, and compare the car with the listing. Take photos and read the odometer together. A mechanic of your choice may look at it, too. Best before the buyer applies: an application costs money and a credit inquiry.',
    ready: ['The odometer reading', 'Photos of the condition'],
    whatIf: answers({
      'What if the car differs from the listing?':
        'The buyer reports that the terms differ. We pause the transfer and look into it.',
      'What if the car is far away?':
        'You can see it at any time before you sign: the application does not wait for this step. Take a live video tour first.',
    }),
    tip: 'Compare the VIN on the dash, the door, and the papers.',
    refusals: ['terms-differ'],
  },
  {
    key: 'apply',
    title: 'Apply with the leasing company',
    actor: 'buyer',
    closes: 'actor',
    needs: ['ask-lessor'],
    usual: '1–5 days',
    dueDays: 7,
    rules: RULES_OF.applying,
    todo: 'Send your application straight to the leasing company. Never send ID, income, or credit papers to Handover or in a message.',
    ready: ['ID', 'Proof of income', 'Insurance quote'],
    whatIf: answers({
      'What if the leasing company asks for more?':
        'Send it, and name a later day here so that the seller knows.',
    }),
    refusals: ['not-approved', 'not-transferable', 'terms-differ'],
  },
  {
    key: 'consent',
    title: 'The leasing company approves in writing',
    actor: 'third-party',
    closes: 'either',
    usual: '2–10 days',
    dueDays: 14,
    rules: RULES_OF.deciding,
    todo: 'Wait for the written approval of the leasing company. Either of you records its date and who gave it. The law in several states requires this approval before the car changes hands.',
    ready: ['The written approval: its date and who signed it'],
    whatIf: answers({
      'What if the leasing company says no?':
        'Record the refusal. Once the other person agrees, the buyer gets the fee back.',
      'What if it does not answer?':
        'Name a later day. If the step is a week late, either of you may end the transfer.',
    }),
    tip: CONSENT_TIP,
    bound: true,
    asksRelease: true,
    refusals: ['not-approved', 'not-transferable', 'terms-differ'],
  },
  {
    key: 'sign',
    title: 'Sign the transfer papers',
    actor: 'both',
    closes: 'both',
    needs: ['consent', 'inspect'],
    usual: '5–14 days, most of it by mail',
    dueDays: 21,
    rules: RULES_OF.signing,
    // gmfinancial.com: all sign within 30 days of the approval, else there is a new credit check
    todo: 'Sign the leasing company’s forms and pay its transfer fee to the leasing company.',
    ready: ['The leasing company’s forms', 'Its transfer fee'],
    whatIf: answers({
      'What if the papers are lost in the mail?':
        'Ask the leasing company to send them again, and name a later day here.',
    }),
    commits: true,
  },
  {
    key: 'insure',
    title: 'Insurance and registration',
    actor: 'buyer',
    closes: 'actor',
    // proof of insurance before the transfer is complete, and the new lessee's taxes: ford.com, How can I transfer my vehicle
    needs: ['consent', 'inspect'],
    usual: '1–7 days',
    dueDays: 10,
    todo: 'Insure the car in your name and register it. Send proof of insurance to the leasing company.',
    ready: ['Proof of insurance', 'Plates', 'Your state’s taxes'],
    whatIf: answers({
      'What if the payment changes with your state’s tax?':
        'Tell the seller in the messages. The leasing company can state the exact amount.',
    }),
  },
  {
    key: 'handover',
    title: 'Hand over the car and the keys',
    actor: 'both',
    closes: 'both',
    needs: ['sign', 'insure'],
    usual: '1–7 days',
    dueDays: 10,
    todo: 'Meet, read the odometer, take photos of the condition, and hand over every key. If the seller has agreed to pay the buyer something, it is paid now.',
    ready: ['The odometer reading', 'Photos of the condition', 'All keys'],
    whatIf: answers({
      'What if the papers are not complete yet?':
        'Wait. The car may change hands only after the approval and the signatures.',
    }),
  },
  {
    key: 'confirmed',
    title: 'The leasing company confirms the new driver',
    actor: 'holder',
    closes: 'both',
    usual: '3–14 days',
    dueDays: 21,
    todo: 'Get the leasing company’s confirmation that the lease is in the buyer’s name. Ask whether the seller is released or still liable. You can keep the answer in the note.',
    ready: ['The written confirmation'],
    whatIf: answers({
      'What if the seller is still liable?':
        'Some leasing companies keep the seller liable. That does not undo the transfer.',
    }),
  },
];

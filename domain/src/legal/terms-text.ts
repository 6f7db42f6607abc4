import { feeText } from '../fee.js';
import { FEE_ONLY } from '../safety-tips.js';
import { TRANSFER_FEE_RULE } from '../fee-promise.js';
import { listOfTypes } from '../types/words.js';
import type { LegalParty, LegalSection } from './legal-section.js';

export const termsSections = ({ title, phone, email }: LegalParty): LegalSection[] => [
  {
    id: 'agreement',
    title: 'This agreement',
    text: [
      `These Terms of Service are an agreement between you and ${title}. They apply whenever you visit the site, create an account, list a contract, write a message or pay a transfer fee.`,
      'By using the site you accept them. If you do not agree, please do not use it.',
    ],
  },
  {
    id: 'eligibility',
    title: 'Who may use the site',
    text: ['You may use the site if all of the following are true:'],
    list: [
      'You must be 18 or older.',
      'You keep one account per person, in your own name, and do not share it.',
      'The information you give us is accurate, and you keep it up to date.',
      'No law and no earlier decision of ours keeps you from using the site.',
    ],
  },
  {
    id: 'service',
    title: 'What we do, and what we do not do',
    text: [
      `${title} is a marketplace. We only permit the purchase or sale of contracts: ${listOfTypes('formal', 'and')}. We help to verify parties, coordinate with landlords, lenders and dealers, and support the legal documentation.`,
      'We are not a party to the contract that changes hands, and we do not give legal, tax or financial advice. We advise you to work with a lawyer before you sign.',
    ],
  },
  {
    id: 'listings',
    title: 'Listing a contract',
    text: ['When you submit a contract, you confirm that:'],
    list: [
      'you are the holder of the contract and may offer it for transfer;',
      'title, payments, remaining term, location and everything else you state are accurate and complete;',
      'we may verify the details with the original lender, lessor or landlord;',
      'you will cooperate with the transfer, including its paperwork and inspections;',
      'our fee and its payment are handled via the platform.',
    ],
  },
  {
    id: 'messages',
    title: 'Messages are public',
    text: [
      'Messages on a contract can be read by everyone who can open it. A reply to a buyer is public to all buyers and must read like an announcement. Do not post personal data, account numbers or contact details, yours or anyone else’s.',
    ],
  },
  {
    id: 'payments',
    title: 'Fees and payments',
    text: [
      `The buyer pays a flat transfer fee of ${feeText()} for a contract. It is shown before you pay. Your card is authorized first and charged only when the contract is reserved for you; if another buyer was faster, the authorization is released and you are not charged.`,
      `All payments go through the platform. Taking a payment off the site means that it cannot be insured, and the account will be closed. ${FEE_ONLY}`,
      `Fees are non-refundable except as required by law, and with these exceptions. ${TRANSFER_FEE_RULE} Where the page of a contract promises more, its promise holds. We also refund a payment that we captured although the contract could no longer be sold to you.`,
      'The fee pays for our service only. A lender, lessor, landlord or resort may charge its own fee for the transfer.',
    ],
  },
  {
    id: 'approval',
    title: 'Consent of third parties',
    text: [
      'Most contracts can only be transferred with the consent of a lender, lessor, landlord or resort. We coordinate that consent but cannot promise it. Until the transfer is complete, the original holder remains bound by the contract, and after it, too, in a sublet or where nobody released them in writing.',
      'A leased or financed vehicle may change hands only after the lessor or lender has consented in writing. The date of that consent and who gave it are recorded in the transfer. Neither a party nor we can skip this step.',
      'After the fee is paid, seller and buyer must both accept the transfer by the time shown on its page; otherwise it ends. If one of them has not done a step more than a week after it was due, the other may end the transfer.',
    ],
  },
  {
    id: 'conduct',
    title: 'What is not allowed',
    text: ['You may not:'],
    list: [
      'offer contracts that you do not hold, or that the law forbids to transfer;',
      'mislead others about payments, condition, term or your identity;',
      'take payments or negotiations off the site to avoid the fee;',
      'collect other people’s data, disturb the service or test its security without our consent.',
    ],
  },
  {
    id: 'termination',
    title: 'Ending an account',
    text: [
      'You may stop using the site at any time and ask us to delete your account. We may terminate accounts, remove listings and messages, and refuse a transfer where these Terms or the law are broken, or where others must be protected. Transfers in progress are completed or cancelled first.',
    ],
  },
  {
    id: 'liability',
    title: 'Warranties and liability',
    text: [
      'The site is provided as it is. As far as the law permits, we give no warranty that a contract is suitable for you or that a transfer will be approved, and we are liable only for damage that we caused by intent or gross negligence, up to the fees you paid us in the twelve months before.',
      'Nothing in these Terms limits rights that the law does not allow to limit.',
      'Place names and their positions come from GeoNames (geonames.org), used under the Creative Commons Attribution 4.0 license; ZIP code areas come from the United States Census Bureau.',
    ],
  },
  {
    id: 'disputes',
    title: 'Disputes and arbitration',
    text: [
      `Please talk to us first: most problems are solved within days. Disputes that remain go to binding arbitration, individually and not as a class, in the United States and in English. You may still take a qualifying claim to a small claims court.`,
    ],
  },
  {
    id: 'changes',
    title: 'Changes to these Terms',
    text: [
      'We may change these Terms for the future. We tell you about important changes by email or on the site before they apply; what you agreed to before stays valid for transfers already in progress.',
    ],
  },
  {
    id: 'contact-us',
    title: 'How to reach us',
    text: [`Call our support at ${phone} or write to ${email}. Both reach the same people.`],
  },
];

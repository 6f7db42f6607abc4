import { GOES_WITH_ACCOUNT, STAYS_AFTER_ACCOUNT } from '../account-deletion.js';
import { RETENTION_DAYS } from '../retention.js';
import type { LegalParty, LegalSection } from './legal-section.js';

export interface PrivacyFacts extends LegalParty {
  /** How long contact requests are kept; a setting of the site. */
  contactRequestDays: number;
}

const sentence = (parts: readonly string[]): string => parts.join('; ');
const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

/** The retention periods come from the module that the daily deletion uses. */
export const privacySections = ({
  title,
  phone,
  email,
  contactRequestDays,
}: PrivacyFacts): LegalSection[] => [
  {
    id: 'scope',
    title: 'What this policy covers',
    text: [
      `This policy says which personal data ${title} collects, what for, who else sees it and what you can do about it. It applies to the site and to everything we do to bring a transfer about.`,
    ],
  },
  {
    id: 'collected',
    title: 'What we collect',
    text: ['Only what the service needs:'],
    list: [
      'Account: your email address, your name if you give it, a protected form of your password, and when you accepted our terms.',
      'Listings: title, type, description, location, payment and remaining term of the contracts you submit.',
      'Messages: what you write on a contract, and how far you have read the conversations you take part in.',
      'Contact requests: name, email address, and the phone number and message you choose to add.',
      'Purchases: which contract, when, and the amount. Your card number goes to our payment provider directly; we never see or store it.',
      'Transfers: the name, phone number and note you give when you accept, what you record about the steps, and the private messages between the two of you.',
      'Favorites and saved searches: which contracts you saved, what you search for, and which contracts we told you about. Only you see them.',
      'Technical data: the address of your connection and your sign-in session, to keep the site secure.',
    ],
  },
  {
    id: 'use',
    title: 'What we use it for',
    text: ['We use your data:'],
    list: [
      'to run your account, your listings and your purchases;',
      'to check the parties and details of a transfer if needed;',
      'to answer you and to send the confirmations that a transfer needs;',
      'to prevent fraud and to meet our legal duties.',
    ],
  },
  {
    id: 'public',
    title: 'What everyone can see',
    text: [
      'Listings and the messages on them are public. Next to a message stands a short code made from your account’s number, never your name or email address. When the account was made, and whether its email address is confirmed, is public too. So are photos, from which we remove where and when they were taken. Please leave personal details out of all of them.',
    ],
  },
  {
    id: 'sharing',
    title: 'Who else receives it',
    text: ['We do not sell personal data. We share it only with:'],
    list: [
      'the other party to your transfer: once both of you have accepted, they see the name, phone number and note you gave, your email address, and your private messages. Until then they see none of these. If they sell for a car dealer, the dealer may get this name, phone number, note and email address by email once both of you have accepted;',
      'the seller of a contract that you ask for: your answers, your offers, the month you joined, and how many contracts you have handed over or taken over here. They do not see who you are;',
      'the lender, lessor, landlord, dealer or resort whose consent is required;',
      'our payment provider and the companies that run our servers and mail, bound to our instructions;',
      'authorities, where the law obliges us.',
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies',
    text: [
      'We set one cookie, and only when you sign in: it keeps you signed in and ends with your session. There are no advertising and no tracking cookies. The payment form may set cookies of the payment provider to recognize fraud.',
    ],
  },
  {
    id: 'security',
    title: 'How we protect it',
    text: [
      'Connections are encrypted, passwords are stored so that no one can read them, access is limited to the people who need it, and what administrators change is recorded.',
    ],
  },
  {
    id: 'retention',
    title: 'How long we keep it',
    text: [
      'As long as you have an account, and afterwards as long as the law requires for payments and contracts.',
      `When you delete your account, or an administrator does, your sessions end at once. We delete ${sentence(GOES_WITH_ACCOUNT)}. We keep ${sentence(STAYS_AFTER_ACCOUNT)}.`,
      'An account cannot be deleted while a payment or a transfer is in progress.',
      'Some data goes earlier. We delete every day:',
    ],
    list: [
      `contact requests after ${days(contactRequestDays)};`,
      `payments that ended without a charge after ${days(RETENTION_DAYS.unpaidPurchases)};`,
      `the payment provider’s notices to us after ${days(RETENTION_DAYS.paymentEvents)};`,
      `the contact details and private messages that the parties to a transfer gave each other, ${days(RETENTION_DAYS.contactCards)} after its end;`,
      `notes in the steps of a transfer, and the names of people who agreed to it, ${days(RETENTION_DAYS.transferTexts)} after its end;`,
      `what you told us about the company behind a contract after ${days(RETENTION_DAYS.ruleObservations)};`,
      `your answers to a seller, ${days(RETENTION_DAYS.candidateAnswers)} after your application ends;`,
      `how sellers of homes decided about applicants, without people and answers, after ${days(RETENTION_DAYS.candidateDecisions)};`,
      `which contracts the alerts of your saved searches told you about, after ${days(RETENTION_DAYS.searchAlerts)};`,
      `what we sent to your webhooks, with the answers, after ${days(RETENTION_DAYS.webhookEvents)};`,
      `photos ${days(RETENTION_DAYS.photos)} after you remove them or their listing is removed;`,
      `copies of emails on our servers after ${days(RETENTION_DAYS.storedMails)};`,
      `emails that could not be delivered after ${days(RETENTION_DAYS.givenUpJobs)};`,
      'sign-in sessions, and links to set a password or confirm an email address, once they have expired.',
    ],
  },
  {
    id: 'rights',
    title: 'Your rights',
    text: [
      'In your account you can see and change your name, download everything we store about you as one file, and delete the account. You can also ask us what we hold about you, have it corrected, exported or deleted, and object to how we use it. Depending on where you live, the law gives you further rights; we honor them for everyone.',
    ],
  },
  {
    id: 'children',
    title: 'Children',
    text: [
      'The site is for people who are 18 or older. We do not knowingly collect data of anybody younger, and delete it when we learn of it.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes to this policy',
    text: [
      'When we change this policy, the date at the top changes, and we tell you about important changes first.',
    ],
  },
  {
    id: 'contact-us',
    title: 'How to reach us',
    text: [`For anything about your data, call ${phone} or write to ${email}.`],
  },
];

/** What goes when a member deletes their account. The privacy page and the dialog both say it with these words. */
export const GOES_WITH_ACCOUNT = [
  'your name, email address, password, passkeys and every other way to sign in',
  'the record of how far you have read your conversations',
  'your contact details, private messages and notes in transfers',
  'what you told us about the companies behind contracts',
  'your answers and notes to sellers when you asked for a contract, and the answers you saved',
  'your favorites and saved searches',
  'the photos of your listings',
  'your notifications, and which of them you want',
  'contact requests from your email address, if you had confirmed it',
  'emails to you that wait to be sent, and our copies of those that were sent',
] as const;

/** What stays, and how. */
export const STAYS_AFTER_ACCOUNT = [
  'listings and messages, without your name and the contact details we find in them; active listings are cancelled',
  'how sellers of homes decided about applicants, without you and your answers',
  'records of payments, as the law requires, without your name',
] as const;

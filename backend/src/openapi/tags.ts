/** The groups of operations, in the order of the documentation. */
export const TAGS: Record<string, string> = {
  auth: 'Accounts and sessions: registering, signing in and out, passwords, email addresses.',
  account: 'The profile and settings of the signed-in member.',
  photos: 'Photos of contracts.',
  contracts: 'Listing contracts, finding them and reading them.',
  chat: 'The public thread of each contract.',
  payments: 'Paying the transfer fee; purchases and sales of the signed-in member.',
  transfers: 'What happens to a bought contract until it is handed over, for its two parties.',
  listings: 'What the holder of a contract does with the listing; renewing it from an email.',
  saved: 'The contracts and searches that the signed-in member has saved.',
  notifications: 'What the signed-in member is told, and which of it they want.',
  site: 'Texts of the site and the contact form.',
  admin: 'Operations for admins only.',
  operations: 'Health checks for load balancers and monitoring.',
};

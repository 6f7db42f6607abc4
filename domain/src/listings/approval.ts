/** The setting that keeps new and edited contracts from the public until an admin approves them: `true` or `false`. */
export const APPROVE_LISTINGS = 'approve_listings';

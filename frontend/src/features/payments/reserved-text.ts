import { readError } from '../../lib/errors/read-error';

/** Why the seller's choice keeps a buyer from paying; null for other errors. */
export function reservedText(error: unknown): string | null {
  switch (readError(error).code) {
    case 'RESERVED':
      return 'The seller reserved this contract for another candidate. You were not charged.';
    case 'NOT_CHOSEN':
      return 'The seller chooses who can buy this contract. Ask to take over. You were not charged.';
    default:
      return null;
  }
}

import { Raw } from 'typeorm';

/** Compares an email address in lower case; the indexes on addresses use the same expression. */
export const sameAddress = (email: string) => Raw((column) => `lower(${column}) = lower(:email)`, { email });

/** The address that calls a phone number as people write it. */
export const telephone = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

export const SALE_MODES = ['first-come', 'choose'] as const;
export type SaleMode = (typeof SALE_MODES)[number];

interface Reservable {
  saleMode: SaleMode;
  /** Who alone may buy it until `windowUntil`. */
  reservedFor: string | null;
  windowUntil: string | null;
}

/** Time decides: a window that is over is none, whether or not the clock has noticed. */
export const isReserved = (
  { reservedFor, windowUntil }: Omit<Reservable, 'saleMode'>,
  now: string,
): boolean => reservedFor !== null && windowUntil !== null && windowUntil > now;

/** Why this buyer cannot buy now; null if nothing stands in the way. */
export function reservationStop(
  contract: Reservable,
  buyerId: string,
  now: string,
): 'reserved' | 'not-chosen' | null {
  if (isReserved(contract, now)) return contract.reservedFor === buyerId ? null : 'reserved';
  return contract.saleMode === 'choose' ? 'not-chosen' : null;
}

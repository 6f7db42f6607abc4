import { ContractType } from '../contracts/contract.entity.js';
import type { ContractFilter } from '../contracts/contract.filter.js';

/** Words of the address that say where in the list one is, or how it is shown, and not what is searched. */
const NOT_SEARCHED = ['sort', 'view', 'compare', 'after', 'before', 'first', 'cursor', 'limit', 'tab'];
const LONGEST_TEXT = 200;

/** The query string of a page of contracts, reduced to what is searched for. */
export function withoutPosition(query: string): string {
  const words = new URLSearchParams(query.trim());
  for (const word of NOT_SEARCHED) words.delete(word);
  return words.toString();
}

/** What a saved query string searches for, as the list page and `GET /api/contracts` understand it. Unknown words are ignored. */
export function filterOfQuery(query: string): ContractFilter {
  const words = new URLSearchParams(query);
  const text = (name: string) => words.get(name)?.trim().slice(0, LONGEST_TEXT) || undefined;
  const type = Object.values(ContractType).find((one) => one === words.get('type'));
  const [location, q] = [text('location'), text('q')];
  const payment = paymentOf(words);
  return {
    ...(type && { type }),
    ...(location && { location }),
    ...(q && { q }),
    ...(payment && { payment }),
  };
}

/** The page writes `maxPayment` in dollars, and `payment=200-450` as a range of which either end may be missing. */
function paymentOf(words: URLSearchParams): ContractFilter['payment'] {
  const [low, high] = (words.get('payment') ?? '').split('-');
  const [min, max] = [centsOf(low), centsOf(high) ?? centsOf(words.get('maxPayment'))];
  return min === null && max === null ? undefined : { min, max };
}

function centsOf(text: string | null | undefined): number | null {
  const amount = text?.replaceAll(/[$,\s]/g, '') ?? '';
  if (!/^\d{1,8}(\.\d{1,2})?$/.test(amount)) return null;
  const cents = Math.round(Number(amount) * 100);
  return cents <= 1_000_000_000 ? cents : null;
}

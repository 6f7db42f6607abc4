import { readListQuery } from '@handover/domain/finding/list-query';
import { CONTRACT_LIMITS } from '../contracts/contract.fields.js';
import { ContractFilter } from '../contracts/search/filter.input.js';

/** Words of the address that say where in the list one is, or how it is shown, and not what is searched. */
const NOT_SEARCHED = ['sort', 'view', 'compare', 'after', 'before', 'first', 'cursor', 'limit', 'tab'];
const LONGEST_TEXT = 200;

/** The query string of a page of contracts, reduced to what is searched for. */
export function withoutPosition(query: string): string {
  const words = new URLSearchParams(query.trim());
  for (const word of NOT_SEARCHED) words.delete(word);
  return words.toString();
}

/** What a saved query string searches for, as the list page reads it. Words that are unknown or wrong are ignored. */
export function filterOfQuery(query: string): ContractFilter {
  const words = new Map(
    [...new URLSearchParams(query)].map(([name, value]) => [name, value.slice(0, LONGEST_TEXT)]),
  );
  const { filter } = readListQuery(words);
  const max = dollars(words.get('maxPayment'));
  const payment = { min: filter.payment?.min, max: filter.payment?.max ?? max };
  return Object.assign(new ContractFilter(), filter, { payment });
}

/** The cents of an amount as the page's field for the highest payment writes it. */
function dollars(text: string | undefined): number | null {
  const amount = text?.replaceAll(/[$,\s]/g, '') ?? '';
  const cents = Math.round(Number(amount) * 100);
  return /^\d+(\.\d{1,2})?$/.test(amount) && cents <= CONTRACT_LIMITS.monthlyPayment.max ? cents : null;
}

import { kindOf, typeFromSlug } from '../../components/contract/contract-kinds';

/** Words of the address that do not search, and those that the name is made of. */
const NOT_SEARCHED = ['sort', 'view', 'compare'];
const NAMED = ['type', 'q', 'location', 'near', 'within', 'payment', 'maxPayment'];
const LONGEST_NAME = 80;

/** The part of an address that searches. */
export function searchedIn(search: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...search].filter(([name, value]) => value && !NOT_SEARCHED.includes(name)));
}

/** A name for a search, such as "Car Lease in Austin, up to $450, 2 more filters". */
export function nameOf(search: URLSearchParams): string {
  const words = searchedIn(search);
  const given = (name: string) => words.get(name)?.trim() ?? '';
  const type = typeFromSlug(given('type'));
  const q = given('q');
  const [place, near] = [given('location'), given('near')];
  const subject =
    [...(q ? [`“${q}”`] : []), ...(type ? [kindOf(type).label] : [])].join(' ') || 'All contracts';
  const others = [...words.keys()].filter((name) => !NAMED.includes(name)).length;
  const name = [
    subject + (place ? ` in ${place}` : '') + (near ? ` near ${near}` : ''),
    ...paymentText(given('payment'), given('maxPayment')),
    ...(others > 0 ? [others === 1 ? '1 more filter' : `${others} more filters`] : []),
  ].join(', ');
  return [...name].slice(0, LONGEST_NAME).join('');
}

function paymentText(range: string, most: string): string[] {
  const [low = '', high = ''] = range.split('-').map((text) => text.trim());
  const max = high || most.replace('$', '');
  if (low && max) return [`$${low} to $${max}`];
  if (max) return [`up to $${max}`];
  return low ? [`from $${low}`] : [];
}

import { useSaveSearchMutation } from '../../generated/saved';
import { toast } from '../../lib/toast/toast-store';
import { SearchDialog } from './SearchDialog';
import { kindOf, typeFromSlug } from '../../components/contract/contract-kinds';

/** Saves the search of the list, with a name made of its filters. */
export function NewSearchDialog({ search, onClose }: { search: URLSearchParams; onClose: () => void }) {
  const [save] = useSaveSearchMutation();
  return (
    <SearchDialog
      title="Save this search"
      text="We look for new contracts that match your filters, and let you know."
      confirm="Save search"
      values={{ name: nameOf(search), frequency: 'DAILY' }}
      onSave={async (values) => {
        const query = searchedIn(search).toString();
        await save({
          variables: { input: { ...values, query } },
          update: (cache) => cache.evict({ fieldName: 'mySavedSearches' }),
        });
        toast({ title: 'Search saved', description: "You'll find it in My Account > Saved." });
      }}
      onClose={onClose}
    />
  );
}

/** Words of the address that do not search, and those that the name is made of. */
const NOT_SEARCHED = ['sort', 'view', 'compare'];
const NAMED = ['type', 'q', 'location', 'near', 'within', 'payment', 'maxPayment'];
const LONGEST_NAME = 80;

/** The part of an address that searches. */
function searchedIn(search: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...search].filter(([name, value]) => value && !NOT_SEARCHED.includes(name)));
}

/** A name for a search, such as "Car Lease in Austin, up to $450, 2 more filters". */
function nameOf(search: URLSearchParams): string {
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

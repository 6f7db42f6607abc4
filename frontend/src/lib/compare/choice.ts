import { WORDS, type ContractType } from '@handover/domain/types/words';
import { createStore } from '../store';
import { toast } from '../toast/toast-store';
import { MOST_COMPARED } from './compare-address';

/** What a reader has chosen to compare. It stays in this browser. */
export interface Choice {
  /** The type of them all; null without any. */
  type: ContractType | null;
  ids: readonly string[];
  /** One of another type that was pressed last: the bar offers to start over with it. */
  other: Choosable | null;
}

export interface Choosable {
  id: string;
  type: ContractType;
}

const KEY = 'handover.compare';
const NOTHING: Choice = { type: null, ids: [], other: null };
const choice = createStore(NOTHING);

export const useChoice = choice.useValue;

function stored(): Choice {
  try {
    const { type, ids } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Choice>;
    const isRead = Array.isArray(ids) && ids.every((id) => typeof id === 'string') && type && type in WORDS;
    return isRead && ids.length > 0 ? { type, ids: ids.slice(0, MOST_COMPARED), other: null } : NOTHING;
  } catch {
    return NOTHING;
  }
}

function store(next: Choice) {
  choice.set(next);
  try {
    if (next.ids.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify({ type: next.type, ids: next.ids }));
  } catch {
    // without storage it lasts until the page is left
  }
}

/** Chooses these contracts of one type instead of what was chosen. */
export const choose = (type: ContractType, ids: readonly string[]): void =>
  store(ids.length === 0 ? NOTHING : { type, ids, other: null });

export const clearChoice = (): void => store(NOTHING);

/** Adds a contract, or removes it. Only contracts of one type are compared, and no more than fit side by side. */
export function toggle({ id, type }: Choosable): void {
  const { ids, type: chosen } = choice.get();
  if (ids.includes(id))
    return choose(
      type,
      ids.filter((one) => one !== id),
    );
  if (chosen !== null && chosen !== type) {
    store({ ...choice.get(), other: { id, type } });
    return toast({
      title: 'One type at a time',
      description: `You are comparing ${WORDS[chosen].many}. Start over to compare ${WORDS[type].many}.`,
    });
  }
  if (ids.length === MOST_COMPARED)
    return toast({
      title: `You have chosen ${MOST_COMPARED}`,
      description: 'Remove one of them before you add another.',
    });
  choose(type, [...ids, id]);
}

// the first render in the browser has nothing, as the server's
if (typeof window !== 'undefined') {
  choice.set(stored());
  window.addEventListener('storage', ({ key }) => key === KEY && choice.set(stored()));
}

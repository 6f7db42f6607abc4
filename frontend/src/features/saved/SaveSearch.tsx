import { BellPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { signInPath } from '../../lib/session/sign-in';
import { rememberWanted } from './hearts/after-sign-in';
import { useAfterSignIn } from './hearts/useAfterSignIn';
import './SaveSearch.css';
import { lazyPart } from '../../lib/lazy-part';

const NewSearchDialog = lazyPart(() => import('./NewSearchDialog').then((module) => module.NewSearchDialog));

interface SaveSearchProps {
  search: URLSearchParams;
  isMember: boolean;
  /** Where nothing is found it is the main thing to do. */
  isMain?: boolean;
}

/** Keeps the list's search. Visitors sign in first, and the dialog opens when they come back. */
export function SaveSearch({ search, isMember, isMain = false }: SaveSearchProps) {
  const content = (
    <>
      <BellPlus size={18} aria-hidden />
      {isMain ? 'Tell me when one is listed' : 'Save this search'}
    </>
  );
  const [open, setOpen] = useState(false);
  useAfterSignIn(isMember, () => setOpen(true));
  const query = search.toString();
  return (
    <div className={isMain ? 'save-search main' : 'save-search'}>
      {isMember ? (
        <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {content}
        </button>
      ) : (
        <a
          href={signInPath(`/contracts${query && `?${query}`}`)}
          rel="nofollow"
          onClick={() => rememberWanted({ search: true })}
        >
          {content}
        </a>
      )}
      {open && (
        <Suspense fallback={null}>
          <NewSearchDialog search={search} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

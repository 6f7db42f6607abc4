import { useEffect, useEffectEvent } from 'react';
import { toast } from '../../../lib/toast/toast-store';
import { takeWanted } from './after-sign-in';
import { setFavourite } from './favourites';

/** Does what a visitor wanted before they signed in: saves the contract, or calls `onSearch`. */
export function useAfterSignIn(isMember: boolean, onSearch?: () => void) {
  const searchNow = useEffectEvent(() => onSearch?.());
  useEffect(() => {
    if (!isMember) return;
    const wanted = takeWanted();
    if (!wanted) return;
    if ('search' in wanted) searchNow();
    else
      void setFavourite(wanted.save, true).then((isSaved) => {
        if (isSaved) toast({ title: 'Saved', description: "You'll find it in My Account > Saved." });
      });
  }, [isMember]);
}

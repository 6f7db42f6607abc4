import { useLocation } from 'react-router';
import { signInPath } from '../../../lib/session/sign-in';
import { SpriteIcon } from '../../../components/contract/SpriteIcon';
import { rememberWanted } from './after-sign-in';
import { setFavourite, useIsFavourite } from './favourites';
import './Heart.css';

interface HeartProps {
  contract: { id: string; title: string };
  isMember: boolean;
  /** In the list of what is saved it is pressed before the ids have loaded. */
  isSaved?: boolean;
}

/** Saves a contract or removes it from the favorites. Visitors sign in first, and it is saved when they come back. */
export function Heart({ contract: { id, title }, isMember, isSaved = false }: HeartProps) {
  const { pathname, search } = useLocation();
  const isFavourite = useIsFavourite(id, isMember, isSaved);
  if (!isMember)
    return (
      <a
        className="heart"
        href={signInPath(pathname + search)}
        rel="nofollow"
        aria-label={`Save ${title}`}
        title="Save"
        onClick={() => rememberWanted({ save: id })}
      >
        <SpriteIcon name="Heart" />
      </a>
    );
  return (
    <button
      type="button"
      className="heart"
      aria-pressed={isFavourite}
      aria-label={`Save ${title}`}
      title={isFavourite ? 'Saved' : 'Save'}
      onClick={() => void setFavourite(id, !isFavourite)}
    >
      <SpriteIcon name="Heart" />
    </button>
  );
}

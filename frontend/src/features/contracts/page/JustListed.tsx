import { Camera, ListChecks, Share2 } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { Button } from '../../../components/plain/Button';
import { Moment } from '../../../components/plain/Moment';
import { Panel } from '../../../components/plain/Panel';
import { copyText } from '../../../lib/copy-text';
import { useHydrated } from '../../../lib/useHydrated';
import './JustListed.css';

interface JustListedProps {
  contractId: string;
  /** An admin has to approve it first. */
  isWaiting: boolean;
  hasPhotos: boolean;
  /** Key facts that the contract does not state yet. */
  openFacts: number;
}

/** The first view of a contract that was just listed: what the holder can do now so that it finds its buyer. */
export function JustListed({ contractId, isWaiting, hasPhotos, openFacts }: JustListedProps) {
  // of the history, which the server does not know
  const { state } = useLocation() as { state: { justListed?: boolean } | null };
  const isFirstView = useHydrated() && state?.justListed === true;
  const edit = `/contracts/submit?edit=${contractId}`;
  if (!isFirstView) return null;
  return (
    <Panel className="just-listed" aria-label="Your contract is listed">
      <Moment>
        <h2>{isWaiting ? 'Your contract is waiting for review' : 'Your contract is live'}</h2>
        <p>
          {isWaiting
            ? 'Only you can see it until we have looked at it. We tell you as soon as it is live.'
            : 'Anyone can find it now. Questions show up on this page, and we email you about them.'}
        </p>
        <ul>
          {!hasPhotos && (
            <li>
              <Camera size={20} aria-hidden />
              <a href="#edit-photos">Add photos</a>
            </li>
          )}
          {openFacts > 0 && (
            <li>
              <ListChecks size={20} aria-hidden />
              <Link to={edit}>
                State {openFacts === 1 ? 'one more fact' : `${openFacts} more facts`} that buyers look for
              </Link>
            </li>
          )}
          <li>
            <Share2 size={20} aria-hidden />
            <Button size="small" onClick={() => void copyText(`${location.origin}/contracts/${contractId}`)}>
              Copy the link to share it
            </Button>
          </li>
        </ul>
      </Moment>
    </Panel>
  );
}

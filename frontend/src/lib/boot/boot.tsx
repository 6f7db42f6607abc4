import { createContext, use, useEffect, useMemo, useReducer, type ReactNode } from 'react';
import { ContentDocument, MeDocument, type ContentQuery } from '../../generated/boot';
import type { Viewer, ViewerTexts } from '../session/viewer-texts';
import type { LatestContract } from './latest';
import { onUnauthenticated, request } from './request';

/** The viewer and the site content, which every page needs; `undefined` means still loading. */
export interface BootState extends Viewer {
  content?: ContentQuery['content'];
  contentFailed?: boolean;
  /** Only on the server, for a page that members share: placeholders for the viewer's own texts. */
  viewerSlots?: ViewerTexts;
  /** The newest contracts, on the landing page. */
  latest?: LatestContract[];
  /** The session of `me` has ended while this page was open. */
  sessionEnded?: boolean;
}

interface Boot {
  boot: BootState;
  setBoot: (change: BootState) => void;
}

const BootContext = createContext<Boot>({ boot: {}, setBoot: () => {} });

const merge = (boot: BootState, change: BootState): BootState => ({ ...boot, ...change });

/** Holds what the server embedded in the page and fetches the rest. Why this is not in Apollo's cache: ADR 13. */
export function BootProvider({ initial, children }: { initial: BootState; children: ReactNode }) {
  const [boot, setBoot] = useReducer(merge, initial);
  const value = useMemo(() => ({ boot, setBoot }), [boot]);

  useEffect(() => {
    if (initial.me === undefined) {
      request(MeDocument)
        .then((viewer) => setBoot(viewer))
        // If this fails, the viewer counts as signed out.
        .catch(() => setBoot({ me: null }));
    }
    if (!initial.content || initial.contentFailed) {
      request(ContentDocument)
        .then(({ content }) => setBoot({ content, contentFailed: false }))
        .catch(() => setBoot({ contentFailed: true }));
    }
  }, [initial]);

  const isSignedIn = Boolean(boot.me);
  useEffect(() => {
    if (!isSignedIn) return;
    // A wrong password is refused with the same code, so the server is asked who is signed in.
    return onUnauthenticated(() => {
      request(MeDocument)
        .then(({ me }) => setBoot(me ? { me } : { sessionEnded: true }))
        .catch(() => undefined);
    });
  }, [isSignedIn]);

  return <BootContext value={value}>{children}</BootContext>;
}

export const useBoot = () => use(BootContext).boot;

/** For changes of the profile and the site content, which header and footer show. */
export const useSetBoot = () => use(BootContext).setBoot;

import { useBoot } from '../boot/boot';
import { viewerTexts, type Me, type ViewerTexts } from './viewer-texts';

export type { Me };

/**
 * The viewer, or null for a visitor; `unknown` until that is known. `ended`: the session has ended while this page was
 * open. `me` stays then, so that the page keeps what is typed.
 */
export function useSession() {
  const { me, sessionEnded = false } = useBoot();
  return { me: me ?? null, unknown: me === undefined, ended: sessionEnded };
}

/** What the header shows of the viewer; on the server of a shared page, placeholders. */
export function useViewerTexts(): ViewerTexts {
  const { viewerSlots, ...viewer } = useBoot();
  return viewerSlots ?? viewerTexts(viewer);
}

import { useBoot } from '../boot/boot';
import { viewerTexts, type Me, type ViewerTexts } from './viewer-texts';

export type { Me };

export interface Session {
  me: Me | null;
  /** True until the viewer is known. */
  unknown: boolean;
  /** True after the session has ended while this page was open: `me` stays, so that the page keeps what is typed. */
  ended: boolean;
}

/** The viewer, or null for a visitor. */
export function useSession(): Session {
  const { me, sessionEnded = false } = useBoot();
  return { me: me ?? null, unknown: me === undefined, ended: sessionEnded };
}

/** What the header shows of the viewer; on the server of a shared page, placeholders. */
export function useViewerTexts(): ViewerTexts {
  const { viewerSlots, ...viewer } = useBoot();
  return viewerSlots ?? viewerTexts(viewer);
}

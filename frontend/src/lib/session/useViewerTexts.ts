import { useBoot } from '../boot/boot';
import { viewerTexts, type ViewerTexts } from './viewer-texts';

/** What the header shows of the viewer; on the server the slots for it. */
export function useViewerTexts(): ViewerTexts {
  const { viewerSlots, ...viewer } = useBoot();
  return viewerSlots ?? viewerTexts(viewer);
}

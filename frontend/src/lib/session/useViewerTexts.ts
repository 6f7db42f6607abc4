import { useBoot } from '../boot/boot';
import { viewerTexts, type ViewerTexts } from './viewer-texts';

/** What the header shows of the viewer; on the server of a shared page, placeholders. */
export function useViewerTexts(): ViewerTexts {
  const { viewerSlots, ...viewer } = useBoot();
  return viewerSlots ?? viewerTexts(viewer);
}

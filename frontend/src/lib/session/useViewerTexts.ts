import { useBoot } from '../boot/boot';
import { viewerTexts, type ViewerTexts } from './viewer-texts';

/** What the header shows of the viewer; on the server the slots for it. */
export function useViewerTexts(): ViewerTexts {
  const { me, unreadConversations, viewerSlots } = useBoot();
  return viewerSlots ?? viewerTexts(me, unreadConversations);
}

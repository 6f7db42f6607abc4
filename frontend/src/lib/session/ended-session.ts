import { useEffect, useEffectEvent } from 'react';
import { useSession } from './useSession';

interface KeptDraft {
  memberId: string;
  draft: unknown;
}

/**
 * Keeps what is typed in a form when the session ends (signed out in another tab, expired). The page itself keeps it as
 * long as it stays open; signing in again reloads the page, which then calls `restore` with the draft, once. Drafts are
 * kept in this tab only, and are given back only to the member who typed them.
 */
export function useDraftAcrossSignIn<Draft>(name: string, draft: Draft, restore: (draft: Draft) => void) {
  const { me, ended } = useSession();
  const memberId = me?.id;
  const giveBack = useEffectEvent(restore);

  useEffect(() => {
    if (!memberId || ended) return;
    const kept = takeDraft(name);
    if (kept?.memberId === memberId) giveBack(kept.draft as Draft);
  }, [name, memberId, ended]);

  useEffect(() => {
    if (memberId && ended) storeDraft(name, { memberId, draft });
  }, [name, memberId, ended, draft]);
}

const keyOf = (name: string) => `draft:${name}`;

function storeDraft(name: string, kept: KeptDraft) {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(kept));
  } catch {
    // Without storage the text is still on the page until it is left.
  }
}

function takeDraft(name: string): KeptDraft | null {
  try {
    const kept = sessionStorage.getItem(keyOf(name));
    sessionStorage.removeItem(keyOf(name));
    return kept ? (JSON.parse(kept) as KeptDraft) : null;
  } catch {
    return null;
  }
}

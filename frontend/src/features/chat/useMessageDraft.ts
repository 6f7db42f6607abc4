import { useEffect, useState } from 'react';

/**
 * The text of a message that was not sent yet. Kept in this tab, so that signing in again or a reload does not lose it,
 * and only for the member who typed it.
 */
export function useMessageDraft(contractId: string, viewerId: string) {
  const key = keyOf(contractId, viewerId);
  const [text, setText] = useState('');

  useEffect(() => {
    const kept = read(key);
    if (kept) setText((now) => now || kept);
  }, [key]);

  /** Accepts a function of the current text, like a state setter. */
  const set = (next: string | ((now: string) => string)) =>
    setText((now) => {
      const written = typeof next === 'string' ? next : next(now);
      keep(key, written);
      return written;
    });
  return [text, set] as const;
}

/** True if the member left an unsent message for the thread in this tab. */
export const hasDraft = (contractId: string, viewerId: string) => Boolean(read(keyOf(contractId, viewerId)));

const keyOf = (contractId: string, viewerId: string) => `message:${contractId}:${viewerId}`;

function read(key: string) {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, text: string) {
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    // Storage can be blocked: the text then lives as long as the page.
  }
}

import { useEffect, useState } from 'react';
import { useDebounce } from './useDebounce';

const PAUSE_MS = 400;

/** A text that is being typed, once its writer has paused. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  const typing = useDebounce(PAUSE_MS);
  // oxlint-disable-next-line react/exhaustive-deps -- a new object in each render, which does the same
  useEffect(() => typing.run(() => setSettled(text)), [text]);
  return settled;
}

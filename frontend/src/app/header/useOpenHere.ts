import { useState } from 'react';
import { useLocation } from 'react-router';

/** Whether a menu is open. It is open for the address that it was opened at, so following a link closes it. */
export function useOpenHere() {
  const { key } = useLocation();
  const [openFor, setOpenFor] = useState<string | null>(null);
  return [openFor === key, (open: boolean) => setOpenFor(open ? key : null)] as const;
}

import type { ReactNode } from 'react';
import { useHydrated } from '../../lib/useHydrated';

/**
 * Shows what the server does not render. React renders whatever calls `useHydrated` a second time, in one piece, right
 * after hydration: here that is nothing else.
 */
export const Hydrated = ({ children }: { children: ReactNode }) => useHydrated() && children;

import { lazy, Suspense, useEffect, useState, type ReactElement } from 'react';

const TipBubble = lazy(() => import('./TipBubble').then((module) => ({ default: module.TipBubble })));

/** A tooltip. The trigger keeps its accessible name; the tooltip's code loads after the page. */
export function Tip({ text, children }: { text: string; children: ReactElement }) {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  if (!mounted) return children;
  return (
    <Suspense fallback={children}>
      <TipBubble text={text}>{children}</TipBubble>
    </Suspense>
  );
}

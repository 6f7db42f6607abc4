import { Suspense, useEffect, useState, type ReactElement } from 'react';
import { lazyPart } from '../../lib/lazy-part';

const TipBubble = lazyPart(() => import('./TipBubble').then((module) => module.TipBubble));

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

import * as Tooltip from '@radix-ui/react-tooltip';
import type { ReactElement } from 'react';
import { withClass } from './with-class';
import './TipBubble.css';

const Bubble = withClass(Tooltip.Content, 'tip-bubble');

/** The lazily loaded part of `Tip`. */
export function TipBubble({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Tooltip.Provider delayDuration={700} skipDelayDuration={300}>
      <Tooltip.Root>
        <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
        <Tooltip.Portal>
          <Bubble sideOffset={6} collisionPadding={8}>
            {text}
          </Bubble>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}

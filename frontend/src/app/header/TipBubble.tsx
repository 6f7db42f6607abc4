import * as Tooltip from '@radix-ui/react-tooltip';
import type { ReactElement } from 'react';
import './TipBubble.css';

/** The lazily loaded part of `Tip`. */
export function TipBubble({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Tooltip.Provider delayDuration={700} skipDelayDuration={300}>
      <Tooltip.Root>
        <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
        <Tooltip.Portal>
          <Tooltip.Content className="tip-bubble" sideOffset={6} collisionPadding={8}>
            {text}
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}

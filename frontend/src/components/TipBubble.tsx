import * as Tooltip from '@radix-ui/react-tooltip';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';

const Bubble = styled(Tooltip.Content)({
  zIndex: 1500,
  maxWidth: 280,
  padding: '6px 10px',
  borderRadius: 8,
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  color: 'var(--mui-palette-background-default)',
  backgroundColor: 'var(--mui-palette-text-primary)',
});

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

import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useState, type RefObject } from 'react';
import type { ContractFieldsFragment } from '../../generated/contracts';
import { formatCents } from '../../lib/format/money';
import { formatTerm } from '../../lib/format/glance';

interface BuyBarProps {
  contract: ContractFieldsFragment;
  /** Where visitors sign in first; null for members. */
  signInHref: string | null;
  onBuy: () => void;
  /** The Buy button of the page: the bar leaves while it is in view. */
  buyRef: RefObject<HTMLElement | null>;
}

/** Sticky at the bottom of its container, so that it rests above the footer instead of covering it. */
const Bar = styled('div')({
  position: 'sticky',
  bottom: 0,
  zIndex: 10,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  margin: '24px -16px 0',
  padding: '10px 16px calc(10px + env(safe-area-inset-bottom))',
  borderTop: '1px solid var(--mui-palette-divider)',
  backgroundColor: 'var(--mui-palette-background-paper)',
  boxShadow: '0 -8px 24px -16px rgb(20 35 30 / 0.28)',
  transition: 'opacity 140ms, transform 140ms, visibility 140ms',
  // It leaves the screen to the keyboard while a message is typed.
  '&[data-away], #page:has(#messages input:focus) &': {
    opacity: 0,
    transform: 'translateY(100%)',
    visibility: 'hidden',
  },
  '& strong': {
    display: 'block',
    font: 'var(--mui-font-h4)',
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
  },
  '& span': { fontSize: '0.8125rem', color: 'var(--mui-palette-text-secondary)' },
  '@media (min-width: 560px)': { marginInline: -24, paddingInline: 24 },
  '@media (min-width: 1024px)': { display: 'none' },
});

/** Price and a second Buy button on small screens. */
export function BuyBar({ contract, signInHref, onBuy, buyRef }: BuyBarProps) {
  const inView = useInView(buyRef);
  const label = `Buy for ${formatCents(contract.transferFee ?? 0)}`;
  return (
    <Bar data-away={inView || undefined}>
      <div>
        <strong>{formatCents(contract.monthlyPayment)}</strong>
        <span>a month, {formatTerm(contract.remainingTermMonths)} left</span>
      </div>
      {signInHref ? (
        <Button variant="contained" href={signInHref}>
          {label}
        </Button>
      ) : (
        <Button variant="contained" onClick={onBuy}>
          {label}
        </Button>
      )}
    </Bar>
  );
}

function useInView(target: RefObject<HTMLElement | null>) {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (!target.current) return;
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false));
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  return inView;
}

import { Button } from '../../../components/plain/Button';
import { useEffect, useState, type RefObject } from 'react';
import type { ContractFieldsFragment } from '../../../generated/contracts';
import { formatCents } from '../../../lib/format/money';
import { termLeft } from '../../../lib/format/glance';
import './BuyBar.css';

interface BuyBarProps {
  contract: ContractFieldsFragment;
  /** Where visitors sign in first; null for members. */
  signInHref: string | null;
  onBuy: () => void;
  /** The Buy button of the page: the bar leaves while it is in view. */
  buyRef: RefObject<HTMLElement | null>;
}

/**
 * Price and a second Buy button on small screens, sticky at the bottom of its container, so that it rests above the footer
 * instead of covering it.
 */
export function BuyBar({ contract, signInHref, onBuy, buyRef }: BuyBarProps) {
  const inView = useInView(buyRef);
  return (
    <div className="buy-bar" data-away={inView || undefined}>
      <div>
        <strong>{formatCents(contract.monthlyPayment)}</strong>
        <span>a month, {termLeft(contract)}</span>
      </div>
      <Button variant="contained" {...(signInHref ? { href: signInHref } : { onClick: onBuy })}>
        Buy for {formatCents(contract.transferFee ?? 0)}
      </Button>
    </div>
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

import type { ReactNode } from 'react';
import './Pill.css';

interface PillProps {
  children: ReactNode;
  tone?: 'amber' | 'neutral' | 'primary';
}

/** A small rounded label: Admin, Seller, Standard User, 256-bit SSL. */
export const Pill = ({ children, tone = 'neutral' }: PillProps) => (
  <span className={`pill ${tone}`}>{children}</span>
);

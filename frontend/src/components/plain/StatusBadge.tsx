import { CircleCheck, CircleX, Clock3, type LucideIcon } from 'lucide-react';
import type { ContractStatus } from '../../generated/contracts';
import type { StateKey } from '../../theme/augment';
import './StatusBadge.css';

interface Badge {
  label: string;
  tone: StateKey;
  /** Active is the rule and says little: it has neither icon nor background. */
  icon?: LucideIcon;
  hint: string;
}

const badges: Record<ContractStatus, Badge> = {
  ACTIVE: { label: 'Active', tone: 'active', hint: 'For sale' },
  PENDING: { label: 'Pending', tone: 'pending', icon: Clock3, hint: 'Transfer in progress' },
  COMPLETED: { label: 'Completed', tone: 'completed', icon: CircleCheck, hint: 'Handed over' },
  CANCELLED: { label: 'Cancelled', tone: 'cancelled', icon: CircleX, hint: 'Taken off the market' },
};

/** A contract's status as a word with an icon, so that it never depends on color alone. */
export function StatusBadge({ status }: { status: ContractStatus }) {
  const { label, tone, icon: Icon, hint } = badges[status];
  const style = Icon
    ? {
        paddingInline: 9,
        color: `var(--mui-palette-state-${tone}-main)`,
        backgroundColor: `var(--mui-palette-state-${tone}-soft)`,
      }
    : undefined;
  return (
    <span className={Icon ? 'status-badge' : 'status-badge quiet'} title={hint} style={style}>
      {Icon && <Icon size={14} strokeWidth={2.4} aria-hidden />}
      {label}
    </span>
  );
}

export const statusText = (status: ContractStatus): string => badges[status].label;

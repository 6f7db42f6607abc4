import { styled } from '@mui/material/styles';
import { CircleCheck, CircleDot, CircleX, Clock3, type LucideIcon } from 'lucide-react';
import type { ContractStatus } from '../generated/contracts';
import type { StateKey } from '../theme/augment';

const badges: Record<ContractStatus, { label: string; icon: LucideIcon; tone: StateKey }> = {
  ACTIVE: { label: 'Active', icon: CircleDot, tone: 'active' },
  PENDING: { label: 'Pending', icon: Clock3, tone: 'pending' },
  COMPLETED: { label: 'Completed', icon: CircleCheck, tone: 'completed' },
  CANCELLED: { label: 'Cancelled', icon: CircleX, tone: 'cancelled' },
};

const Badge = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  flex: 'none',
  height: 28,
  paddingInline: 10,
  borderRadius: 99,
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: 1,
});

/** A contract's status as text, icon and color, so that it never depends on color alone. */
export function StatusBadge({ status }: { status: ContractStatus }) {
  const { label, icon: Icon, tone } = badges[status];
  return (
    <Badge
      style={{
        color: `var(--mui-palette-state-${tone}-main)`,
        backgroundColor: `var(--mui-palette-state-${tone}-soft)`,
      }}
    >
      <Icon size={14} strokeWidth={2.4} aria-hidden />
      {label}
    </Badge>
  );
}

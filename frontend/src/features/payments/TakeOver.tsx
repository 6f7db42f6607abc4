import { feePromise } from '@handover/domain/fee-rule-text';
import { ACCEPT_HOURS, acceptHours } from '@handover/domain/transfers/accept-hours';
import { CONSENT_TIP, PAYMENT_WARNING } from '@handover/domain/transfers/payment-warning';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { SafetyTip } from '../../components/plain/SafetyTip';
import { Money } from '../../components/mui/Money';
import { TypeIcon } from '../../components/contract/TypeIcon';
import { kindOf } from '../../components/contract/contract-kinds';
import { wordOf } from '../../lib/enum-words';
import { useContent } from '../../lib/content/useContent';
import { capitalized } from '../../lib/format/capitalized';
import { formatCents, formatMonths } from '../../lib/format/money';
import { approverOf } from '../../lib/format/take-over';
import { AgreedTerms } from './AgreedTerms';
import type { ForSale } from './contract-for-sale';

const blockSx = { display: 'grid', gap: { xs: 1.5, md: 2 }, alignContent: 'start', minWidth: 0 } as const;

/** What the buyer pays today, and what they take over later. */
export function TakeOver({ contract, children }: { contract: ForSale; children?: ReactNode }) {
  const { monthlyPayment, remainingTermMonths, endless } = contract;
  return (
    <Box sx={blockSx}>
      <Box sx={{ display: 'flex', gap: 1.5, minWidth: 0 }}>
        <TypeIcon type={contract.type} />
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere', lineHeight: 1.35 }}>
            {contract.title}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {kindOf(contract.type).label} · {contract.location}
          </Typography>
        </Box>
      </Box>
      <Box sx={{ px: 2, py: 1.5, borderRadius: '12px', bgcolor: 'sunken.main' }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 2 }}>
          <span>Purchase price</span>
          <Money cents={contract.transferFee ?? 0} sx={{ fontSize: '1.375rem', fontWeight: 700 }} />
        </Box>
        <Typography variant="body2" color="textSecondary">
          Transfer fee, paid today
        </Typography>
      </Box>
      <Typography sx={{ fontSize: '0.9375rem' }}>
        You take over{' '}
        <strong>
          {formatCents(monthlyPayment)} a month{' '}
          {endless ? 'without an end' : `for ${formatMonths(remainingTermMonths)}`}
        </strong>
        {!endless && ` (${formatCents(monthlyPayment * remainingTermMonths)} in total)`}, once the{' '}
        {approverOf(contract.type)} agrees.
      </Typography>
      <AgreedTerms contract={contract} />
      {children}
    </Box>
  );
}

/** What happens after the payment, and when the buyer gets the fee back. */
export function AfterPaying({ contract }: { contract: ForSale }) {
  const approver = approverOf(contract.type);
  const hours = acceptHours(useContent().values.get(ACCEPT_HOURS));
  return (
    <Box sx={blockSx}>
      <Steps names={['Pay the fee', 'Both accept', `${capitalized(approver)} agrees`, 'Sign']} />
      <Typography variant="body2" color="textSecondary">
        Next, you and the seller have {hours} hours to accept. Once both of you have, you see how to reach
        each other, and every step until the contract is yours.
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {feePromise(formatCents(contract.transferFee ?? 0), wordOf(contract.feeRule))}
      </Typography>
      <SafetyTip text={contract.type === 'CAR_LEASE' ? CONSENT_TIP : PAYMENT_WARNING} stays />
    </Box>
  );
}

const stepSx = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 1,
  fontSize: '0.875rem',
  fontWeight: 550,
  counterReset: 'step',
  '& li': { display: 'inline-flex', alignItems: 'center', gap: 0.75, color: 'text.secondary' },
  '& li::before': {
    counterIncrement: 'step',
    content: 'counter(step)',
    display: 'grid',
    placeItems: 'center',
    width: 22,
    height: 22,
    borderRadius: '50%',
    border: '1px solid',
    borderColor: 'divider',
    fontSize: '0.8125rem',
  },
  '& li[aria-current]': { color: 'text.primary' },
  '& li[aria-current]::before': {
    bgcolor: 'primary.main',
    color: 'primary.contrastText',
    borderColor: 'transparent',
  },
} as const;

/** The buyer is at the first step while the dialog is open. */
const Steps = ({ names }: { names: string[] }) => (
  <Box component="ol" aria-label="Steps of the purchase" sx={stepSx}>
    {names.map((name, at) => (
      <li key={name} aria-current={at === 0 ? 'step' : undefined}>
        {name}
      </li>
    ))}
  </Box>
);

import { FEE_RULE } from '@handover/domain/fee-promise';
import { styled } from '@mui/material/styles';
import type { ReactNode, Ref } from 'react';
import { Panel } from '../../components/Panel';
import type { ContractFieldsFragment } from '../../generated/contracts';
import { formatCents, formatMonths } from '../../lib/format/money';
import { takeOverText } from '../../lib/format/take-over';

interface FinancialDetailsProps {
  contract: ContractFieldsFragment;
  /** The Buy button, or what happened to the contract in place of it. */
  buy: ReactNode;
  buyRef: Ref<HTMLDivElement>;
  /** True if the viewer can buy it: the card then says what that means. */
  canBuy: boolean;
  /** Who lists the contract. */
  seller: ReactNode;
}

const Card = styled(Panel)({
  '& dl': { margin: '8px 0 0' },
  '& dl > div': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: 16,
    padding: '10px 0',
  },
  '& dl > div + div': { borderTop: '1px solid var(--mui-palette-divider)' },
  '& dt': { fontSize: '0.9375rem', color: 'var(--mui-palette-text-secondary)' },
  '& dd': {
    margin: 0,
    fontSize: '0.9375rem',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'right',
    overflowWrap: 'anywhere',
  },
  '& dl > :first-of-type dd': { font: 'var(--mui-font-h3)', letterSpacing: '-0.014em' },
  '& .buy': { marginTop: 12 },
  '& p': {
    margin: '12px 0 0',
    fontSize: '0.875rem',
    lineHeight: 1.55,
    color: 'var(--mui-palette-text-secondary)',
  },
  '& p.terms': { marginTop: 16, color: 'var(--mui-palette-text-primary)' },
  '& .seller': {
    display: 'grid',
    gap: 4,
    minHeight: 48,
    marginTop: 16,
    paddingTop: 14,
    borderTop: '1px solid var(--mui-palette-divider)',
    alignContent: 'start',
    fontSize: '0.875rem',
    lineHeight: 1.55,
    color: 'var(--mui-palette-text-secondary)',
  },
  '& .seller > span': { display: 'flex', alignItems: 'center', gap: 8 },
  '& .seller svg': { flex: 'none' },
});

/** Costs and the Buy button. The total is monthly payment times remaining months. */
export function FinancialDetails({ contract, buy, buyRef, canBuy, seller }: FinancialDetailsProps) {
  const total = contract.monthlyPayment * contract.remainingTermMonths;
  return (
    <Card aria-label="Financial Details">
      <h2>Financial Details</h2>
      <dl>
        <Row label="Monthly Payment" value={formatCents(contract.monthlyPayment)} />
        <Row label="Remaining Term" value={formatMonths(contract.remainingTermMonths)} />
        <Row label="Total Remaining" value={formatCents(total)} />
        {contract.transferFee !== null && (
          <Row label="Transfer Fee" value={formatCents(contract.transferFee)} />
        )}
      </dl>
      {buy && (
        <div className="buy" ref={buyRef}>
          {buy}
        </div>
      )}
      {canBuy && (
        <>
          <p className="terms">{takeOverText(contract)}</p>
          <p>{FEE_RULE}</p>
        </>
      )}
      <div className="seller">{seller}</div>
    </Card>
  );
}

const Row = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);

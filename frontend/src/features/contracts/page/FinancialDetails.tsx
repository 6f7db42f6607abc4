import { WORDS } from '@handover/domain/types/words';
import { kindOf } from '../../../components/contract/contract-kinds';
import { Figure, Figures } from '../../../components/plain/Figures';
import { SafetyTip } from '../../../components/plain/SafetyTip';
import { FEE_RULE } from '@handover/domain/fee-promise';
import type { ReactNode, Ref } from 'react';
import { Panel } from '../../../components/plain/Panel';
import type { ContractFieldsFragment } from '../../../generated/contracts';
import { formatCents, formatMonths } from '../../../lib/format/money';
import { takeOverText } from '../../../lib/format/take-over';
import './FinancialDetails.css';

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

/** Costs and the Buy button. The total is monthly payment times remaining months. */
export function FinancialDetails({ contract, buy, buyRef, canBuy, seller }: FinancialDetailsProps) {
  const total = contract.monthlyPayment * contract.remainingTermMonths;
  return (
    <Panel className="financial-details" aria-label="Financial Details">
      <h2>Financial Details</h2>
      <Figures>
        <Figure label="Monthly Payment" value={formatCents(contract.monthlyPayment)} />
        <Figure label="Remaining Term" value={formatMonths(contract.remainingTermMonths)} />
        <Figure label="Total Remaining" value={formatCents(total)} />
        {contract.transferFee !== null && (
          <Figure label="Transfer Fee" value={formatCents(contract.transferFee)} />
        )}
      </Figures>
      {buy && (
        <div className="buy" ref={buyRef}>
          {buy}
        </div>
      )}
      {canBuy && (
        <>
          <p className="terms">{takeOverText(contract)}</p>
          <p>{FEE_RULE}</p>
          <SafetyTip text={WORDS[kindOf(contract.type).slug].buyerTip} />
        </>
      )}
      <div className="seller">{seller}</div>
    </Panel>
  );
}

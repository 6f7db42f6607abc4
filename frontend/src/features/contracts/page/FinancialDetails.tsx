import { WORDS } from '@handover/domain/types/words';
import { kindOf } from '../../../components/contract/contract-kinds';
import { Figure, Figures } from '../../../components/plain/Figures';
import { SafetyTip } from '../../../components/plain/SafetyTip';
import { whenRefunded } from '@handover/domain/fee-rule-text';
import type { ReactNode, Ref } from 'react';
import { Panel } from '../../../components/plain/Panel';
import type { ContractCostFragment, ContractFieldsFragment } from '../../../generated/contracts';
import { Bone } from '../../../components/plain/Bone';
import { formatCents, remainingText } from '../../../lib/format/money';
import { wordOf } from '../../../lib/enum-words';
import { threadPath } from '../../../lib/thread-path';
import { Button } from '../../../components/plain/Button';
import { takeOverText } from '../../../lib/format/take-over';
import './FinancialDetails.css';

interface FinancialDetailsProps {
  contract: ContractFieldsFragment;
  /** The Buy button, or what happened to the contract in place of it. */
  buy: ReactNode;
  buyRef: Ref<HTMLDivElement>;
  /** True if the viewer can buy it: the card then says what that means. */
  canBuy: boolean;
  /** With the usual assumptions; undefined while loading, null once the term is over. */
  trueCost: ContractCostFragment['trueCost'] | undefined;
  /** Who lists the contract. */
  seller: ReactNode;
}

/** Costs and the Buy button. The total is monthly payment times remaining months. */
export function FinancialDetails(props: FinancialDetailsProps) {
  const { contract, buy, buyRef, canBuy, trueCost, seller } = props;
  const { countsPaymentsOnly } = WORDS[kindOf(contract.type).slug];
  const total = contract.monthlyPayment * contract.remainingTermMonths;
  return (
    <Panel className="financial-details" aria-label="Financial Details">
      <h2>Financial Details</h2>
      <Figures>
        <Figure label="Monthly Payment" value={formatCents(contract.monthlyPayment)} />
        <Figure label="Remaining Term" value={remainingText(contract)} />
        <Figure
          label={countsPaymentsOnly ? 'Total Remaining (payments only)' : 'Total Remaining'}
          value={contract.endless ? 'No end' : formatCents(total)}
        />
        {contract.transferFee !== null && (
          <Figure label="Transfer Fee" value={formatCents(contract.transferFee)} />
        )}
        {trueCost !== null && <WholeCost cost={trueCost} />}
      </Figures>
      {buy && (
        <div className="buy" ref={buyRef}>
          {buy}
          {canBuy && (
            <Button fullWidth variant="outlined" to={threadPath(contract.id)}>
              Ask a question
            </Button>
          )}
        </div>
      )}
      {canBuy && (
        <>
          <p className="terms">{takeOverText(contract)}</p>
          <details>
            <summary>When do I get the fee back?</summary>
            <p>{whenRefunded(wordOf(contract.feeRule))}</p>
          </details>
          <SafetyTip text={WORDS[kindOf(contract.type).slug].buyerTip} />
        </>
      )}
      <div className="seller">{seller}</div>
    </Panel>
  );
}

/** All fees and assumptions included; "What it really costs" has the lines. */
function WholeCost({ cost }: { cost: ContractCostFragment['trueCost'] | undefined }) {
  const { effectiveMonthly = null, cashAtTransfer = null } = cost ?? {};
  if (!cost) return <Figure label="Per month, all included" value={<Bone style={{ width: 80 }} />} />;
  return (
    <>
      {effectiveMonthly !== null && (
        <Figure label="Per month, all included" value={formatCents(effectiveMonthly)} className="whole" />
      )}
      {cashAtTransfer !== null && cashAtTransfer > 0 && (
        <Figure label="Cash needed at the transfer" value={formatCents(cashAtTransfer)} />
      )}
    </>
  );
}

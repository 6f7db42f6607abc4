import { figuresText } from '@handover/domain/rules/figures';
import { Link } from 'react-router';
import { kindOf } from '../../components/contract/contract-kinds';
import { ReportButton } from '../../components/plain/ReportButton';
import type { ContractExtrasQuery, ContractFieldsFragment } from '../../generated/contracts';
import { RulesPanel } from './RulesPanel';

interface ContractRulesProps {
  contract: Pick<ContractFieldsFragment, 'id' | 'type'>;
  rules: Pick<ContractExtrasQuery['contract'], 'company' | 'ruleLines'>;
  /** Holders cannot report their own contracts. */
  canReport: boolean;
}

/** What the company behind a contract asks, and its program and state. It stops no one: sources may be wrong. */
export function ContractRules({ contract, rules: { company, ruleLines }, canReport }: ContractRulesProps) {
  const [first] = ruleLines;
  if (!first) return null;
  const { slug, label } = kindOf(contract.type);
  const owner = company?.name ?? first.subject;
  return (
    <RulesPanel title={`What ${owner} asks`} owner={owner} lines={ruleLines}>
      {company?.figures && <p>{figuresText(company.figures)}</p>}
      <p>Rules change, and these may be outdated: ask {owner} before you rely on them.</p>
      {company && (
        <p>
          <Link to={`/contracts?type=${slug}&company=${company.slug}`}>
            {company.name}: all rules and {label} listings
          </Link>
        </p>
      )}
      {canReport && (
        <ReportButton
          targetType="CONTRACT"
          targetId={contract.id}
          label="Report an outdated rule"
          reportedLabel="You reported this contract."
        />
      )}
    </RulesPanel>
  );
}

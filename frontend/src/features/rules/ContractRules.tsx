import { figuresText } from '@handover/domain/rules/figures';
import { Link } from 'react-router';
import { kindOf } from '../../components/contract/contract-kinds';
import { ReportButton } from '../../components/plain/ReportButton';
import type { ContractExtrasQuery, ContractFieldsFragment } from '../../generated/contracts';
import { RulesPanel } from './RulesPanel';
import { hasCompanyRules, sameStateLine } from './shown-rules';
import { YourState } from './YourState';

interface ContractRulesProps {
  contract: Pick<ContractFieldsFragment, 'id' | 'type'>;
  rules: Pick<ContractExtrasQuery['contract'], 'company' | 'ruleLines' | 'state'>;
  /** Holders cannot report their own contracts. */
  canReport: boolean;
}

/** What the company behind a contract asks, and its program and state. It stops no one: sources may be wrong. */
export function ContractRules({ contract, rules, canReport }: ContractRulesProps) {
  const { company, ruleLines, state } = rules;
  const [first] = ruleLines;
  if (!first) return null;
  const { slug, label } = kindOf(contract.type);
  const sameState = sameStateLine(rules);
  const owner = company?.name ?? first.subject;
  return (
    <RulesPanel title={`What ${owner} asks`} owner={owner} lines={ruleLines}>
      {company?.figures && <p>{figuresText(company.figures)}</p>}
      {canReport && sameState && state && <YourState line={sameState} state={state} />}
      <p>Rules change, and these may be outdated: ask {owner} before you rely on them.</p>
      {company && (
        <p>
          <Link to={`/contracts?type=${slug}&company=${company.slug}`}>
            {company.name}: all rules and {label} listings
          </Link>
        </p>
      )}
      {canReport && hasCompanyRules(rules) && (
        <ReportButton
          targetType="CONTRACT"
          targetId={contract.id}
          reason="rule-outdated"
          label="Is this out of date? Report it"
          reportedLabel="You reported this contract."
        />
      )}
    </RulesPanel>
  );
}

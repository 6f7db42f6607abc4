import { figuresText } from '@handover/domain/rules/figures';
import type { CompanyQuery } from '../../generated/rules';
import { RulesPanel } from './RulesPanel';

/** What a company asks, above the list of its contracts. */
export function CompanyRules({ company: { name, rule, figures } }: { company: CompanyQuery['company'] }) {
  if (!rule) return null;
  return (
    <RulesPanel className="wide" title={`What ${name} asks`} lines={rule.lines}>
      {figures && <p>{figuresText(figures)}</p>}
      <p>
        Rules change: ask {name} before you rely on them. {name} does not run this site.
      </p>
    </RulesPanel>
  );
}

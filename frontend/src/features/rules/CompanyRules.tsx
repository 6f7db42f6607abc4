import { formatDay } from '@handover/domain/facts/format-fact';
import type { CompanyQuery } from '../../generated/rules';
import { RulesPanel } from './RulesPanel';

/** What a company asks, above the list of its contracts. */
export function CompanyRules({ company: { name, rule } }: { company: CompanyQuery['company'] }) {
  if (!rule) return null;
  return (
    <RulesPanel className="wide" title={`What ${name} asks`} lines={rule.lines}>
      <p>
        Read on {formatDay(rule.checkedOn)}. Rules change: ask {name} before you rely on them. {name} does not
        run this site.
      </p>
    </RulesPanel>
  );
}

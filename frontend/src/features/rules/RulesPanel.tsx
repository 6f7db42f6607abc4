import { formatDay } from '@handover/domain/facts/format-fact';
import type { ReactNode } from 'react';
import { Panel } from '../../components/plain/Panel';
import { isProblem, RuleProblems } from '../../components/contract/RuleProblems';
import { SourceName } from '../../components/contract/RuleSource';
import type { RuleLineFieldsFragment } from '../../generated/rules';
import './RulesPanel.css';

interface RulesPanelProps {
  title: string;
  lines: readonly RuleLineFieldsFragment[];
  /** Set on a page that is not about the company alone: lines of others say whose they are. */
  owner?: string;
  className?: string;
  /** Below the lines. */
  children?: ReactNode;
}

/** What the rule book says about a takeover: what stands in its way, then what is asked, with the sources. */
export const RulesPanel = ({ title, lines, owner, className = 'open', children }: RulesPanelProps) => (
  <Panel className={`rules-panel ${className}`} aria-label={title}>
    <h2>{title}</h2>
    <RuleProblems lines={lines} />
    {bySource(lines.filter((line) => !isProblem(line))).map((group) => {
      const [first] = group;
      return (
        first && (
          <div key={first.subject + first.source + first.checkedOn} className="group">
            <ul>
              {group.map(({ key, text }) => (
                <RuleText key={key} text={text} />
              ))}
            </ul>
            <p>
              {owner !== undefined && first.subject !== owner && `${first.subject}. `}
              Says <SourceName line={first} />, checked {formatDay(first.checkedOn)}.
            </p>
          </div>
        )
      );
    })}
    {children}
  </Panel>
);

/** "Transfer fee: $135.00" with its label in bold. */
function RuleText({ text }: { text: string }) {
  const [label = '', ...value] = text.split(': ');
  return (
    <li>
      {value.length > 0 ? (
        <>
          <b>{label}:</b> {value.join(': ')}
        </>
      ) : (
        text
      )}
    </li>
  );
}

/** The lines of each subject and source together, in the order of their first lines. */
function bySource(lines: readonly RuleLineFieldsFragment[]) {
  const groups = new Map<string, RuleLineFieldsFragment[]>();
  for (const line of lines) {
    const name = [line.subject, line.source, line.checkedOn].join('\n');
    groups.set(name, [...(groups.get(name) ?? []), line]);
  }
  return [...groups.values()];
}

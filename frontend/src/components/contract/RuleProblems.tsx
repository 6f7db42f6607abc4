import { OctagonAlert, TriangleAlert } from 'lucide-react';
import type { RuleLineFieldsFragment } from '../../generated/rules';
import { RuleSource } from './RuleSource';
import './RuleProblems.css';

/** What stands in the way of a takeover: red as far as its source says it cannot be done now, amber for a warning. */
export function RuleProblems({ lines }: { lines: readonly RuleLineFieldsFragment[] }) {
  const problems = lines.filter(isProblem);
  if (problems.length === 0) return null;
  return (
    <ul className="rule-problems">
      {problems.map((line) => {
        const isStop = line.level === 'STOP';
        const Icon = isStop ? OctagonAlert : TriangleAlert;
        return (
          <li key={line.key + line.text} className={isStop ? 'stop' : undefined}>
            <Icon size={18} aria-hidden />
            <span>
              <b>{isStop ? 'Stop:' : 'Warning:'}</b> {line.text} <RuleSource line={line} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

export const isProblem = ({ level }: Pick<RuleLineFieldsFragment, 'level'>): boolean => level !== 'INFO';

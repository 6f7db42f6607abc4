import { RuleSource } from '../../components/contract/RuleSource';
import type { Step } from './transfer-dates';

/** What the company behind the contract, its program or its state asks in this step, before our own words. */
export function StepRules({ lines }: { lines: Step['ruleLines'] }) {
  if (lines.length === 0) return null;
  return (
    <ul className="rules" aria-label="What the company asks">
      {lines.map((line) => (
        <li key={line.key}>
          <b>{line.subject}:</b> {line.text} <RuleSource line={line} />
        </li>
      ))}
    </ul>
  );
}

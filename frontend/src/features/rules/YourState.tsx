import { otherState } from '@handover/domain/rules/other-state';
import { STATE_CODES, STATES } from '@handover/domain/states';
import { useState, useSyncExternalStore } from 'react';
import { RuleProblems } from '../../components/contract/RuleProblems';
import { PlainSelect } from '../../components/plain/PlainField';
import type { RuleLineFieldsFragment } from '../../generated/rules';

const KEY = 'your-state';

/** Storage may be full, blocked or edited: then no state is chosen. */
function remembered(): string {
  try {
    const code = window.localStorage.getItem(KEY) ?? '';
    return code in STATES ? code : '';
  } catch {
    return '';
  }
}

function remember(code: string): void {
  try {
    window.localStorage.setItem(KEY, code);
  } catch {
    // it is chosen until the page is loaded again
  }
}

const OPTIONS = [
  { value: '', label: 'Please choose' },
  ...STATE_CODES.map((code) => ({ value: code, label: STATES[code] ?? code })),
];

const never = () => () => undefined;

interface YourStateProps {
  /** What says that the company stays within one state. */
  line: RuleLineFieldsFragment;
  /** Of the contract. */
  state: string;
}

/** Asks where a candidate lives, and warns one whose state is another one. The choice stays in this browser. */
export function YourState({ line, state }: YourStateProps) {
  const stored = useSyncExternalStore(never, remembered, () => '');
  const [chosen, setChosen] = useState<string | null>(null);
  const yours = chosen ?? stored;
  const { subject: name, source: sourceName, sourceUrl, checkedOn } = line;
  const rule = { kind: 'company', name, values: {}, sourceName, sourceUrl, checkedOn } as const;
  const problem = otherState({ value: 'yes', rule }, state, yours);
  return (
    <div className="your-state">
      <PlainSelect
        label="Your state"
        options={OPTIONS}
        value={yours}
        onChange={({ target }) => {
          setChosen(target.value);
          remember(target.value);
        }}
      />
      <div role="status">{problem && <RuleProblems lines={[{ ...problem, level: 'WARN' }]} />}</div>
    </div>
  );
}

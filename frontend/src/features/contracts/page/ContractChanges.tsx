import { ChangeLine, editsOf } from '../../../components/plain/ChangeLine';
import { Panel } from '../../../components/plain/Panel';
import type { ContractExtrasQuery } from '../../../generated/contracts';

/** What the seller changed since the contract was listed; nothing without changes. */
export function ContractChanges({ changes }: { changes: ContractExtrasQuery['contractChanges'] }) {
  if (changes.length === 0) return null;
  return (
    <Panel aria-label="Changes">
      <h2>Changes</h2>
      {editsOf(changes).map((edit) => (
        <ChangeLine key={edit.changedAt} edit={edit} />
      ))}
    </Panel>
  );
}

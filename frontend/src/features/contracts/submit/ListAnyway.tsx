import { ConfirmDialog } from '../../../components/mui/ConfirmDialog';
import { RuleProblems } from '../../../components/contract/RuleProblems';
import type { RuleLineFieldsFragment } from '../../../generated/rules';

interface ListAnywayProps {
  stops: readonly RuleLineFieldsFragment[];
  isEdit: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a contract is listed that cannot be transferred, as far as the rule book knows. Its sources may be wrong. */
export const ListAnyway = ({ stops, isEdit, onConfirm, onClose }: ListAnywayProps) => (
  <ConfirmDialog
    open
    title={isEdit ? 'Save anyway?' : 'List anyway?'}
    confirmLabel={isEdit ? 'Save Anyway' : 'List Anyway'}
    onConfirm={onConfirm}
    onClose={onClose}
  >
    Buyers will see this on the page of your contract, too. Sources can be wrong, so please ask the company
    first.
    <RuleProblems lines={stops} />
  </ConfirmDialog>
);

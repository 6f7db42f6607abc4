import type { Requirements } from '@handover/domain/candidates/requirements';
import type { Facts } from '@handover/domain/facts/fact';
import type { ApplicationFieldsFragment } from '../../../generated/candidates';
import type { ContractFieldsFragment } from '../../../generated/contracts';
import type { ListedTerms } from '../../../lib/candidates/term-words';

export interface AskProps {
  contract: Pick<ContractFieldsFragment, 'id' | 'type' | 'title'>;
  /** Its transfer to another buyer is under way. */
  isStandBy: boolean;
  facts: Facts;
  requirements: Requirements | null;
  listed: ListedTerms;
  onSent: (application: ApplicationFieldsFragment) => void;
  onClose: () => void;
}

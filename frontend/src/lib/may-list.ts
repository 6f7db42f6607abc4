import { isAtLeast } from '@handover/domain/business/organisations';
import { wordOf } from './enum-words';

interface Membership {
  status: 'REQUESTED' | 'APPROVED' | 'CLOSED';
  role: 'OWNER' | 'EDITOR' | 'READER' | null;
}

/** Whether the member may list contracts for the organization. */
export const mayList = ({ status, role }: Membership): boolean =>
  status === 'APPROVED' && role !== null && isAtLeast(wordOf(role), 'editor');

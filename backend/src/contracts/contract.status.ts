import { nameEnum } from '../common/api/enum-of.js';

/** Status of a contract. An admin may set any status; the table below lists the automatic transitions. */
export enum ContractStatus {
  /** Listed and for sale. */
  ACTIVE = 'active',
  /** The fee is paid and the transfer is in progress: no longer for sale. */
  PENDING = 'pending',
  /** The transfer is done. */
  COMPLETED = 'completed',
  /** Withdrawn. */
  CANCELLED = 'cancelled',
}

nameEnum(ContractStatus, 'ContractStatus', 'Status of a contract.');

interface StatusRules {
  /** Shown in public lists. */
  listed: boolean;
  /** New messages may be written. */
  acceptsMessages: boolean;
  /** May be bought, and which status that leads to. */
  purchaseLeadsTo: ContractStatus | null;
}

export const STATUS_RULES: Record<ContractStatus, StatusRules> = {
  [ContractStatus.ACTIVE]: { listed: true, acceptsMessages: true, purchaseLeadsTo: ContractStatus.PENDING },
  [ContractStatus.PENDING]: { listed: true, acceptsMessages: true, purchaseLeadsTo: null },
  [ContractStatus.COMPLETED]: { listed: false, acceptsMessages: false, purchaseLeadsTo: null },
  [ContractStatus.CANCELLED]: { listed: false, acceptsMessages: false, purchaseLeadsTo: null },
};

const statusesWhere = (rule: (rules: StatusRules) => boolean): ContractStatus[] =>
  Object.values(ContractStatus).filter((status) => rule(STATUS_RULES[status]));

export const LISTED = statusesWhere((rules) => rules.listed);
export const OPEN_FOR_MESSAGES = statusesWhere((rules) => rules.acceptsMessages);
export const FOR_SALE = statusesWhere((rules) => rules.purchaseLeadsTo !== null);

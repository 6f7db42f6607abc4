import { ACCEPT } from '@handover/domain/transfers/step-template';
import { WORDS, type ContractType } from '@handover/domain/types/words';
import type { TransferFieldsFragment, TransferParty } from '../../generated/transfer';
import { wordOf } from '../../lib/enum-words';
import { approverOf } from '../../lib/format/take-over';
import type { Step } from './transfer-dates';

export type Shown = Pick<TransferFieldsFragment, 'role' | 'type' | 'contacts'>;

export const typeOf = ({ type }: Pick<Shown, 'type'>): ContractType => wordOf(type);

export const otherOf = (party: TransferParty): TransferParty => (party === 'HOLDER' ? 'BUYER' : 'HOLDER');

const ROLES = { HOLDER: 'the seller', BUYER: 'the buyer' } as const;

/** "you", "Ada", or "the seller" until the parties know each other's names. */
export function personOf({ role, contacts }: Shown, party: TransferParty): string {
  if (role === party) return 'you';
  const name = contacts?.find((card) => card.role === party)?.name;
  return name?.split(' ')[0] ?? ROLES[party];
}

/** The other party for a party; null for an admin. */
export const otherPerson = (t: Shown): string | null => t.role && personOf(t, otherOf(t.role));

/** Who reads what a buyer gives to the seller: "the seller, and the dealer Acme Motors,"; dealers may get it by email. */
export function readersOf(t: TransferFieldsFragment): string {
  const other = otherPerson(t) ?? '';
  const { name, badge } = t.contract?.organisation ?? {};
  const isLead = t.role === 'BUYER' && t.type === 'CAR_LEASE' && badge === 'Dealer';
  return isLead ? `${other}, and the dealer ${name},` : other;
}

/** Who acts in a step of a third party: "the leasing company". */
export const companyOf = ({ type }: Pick<Shown, 'type'>, key: string): string =>
  `the ${WORDS[wordOf(type)].companies?.[key] ?? approverOf(type)}`;

/** Who acts in the step: "you", "Ada", "you and Ada", "the leasing company". */
export function actorOf(t: Shown, { actor, key }: Pick<Step, 'actor' | 'key'>): string {
  if (actor === 'THIRD_PARTY') return companyOf(t, key);
  if (actor === 'HOLDER' || actor === 'BUYER') return personOf(t, actor);
  if (actor === 'PLATFORM') return 'Handover';
  const other = otherPerson(t);
  return other ? `you and ${other}` : `${personOf(t, 'HOLDER')} and ${personOf(t, 'BUYER')}`;
}

export const isAccept = ({ key }: Pick<Step, 'key'>): boolean => key === ACCEPT;

import type { ContractType as TypeSlug } from '@handover/domain/facts/fact';
import { Banknote, Building2, Car, CreditCard, MapPin, type LucideIcon } from 'lucide-react';
import type { KindKey } from '../../theme/augment';
import type { ContractType } from '../../generated/contracts';

export interface ContractKind {
  type: ContractType;
  /** Slug in URLs and in select options. */
  slug: TypeSlug;
  label: string;
  icon: LucideIcon;
  tone: KindKey;
}

/** The five contract types, in display order. */
export const contractKinds: readonly ContractKind[] = [
  { type: 'CAR_LEASE', slug: 'car-lease', label: 'Car Lease', icon: Car, tone: 'carLease' },
  { type: 'APARTMENT', slug: 'apartment', label: 'Apartment', icon: Building2, tone: 'apartment' },
  { type: 'MORTGAGE', slug: 'mortgage', label: 'Mortgage', icon: CreditCard, tone: 'mortgage' },
  { type: 'TIMESHARE', slug: 'timeshare', label: 'Timeshare', icon: MapPin, tone: 'timeshare' },
  { type: 'LOAN', slug: 'loan', label: 'Loan', icon: Banknote, tone: 'loan' },
];

const byType = new Map(contractKinds.map((kind) => [kind.type, kind]));

export function kindOf(type: ContractType): ContractKind {
  const kind = byType.get(type);
  if (!kind) throw new Error(`Unknown contract type ${type}`);
  return kind;
}

/** The type of a slug; undefined for 'all', which therefore sets no filter, and for unknown slugs. */
export const typeFromSlug = (slug: string | null) => contractKinds.find((kind) => kind.slug === slug)?.type;

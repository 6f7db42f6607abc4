import { CONTRACT_TYPES, WORDS, type ContractType as TypeSlug } from '@handover/domain/types/words';
import type { LucideIcon } from 'lucide-react';
import type { ContractType } from '../../generated/contracts';
import { enumNameOf } from '../../lib/enum-words';
import { TYPE_LOOKS } from '../../theme/type-looks';

export interface ContractKind {
  type: ContractType;
  /** Slug in URLs and in select options. */
  slug: TypeSlug;
  label: string;
  icon: LucideIcon;
}

/** The contract types, in display order. */
export const contractKinds: readonly ContractKind[] = CONTRACT_TYPES.map((slug) => ({
  type: enumNameOf(slug),
  slug,
  label: WORDS[slug].label,
  icon: TYPE_LOOKS[slug].icon,
}));

const byType = new Map(contractKinds.map((kind) => [kind.type, kind]));

export function kindOf(type: ContractType): ContractKind {
  const kind = byType.get(type);
  if (!kind) throw new Error(`Unknown contract type ${type}`);
  return kind;
}

/** The type of a slug; undefined for 'all', which therefore sets no filter, and for unknown slugs. */
export const typeFromSlug = (slug: string | null) => contractKinds.find((kind) => kind.slug === slug)?.type;

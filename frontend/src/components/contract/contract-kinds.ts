import { CONTRACT_TYPES, WORDS } from '@handover/domain/types/words';
import type { ContractType } from '../../generated/contracts';
import { enumNameOf } from '../../lib/enum-words';
import { TYPE_LOOKS } from '../../theme/type-looks';

/** The contract types, in display order. */
export const contractKinds = CONTRACT_TYPES.map((slug) => ({
  type: enumNameOf(slug),
  /** In URLs, in select options, and in the class with its colors (theme/variables.ts), such as `kind-loan`. */
  slug,
  label: WORDS[slug].label,
  icon: TYPE_LOOKS[slug].icon,
}));

const byType = new Map(contractKinds.map((kind) => [kind.type, kind]));

export function kindOf(type: ContractType) {
  const kind = byType.get(type);
  if (!kind) throw new Error(`Unknown contract type ${type}`);
  return kind;
}

/** The type of a slug; undefined for 'all', which therefore sets no filter, and for unknown slugs. */
export const typeFromSlug = (slug: string | null) => contractKinds.find((kind) => kind.slug === slug)?.type;

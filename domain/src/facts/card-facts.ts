import { FACTS } from '../types/facts.js';
import type { ContractType } from '../types/words.js';
import { shown } from './card-words.js';
import type { Facts } from './fact.js';
import { formatCents } from './format-fact.js';

interface CardOf {
  type: ContractType;
  facts: Facts;
  incentive: number;
  effectiveMonthly: number | null;
  /** Cash that the buyer needs at the transfer; shown for a mortgage. */
  cashAtTransfer: number | null;
}

/** What a card in a list says besides price and term: up to two facts of the type, then what speaks for any contract. */
export function cardFacts({ type, facts, incentive, effectiveMonthly, cashAtTransfer }: CardOf): string[] {
  const effective = shown(effectiveMonthly, (cents) => `${formatCents(cents)}/mo all in`);
  return [
    ...FACTS[type].card({ facts, effective, cashAtTransfer }),
    incentive > 0 ? `${formatCents(incentive)} from the seller` : null,
    facts['transferAllowed'] === 'confirmed' ? 'Transfer confirmed' : null,
  ].filter((fact) => fact !== null);
}

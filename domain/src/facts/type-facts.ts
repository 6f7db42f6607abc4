import type { FactDefinition, Facts } from './fact.js';

/** What a card in a list is made of. */
export interface CardContract {
  facts: Facts;
  /** "$412/mo all in"; null if it cannot be computed. */
  effective: string | null;
  /** Cash that the buyer needs at the transfer, in cents; shown for a mortgage. */
  cashAtTransfer: number | null;
}

export interface WarnedContract {
  title: string;
  description: string;
  monthlyPayment: number;
  remainingTermMonths: number;
  facts: Facts;
}

export interface FactWarning {
  key: 'loan-numbers' | 'mileage' | 'lease-end' | 'fees' | 'other-type' | 'ask-servicer';
  text: string;
}

/** The facts of one contract type. */
export interface TypeFacts {
  /** In the order of the form, without those that every type has. */
  definitions: readonly FactDefinition[];
  /** The form begins with the facts about the transfer; the other forms end their key facts with them. */
  beginsWithTransfer?: true;
  /** Searches offer the third party. */
  findsThirdParty?: true;
  /** Up to two facts for a card in a list; null for what is not stated. */
  card: (contract: CardContract) => (string | null)[];
  /** What does not fit together. */
  warnings: (contract: WarnedContract, today: string) => FactWarning[];
  /** Words that name the type without doubt. */
  named: RegExp;
  /** Words that fit the type, although they may fit another one, too. */
  fitting: RegExp;
  /** A text that names such a contract is refused without an admin. */
  refusal?: { named: RegExp; text: string };
}

import { definitionsOf } from '@handover/domain/facts/definitions';
import { isTrue, type FactDefinition, type Facts, type FactValue } from '@handover/domain/facts/fact';
import type { ContractType } from '@handover/domain/types/words';
import { errorIn } from '@handover/domain/facts/read-facts';
import { factFrom, typedFrom } from '@handover/domain/facts/typed-fact';
import { today } from '../../../lib/today';

/** Facts as typed: dollars, percent, and choices, by key; an empty text is not stated. */
export type TypedFacts = Record<string, string>;

/** Why a typed value cannot be sent; true if it can. */
export function checkFact(type: ContractType, definition: FactDefinition, typed: string | undefined) {
  const value = factFrom(definition, typed);
  return value === undefined || (errorIn(type, definition, value, today()) ?? true);
}

/** The questions that apply with these answers. */
export function askedFacts(type: ContractType, typed: TypedFacts): FactDefinition[] {
  const given = typed as Facts;
  return definitionsOf(type).filter(({ askedIf }) => !askedIf || isTrue(askedIf, given));
}

/** What to send: the facts that apply and are filled in, public and private ones apart. */
export function factsFrom(type: ContractType, typed: TypedFacts) {
  const stated = askedFacts(type, typed).flatMap((definition) => {
    const value = factFrom(definition, typed[definition.key]);
    return value === undefined ? [] : [{ definition, value }];
  });
  const of = (isPrivate: boolean): Record<string, FactValue> =>
    Object.fromEntries(
      stated
        .filter(({ definition }) => (definition.isPrivate ?? false) === isPrivate)
        .map(({ definition, value }) => [definition.key, value]),
    );
  return { facts: of(false), privateFacts: of(true) };
}

/** Every fact of the type as typed, of what is stored. */
export const typedFacts = (type: ContractType, stored: Readonly<Record<string, unknown>>): TypedFacts =>
  Object.fromEntries(
    definitionsOf(type).map((definition) => [definition.key, typedFrom(definition, stored[definition.key])]),
  );

/** What to send for an edit: as `factsFrom`, and null for each stored fact that is empty or no longer applies. */
export function factChanges(
  type: ContractType,
  typed: TypedFacts,
  stored: { facts: Readonly<Record<string, unknown>>; privateFacts: Readonly<Record<string, unknown>> },
) {
  const given = factsFrom(type, typed);
  const withRemoved = (part: keyof typeof given) => ({
    ...Object.fromEntries(Object.keys(stored[part]).map((key) => [key, null])),
    ...given[part],
  });
  return { facts: withRemoved('facts'), privateFacts: withRemoved('privateFacts') };
}

import { readRequirements, requirable, type Requirements } from '@handover/domain/candidates/requirements';
import type { ContractType } from '@handover/domain/types/words';
import type { SaleMode } from '../../../generated/candidates-holder';

export interface SaleValues {
  mode: SaleMode;
  /** As typed, by the keys of the questions; lists of several choices are arrays. */
  requirements: Record<string, string | string[]>;
}

/** The form as it opens. */
export const saleValues = (
  type: ContractType,
  mode: SaleMode,
  requirements: Requirements | null,
): SaleValues => ({
  mode,
  requirements: Object.fromEntries(
    requirable(type).map(({ key, required }): [string, string | string[]] => {
      const wanted = [requirements?.[key] ?? []].flat().map(String);
      return [key, required === 'one-of' ? wanted : (wanted[0] ?? '')];
    }),
  ),
});

/** What was typed, and what is wrong with it by key, as the server checks it. */
export function readTypedRequirements(type: ContractType, typed: SaleValues['requirements']) {
  const values = Object.fromEntries(
    requirable(type).flatMap(({ key, kind }) => {
      const value = typed[key];
      if (value === undefined || value.length === 0) return [];
      return [[key, kind === 'int' || kind === 'money' ? Number(value) : value] as const];
    }),
  );
  return readRequirements(type, values);
}

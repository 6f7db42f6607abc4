import { refusalOf } from '@handover/domain/facts/contract-kinds';
import { type Facts } from '@handover/domain/facts/fact';
import { readFacts } from '@handover/domain/facts/read-facts';
import { writtenTexts } from '@handover/domain/facts/text-facts';
import { isDeepStrictEqual } from 'node:util';
import { invalid } from '../../common/api/errors.js';
import { today } from '../../common/today.js';
import { refuseSecrets } from '../../moderation/moderate.js';
import type { ContractType } from '../contract.columns.js';

interface Given {
  type: ContractType;
  /** As a client sent them. Null and undefined change nothing. */
  given: object | null | undefined;
  /** The stored facts; keys that are not given stay. */
  stored?: Facts;
  isPrivate?: boolean;
}

/**
 * The facts after a submission or an edit. A null value removes a fact. Throws VALIDATION with a text per wrong fact.
 */
export function statedFacts({ type, given, stored = {}, isPrivate = false }: Given): Facts {
  if (!given) return stored;
  const { facts, errors } = readFacts(type, { ...stored, ...given }, { today: today(), stored, isPrivate });
  const fields = Object.entries(errors).map(([key, text]) => [key ? `facts.${key}` : 'facts', text]);
  if (fields.length > 0) throw invalid(Object.fromEntries(fields) as Record<string, string>);
  refuseSecrets(
    Object.fromEntries(
      Object.entries(isPrivate ? facts : writtenTexts(facts)).map(([key, text]) => [
        `facts.${key}`,
        String(text),
      ]),
    ),
  );
  return isDeepStrictEqual(facts, stored) ? stored : facts;
}

/** Throws VALIDATION for a kind of contract that the law or lenders never let change hands. */
export function refuseKind(type: ContractType, texts: readonly string[]): void {
  const refusal = refusalOf(type, texts.join('\n'));
  if (refusal) throw invalid({ type: refusal });
}

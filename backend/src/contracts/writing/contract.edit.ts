import { isDeepStrictEqual } from 'node:util';
import type { QueryDeepPartialEntity } from 'typeorm';
import { today } from '../../common/today.js';
import { costColumns } from '../contract.cost.js';
import type { Contract } from '../contract.entity.js';
import type { UpdateContractInput } from '../contract.inputs.js';
import { inStatus } from '../contract.freshness.js';
import { moderationOf, textsOf, withOtherFlags } from './contract.moderation.js';
import { placeIdOf } from './contract.place.js';
import { isRestated, type Terms } from '../contract.terms.js';

/**
 * The columns that an edit writes. `before` has the texts as they were written; `isRaised` raises the terms' version.
 */
export function changesOf(
  before: Contract,
  terms: Terms,
  input: UpdateContractInput,
  isRaised: boolean,
): QueryDeepPartialEntity<Contract> {
  // flags that an admin has cleared stay cleared while the texts are the same
  const isReworded = !isDeepStrictEqual(textsOf(terms), textsOf(before));
  const moderated = moderationOf(terms);
  const termAsOf = isRestated(before, terms) ? today() : before.termAsOf;
  return {
    ...terms,
    facts: terms.facts,
    ...(isReworded && {
      ...(moderated as object),
      flags: () => withOtherFlags(moderated.flags),
      clearedAt: null,
    }),
    termAsOf,
    ...costColumns({ ...terms, termAsOf, transferFee: before.transferFee }),
    ...((input.placeId || terms.location !== before.location) && {
      placeId: placeIdOf(
        { location: terms.location, maskedLocation: moderated.maskedLocation },
        input.placeId,
      ),
    }),
    termsVersion: before.termsVersion + (isRaised ? 1 : 0),
    updatedAt: () => 'now()',
    ...(input.status && input.status !== before.status && inStatus(input.status, 'removed')),
  };
}

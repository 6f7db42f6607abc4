import { factWarnings } from '@handover/domain/facts/fact-warnings';
import { homeHints } from '@handover/domain/homes/home-hints';
import { ID, ObjectType } from '@nestjs/graphql';
import { Shown } from '../../common/api/shown.js';
import { today } from '../../common/today.js';
import { joinUser } from '../../users/user.rows.js';
import { DUPLICATE_FLAG, duplicatesOf } from '../writing/contract.duplicates.js';
import { FACTS_FLAG, FAIR_HOUSING_FLAG } from '../writing/contract.moderation.js';
import { Contract } from '../contract.entity.js';
import { asWritten, toContract } from '../contract.rows.js';

@ObjectType({
  description: 'A contract that was flagged or hidden, as an admin sees it.',
})
export class FlaggedContract extends Contract {
  @Shown(() => [String], {
    description:
      'What was found: phone, email, link, handle, messenger, payment-app, wire; facts that do not fit together (facts); a kind that may not change hands (refused-kind); words of a home that may refuse or prefer people (fair-housing); a contact in the description of a photo (photo); perhaps listed twice (duplicate); the sixth active contract of a new account (many-listings).',
    example: ['phone'],
  })
  declare flags: string[];

  @Shown(() => [String], {
    description:
      'For one that is flagged for its facts or its words about people: what does not fit together, and which words, as the holder reads it.',
    example: ['The text seems to be about another type of contract. Please check the type.'],
  })
  warnings: string[];

  @Shown(() => [ID], {
    description:
      'For one that is flagged as a duplicate: up to 5 contracts on the market with the same VIN or street address, or with the same title by the same holder.',
    example: ['019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f'],
  })
  duplicates: string[];

  @Shown(() => Boolean, { description: 'True while only admins can read it.' })
  hidden: boolean;

  @Shown(() => String, { description: "The holder's email address.", example: 'ada@example.com' })
  holderEmail: string;

  @Shown(() => Boolean, { description: 'True while the holder is suspended.' })
  holderSuspended: boolean;
}

/** SQL: adds columns of the holder to the columns of the public list. For `columns` see ContractSales. */
export const selectFlagged = (columns: string): string =>
  `select ${columns}, c.flags, case when '${DUPLICATE_FLAG}' = any(c.flags) then ${duplicatesOf} else '{}' end as duplicates, c.hidden_at is not null as hidden,
     u.email as "holderEmail", u.suspended as "holderSuspended"
   from contracts c ${joinUser('u', 'c.user_id')}`;

/** Makes a row a flagged contract with its original texts. */
export function toFlaggedContract(row: object): FlaggedContract {
  const flagged = Object.assign(new FlaggedContract(), asWritten(toContract(row)));
  flagged.warnings = [
    ...(flagged.flags.includes(FACTS_FLAG) ? factWarnings(flagged, today()).map(({ text }) => text) : []),
    ...(flagged.flags.includes(FAIR_HOUSING_FLAG) ? homeHints(flagged) : []),
  ];
  return flagged;
}

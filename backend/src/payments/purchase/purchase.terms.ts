import type { Facts } from '@handover/domain/facts/fact';
import type { FeeRule } from '@handover/domain/fee-rule';
import type { OfferTerms } from '@handover/domain/candidates/offer-terms';
import { ID, Int, ObjectType } from '@nestjs/graphql';
import { Given } from '../../common/api/given.js';
import { FactsObject, JsonObject } from '../../common/api/scalars.js';
import { Shown } from '../../common/api/shown.js';
import { ContractType } from '../../contracts/contract.columns.js';
import { FeeRuleEnum } from '../../contracts/contract.on-market.js';
import type { Terms } from '../../contracts/contract.terms.js';

@ObjectType({
  description:
    'What a buyer was offered: a copy of the contract as they could read it when the payment was opened.',
})
export class PurchaseTerms implements Omit<Terms, 'facts' | 'incentive'> {
  @Shown(() => String, { description: 'The title.', example: '2024 Honda Civic lease' })
  title: string;

  @Shown(() => ContractType, { description: 'Type of the contract.' })
  type: ContractType;

  @Shown(() => String, { description: 'The description, as plain text.' })
  description: string;

  @Shown(() => String, { description: 'Where the car, home or resort is.', example: 'Austin, TX' })
  location: string;

  @Shown(() => Int, { description: 'Monthly payment in cents (USD).', example: 38900 })
  monthlyPayment: number;

  @Shown(() => Int, { description: 'How many months were left.', example: 18 })
  remainingTermMonths: number;

  @Given(() => Int, {
    nullable: true,
    description:
      'What the seller pays to the buyer, in cents (USD); null for a sale made before it was asked.',
    example: 50000,
  })
  incentive?: number | null;

  @Given(() => FeeRuleEnum, {
    nullable: true,
    description:
      'What happens to the fee if the transfer ends early: what was in force at the claim. Null for a sale made before there was a choice: the standard rule.',
    example: 'standard',
  })
  feeRule?: FeeRule | null;

  @Given(() => FactsObject, {
    nullable: true,
    description: 'The facts; null for a sale made before they were asked.',
    example: { make: 'Honda', year: 2023 },
  })
  facts?: Facts | null;

  @Given(() => String, {
    nullable: true,
    description: 'The day of the handover that the two agreed on; null as listed.',
    example: '2027-01-15',
    format: 'date',
  })
  handoverOn?: string | null;

  @Given(() => String, {
    nullable: true,
    description: 'What comes with it, as the two agreed; null as listed.',
    example: 'Winter tires',
  })
  includes?: string | null;

  @Given(() => ID, {
    nullable: true,
    description: 'The application under whose agreed terms it was bought; null as listed.',
  })
  applicationId?: string | null;

  /** What of the terms above the two agreed on. */
  @Given(() => JsonObject, {
    nullable: true,
    description: 'What the two agreed on, of the terms above; null as listed.',
    example: { incentive: 150000 },
  })
  agreed?: OfferTerms | null;
}

import { saleStopText, type StateRule } from '@handover/domain/availability';
import { isReserved, SALE_MODES, type SaleMode } from '@handover/domain/candidates/reservation';
import type { Facts } from '@handover/domain/facts/fact';
import { isEndless } from '@handover/domain/cost/endless';
import { FEE_RULES, type FeeRule } from '@handover/domain/fee-rule';
import { Field, ObjectType } from '@nestjs/graphql';
import { Column } from 'typeorm';
import { enumOf, nameEnum } from '../common/api/enum-of.js';
import { DateTime } from '../common/api/scalars.js';
import { shownOrganisation } from '../organisations/approved-organisations.js';
import { ContractOrganisation } from '../organisations/organisation.entity.js';
import { Shown } from '../common/api/shown.js';
import { stateOfContract, stateRuleOf } from './contract.availability.js';
import type { ContractType } from './contract.columns.js';
import { contractCompany, transferableUntilOf } from './rules/contract.rules.js';
import { ContractCompany } from './rules/rule.types.js';
import { HiddenContractColumns } from './contract.hidden-columns.js';
import { STATUS_RULES, type ContractStatus } from './contract.status.js';

export const FeeRuleEnum = enumOf(FEE_RULES);
nameEnum(
  FeeRuleEnum,
  'FeeRule',
  'What happens to the fee if a transfer ends early. ALWAYS_REFUND: it is never kept.',
);

export const SaleModeEnum = enumOf(SALE_MODES);
nameEnum(SaleModeEnum, 'SaleMode', 'How a contract finds its buyer.');

/** What follows from the columns of a contract, and from what the operator allows, for its sale and its thread. */
@ObjectType({ isAbstract: true })
export abstract class ContractOnMarket extends HiddenContractColumns {
  abstract type: ContractType;
  abstract location: string;
  abstract facts: Facts;
  abstract monthlyPayment: number;
  abstract remainingTermMonths: number;
  abstract termAsOf: string;
  abstract status: ContractStatus;
  abstract transferFee: number | null;
  abstract underReview: boolean;

  /** What the operator allows where it is, as this process knows it. */
  get stateRule(): StateRule {
    return stateRuleOf(this);
  }

  /** It can be bought, if the operator allows that where it is. */
  get isOnMarket(): boolean {
    return (
      this.transferFee !== null &&
      !this.held &&
      !this.underReview &&
      STATUS_RULES[this.status].purchaseLeadsTo !== null
    );
  }

  @Column('text', { name: 'sale_mode', default: 'first-come' })
  @Shown(() => SaleModeEnum, {
    description:
      'FIRST_COME: the first to pay gets it. CHOOSE: only the candidate whom the holder chose may buy.',
    example: 'first-come',
  })
  saleMode: SaleMode;

  @Shown(() => DateTime, {
    nullable: true,
    description: 'Until when only the chosen candidate may buy it; null if everyone may.',
    example: '2026-03-03T12:00:00.000Z',
  })
  get reservedUntil(): string | null {
    return isReserved(this, new Date().toISOString()) ? this.windowUntil : null;
  }

  @Shown(() => Boolean, { description: 'True while it can be bought.' })
  get forSale(): boolean {
    return this.isOnMarket && this.stateRule.stop === null;
  }

  // REST says the same when a payment is opened
  @Field(() => String, {
    nullable: true,
    description:
      'Why a contract that is on the market cannot be bought: what the operator does not offer in its state, or that its state is not known. Null otherwise.',
  })
  get notOffered(): string | null {
    return this.isOnMarket ? saleStopText(this.stateRule) : null;
  }

  @Field(() => FeeRuleEnum, {
    description: 'What happens to the fee of a purchase made now, if its transfer ends early.',
  })
  get feeRule(): FeeRule {
    return this.stateRule.feeRule;
  }

  // REST has the facts from which it follows
  @Field(() => Boolean, { description: 'True if it has no end, such as a deed: its months do not pass.' })
  get endless(): boolean {
    return isEndless(this);
  }

  @Field(() => String, {
    nullable: true,
    description: 'The two letters of the state that it is in; null if that is not known.',
  })
  get state(): string | null {
    return stateOfContract(this);
  }

  @Shown(() => ContractCompany, {
    nullable: true,
    description: 'The company behind it; null if none of the rule book is named.',
  })
  get company(): ContractCompany | null {
    return contractCompany(this);
  }

  @Shown(() => ContractOrganisation, {
    nullable: true,
    description: 'The organisation that lists it, unless a private person does.',
  })
  get organisation(): ContractOrganisation | null {
    return shownOrganisation(this.organisationId);
  }

  @Shown(() => String, {
    nullable: true,
    description:
      'The last day on which the company behind it accepts a transfer, as far as its rules are known; null if they set none.',
    example: '2027-05-03',
    format: 'date',
  })
  get transferableUntil(): string | null {
    return transferableUntilOf(this);
  }

  @Shown(() => Boolean, { description: 'True while its thread takes new messages.' })
  get acceptsMessages(): boolean {
    return STATUS_RULES[this.status].acceptsMessages;
  }
}

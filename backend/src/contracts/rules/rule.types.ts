import { RULE_LEVELS, type RuleLevel } from '@handover/domain/rules/applied';
import { ObjectType } from '@nestjs/graphql';
import { enumOf, nameEnum } from '../../common/api/enum-of.js';
import { Shown } from '../../common/api/shown.js';
import type { ContractType } from '../contract.columns.js';

const RuleLevelEnum = enumOf(RULE_LEVELS);
nameEnum(
  RuleLevelEnum,
  'RuleLevel',
  'How much a rule stands in the way of a takeover. STOP: as far as its source says, the contract cannot be transferred now.',
);

@ObjectType({ description: 'A sentence of the rule book about the takeover of a contract, with its source.' })
export class RuleLine {
  @Shown(() => String, { description: 'The problem, or the value that it states.', example: 'too-late' })
  key: string;

  @Shown(() => RuleLevelEnum, { description: 'How much it stands in the way.' })
  level: RuleLevel;

  @Shown(() => String, {
    description: 'The sentence.',
    example: 'From May 3, 2027 on GM Financial accepts no transfer.',
  })
  text: string;

  @Shown(() => String, {
    description: 'The company, program or state that demands it.',
    example: 'GM Financial',
  })
  subject: string;

  @Shown(() => String, { description: 'Who says so.', example: 'gmfinancial.com, lease assumption' })
  source: string;

  @Shown(() => String, {
    nullable: true,
    description: 'Its address; null if it has none.',
    example: 'https://www.gmfinancial.com/',
  })
  sourceUrl: string | null;

  @Shown(() => String, {
    description: 'The day on which the source was read.',
    example: '2026-11-23',
    format: 'date',
  })
  checkedOn: string;
}

@ObjectType({ description: 'The company behind a contract, whose rules are known.' })
export class ContractCompany {
  @Shown(() => String, { description: 'Names it in addresses.', example: 'gm-financial' })
  slug: string;

  @Shown(() => String, { description: 'Its name.', example: 'GM Financial' })
  name: string;

  /** In the rule book, with the type of the contract: for what is measured with them. */
  id: string;
  type: ContractType;
}

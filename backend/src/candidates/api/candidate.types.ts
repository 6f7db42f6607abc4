import type { SaleMode } from '@handover/domain/candidates/reservation';
import type { Requirements } from '@handover/domain/candidates/requirements';
import type { Question } from '@handover/domain/candidates/questions';
import { ID, Float, ObjectType } from '@nestjs/graphql';
import { JsonObject } from '../../common/api/scalars.js';
import { Shown } from '../../common/api/shown.js';
import { SaleModeEnum } from '../../contracts/contract.on-market.js';
import { FactChoice } from '../../contracts/facts/facts.types.js';

@ObjectType({ description: 'A question to candidates for contracts of a type.' })
export class CandidateQuestion {
  @Shown(() => String, { description: 'Its key in `answers`.', example: 'creditBand' })
  key: string;

  @Shown(() => String, { description: 'What to call it.', example: 'Credit score' })
  label: string;

  @Shown(() => String, {
    description: 'enum, day (YYYY-MM-DD), int, money (cents) or text.',
    example: 'enum',
  })
  kind: string;

  @Shown(() => [FactChoice], { description: 'The choices of an enum; empty otherwise.' })
  values: FactChoice[];

  @Shown(() => Float, { nullable: true, description: 'The smallest value, or number of characters.' })
  min: number | null;

  @Shown(() => Float, { nullable: true, description: 'The largest of both.' })
  max: number | null;

  @Shown(() => String, {
    nullable: true,
    description:
      'How a holder may require it: at-least (of the choices in their order), at-most, one-of (a list), from or until (a day); null if it cannot be required.',
    example: 'at-least',
  })
  required: string | null;

  @Shown(() => String, {
    nullable: true,
    description: 'It is asked only about contracts with this fact and value; null if always.',
    example: 'loanType=va',
  })
  askedIf: string | null;
}

export const toQuestion = ({
  values,
  min,
  max,
  required,
  askedIf,
  ...question
}: Question): CandidateQuestion =>
  Object.assign(new CandidateQuestion(), {
    ...question,
    values: (values ?? []).map(({ value, label }) => Object.assign(new FactChoice(), { value, label })),
    ...{ min: min ?? null, max: max ?? null, required: required ?? null },
    askedIf: askedIf ? `${askedIf.fact}=${askedIf.is.join(',')}` : null,
  });

@ObjectType({ description: 'How a contract finds its buyer, as its holder has set it.' })
export class SaleSettings {
  @Shown(() => SaleModeEnum, { description: 'Who can buy.', example: 'choose' })
  mode: SaleMode;

  @Shown(() => JsonObject, {
    nullable: true,
    description: 'What every applicant must meet, by the keys of `candidateQuestions`; null for none.',
    example: { creditBand: '660-699', state: ['TX', 'OK'] },
  })
  requirements: Requirements | null;

  @Shown(() => Boolean, { description: 'After a failed transfer the next in line gets it first.' })
  lineAuto: boolean;
}

@ObjectType({ description: 'Who can buy a contract has changed: load the contract again.' })
export class SaleChange {
  @Shown(() => ID, { description: 'The contract.' })
  contractId: string;
}

@ObjectType({
  description:
    'An application that the viewer may see has changed: load `candidates` or `myApplications` again.',
})
export class ApplicationChange {
  @Shown(() => ID, { description: 'The contract.' })
  contractId: string;

  @Shown(() => ID, { description: 'The application.' })
  applicationId: string;
}

import { Float, Int, ObjectType } from '@nestjs/graphql';
import { Shown } from '../../common/api/shown.js';

@ObjectType({ description: 'An answer that a fact may have.' })
export class FactChoice {
  @Shown(() => String, { description: 'The value.', example: 'hybrid' })
  value: string;

  @Shown(() => String, { description: 'As people read it.', example: 'Hybrid' })
  label: string;
}

@ObjectType({ description: 'A fact that contracts of a type can state.' })
export class FactDefinition {
  @Shown(() => String, { description: 'Its key in `facts` or `privateFacts`.', example: 'mileageNow' })
  key: string;

  @Shown(() => String, { description: 'What to call it.', example: 'Miles today' })
  label: string;

  @Shown(() => String, {
    description:
      'money (cents), int, rate (thousandths of a percent), halves (3 is 1.5), enum, date (YYYY-MM-DD) or text.',
    example: 'int',
  })
  kind: string;

  @Shown(() => String, { nullable: true, description: 'What it counts.', example: 'miles' })
  unit: string | null;

  @Shown(() => String, { description: 'key or more: whether it is asked first.', example: 'key' })
  level: string;

  @Shown(() => Float, {
    nullable: true,
    description: 'The smallest value, or the smallest number of characters; null for dates and choices.',
    example: 0,
  })
  min: number | null;

  @Shown(() => Float, { nullable: true, description: 'The largest of both.', example: 500000 })
  max: number | null;

  @Shown(() => [FactChoice], { description: 'The choices of an enum; empty otherwise.' })
  values: FactChoice[];

  @Shown(() => String, {
    nullable: true,
    description: 'range, list or select; null if lists do not filter by it.',
  })
  facet: string | null;

  @Shown(() => Boolean, { description: 'True if only the holder, an accepted buyer and admins read it.' })
  isPrivate: boolean;
}

@ObjectType({ description: 'A fact of a contract as people read it.' })
export class FactRow {
  @Shown(() => String, { description: 'Its key.', example: 'mileageNow' })
  key: string;

  @Shown(() => String, { description: 'Its label.', example: 'Miles today' })
  label: string;

  @Shown(() => String, {
    nullable: true,
    description: 'Its value; null if it is not stated.',
    example: '14,200 miles',
  })
  value: string | null;

  @Shown(() => String, {
    nullable: true,
    description: 'What a candidate should know about the value; null if nothing.',
    example: 'Seller stays liable',
  })
  alert: string | null;
}

@ObjectType({ description: 'A part of the cost of a contract.' })
export class CostLine {
  @Shown(() => String, { description: 'Which part.', example: 'payments' })
  key: string;

  @Shown(() => String, { description: 'What it is.', example: '18 monthly payments' })
  label: string;

  @Shown(() => Float, { description: 'In cents (USD); negative if the buyer receives it.', example: 700200 })
  cents: number;
}

@ObjectType({ description: 'A number that helps to judge a cost.' })
export class CostFigure {
  @Shown(() => String, { description: 'Which number.', example: 'spareMiles' })
  key: string;

  @Shown(() => String, { description: 'What it is.', example: 'Miles left per month' })
  label: string;

  @Shown(() => String, {
    description: 'money (cents), int or rate (thousandths of a percent).',
    example: 'int',
  })
  kind: string;

  @Shown(() => Float, { description: 'The number.', example: 877 })
  value: number;
}

@ObjectType({
  description:
    'What a contract costs from today to its end: an estimate from what the seller states, not an offer.',
})
export class TrueCost {
  @Shown(() => [CostLine], { description: 'The parts of the total.' })
  lines: CostLine[];

  @Shown(() => Float, { description: 'The sum of the lines in cents (USD).', example: 747200 })
  total: number;

  @Shown(() => Int, {
    nullable: true,
    description: 'The total per month in cents (USD); null if it cannot be computed.',
    example: 41511,
  })
  effectiveMonthly: number | null;

  @Shown(() => Float, {
    nullable: true,
    description:
      'What the buyer pays at the transfer, in cents (USD); negative if they receive money; null if it cannot be computed.',
    example: 12000,
  })
  cashAtTransfer: number | null;

  @Shown(() => [CostFigure], { description: 'Comparisons and other numbers.' })
  figures: CostFigure[];

  @Shown(() => [String], {
    description: 'Keys of facts that were needed and are not stated; their lines are left out.',
  })
  missing: string[];

  @Shown(() => [String], {
    description: 'The labels of the missing facts.',
    example: ['Fee for returning it'],
  })
  notStated: string[];

  @Shown(() => String, {
    description: 'What the buyer pays besides, which contracts of the type do not state.',
    example: 'the application fee, renter’s insurance, and moving',
  })
  notIncluded: string;
}

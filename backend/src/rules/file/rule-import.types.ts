import { Extensions, Int, ObjectType } from '@nestjs/graphql';
import { Shown } from '../../common/api/shown.js';
import type { ListLength } from '../../graphql/cost.js';

/** An admin mends the first ones and sends the file again. */
export const MOST_ERRORS = 100;

@ObjectType({ description: 'What is wrong with a cell or row of a file.' })
export class RuleImportError {
  @Shown(() => Int, { description: 'The row, as a spreadsheet counts: the headings are row 1.', example: 2 })
  row: number;

  @Shown(() => String, {
    nullable: true,
    description: 'The heading of the column; null if it is about the whole row.',
    example: 'fee_min_dollars',
  })
  column: string | null;

  @Shown(() => String, { description: 'What is wrong.', example: 'The types do not name it.' })
  text: string;
}

@ObjectType({ description: 'What became of the rows of a file, or what would.' })
export class RuleImport {
  @Shown(() => Boolean, { description: 'False for a dry run, and if a row is wrong.' })
  isStored: boolean;

  @Shown(() => Int, { description: 'Rows with a rule, company, program or state that is new.', example: 2 })
  created: number;

  @Shown(() => Int, { description: 'Rows that change something.', example: 10 })
  changed: number;

  @Shown(() => Int, { description: 'Rows that say what is known.', example: 88 })
  unchanged: number;

  @Shown(() => Int, { description: 'How many errors there are.', example: 0 })
  errorCount: number;

  @Extensions({ usualLength: MOST_ERRORS } satisfies ListLength)
  @Shown(() => [RuleImportError], { description: `The first ${MOST_ERRORS} of them, by row.` })
  errors: RuleImportError[];
}

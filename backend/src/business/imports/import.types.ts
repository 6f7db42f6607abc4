import { ArgsType, Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsObject, IsOptional, IsUUID } from 'class-validator';
import { enumOf, nameEnum } from '../../common/api/enum-of.js';
import { invalid } from '../../common/api/errors.js';
import { Given } from '../../common/api/given.js';
import type { RequestContext } from '../../common/api/request-of.js';
import { JsonObject } from '../../common/api/scalars.js';
import { Shown } from '../../common/api/shown.js';

const MODES = ['dry-run', 'apply'] as const;
const FORMATS = ['csv', 'jsonl'] as const;
const MATCHES = ['external-id', 'vin'] as const;
const MISSING = ['keep', 'pause'] as const;
export const IMPORT_STATES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;

export type ImportMode = (typeof MODES)[number];
export type ImportFormat = (typeof FORMATS)[number];
export type ImportMatch = (typeof MATCHES)[number];
export type ImportMissing = (typeof MISSING)[number];
export type ImportState = (typeof IMPORT_STATES)[number];

export const ImportModeEnum = enumOf(MODES);
export const ImportFormatEnum = enumOf(FORMATS);
export const ImportMatchEnum = enumOf(MATCHES);
export const ImportMissingEnum = enumOf(MISSING);
export const ImportStateEnum = enumOf(IMPORT_STATES);

nameEnum(ImportModeEnum, 'ImportMode', 'DRY_RUN only reports what the file would change.');
nameEnum(ImportFormatEnum, 'ImportFormat', 'CSV, or JSONL: a JSON object per line.');
nameEnum(ImportMatchEnum, 'ImportMatch', 'By what a row finds the contract that it edits.');
nameEnum(
  ImportMissingEnum,
  'ImportMissing',
  'PAUSE: contracts with an external id that the file does not name are paused, if no row of it failed.',
);
nameEnum(ImportStateEnum, 'ImportState', 'How far an import is.');

const OPTIONS = {
  mode: {
    of: ImportModeEnum,
    enumName: 'ImportMode',
    description: 'apply: contracts are listed and edited.',
  },
  format: { of: ImportFormatEnum, enumName: 'ImportFormat', description: 'What the file is.' },
  match: {
    ...{ of: ImportMatchEnum, enumName: 'ImportMatch' },
    description: 'By what a row finds the contract that it edits; vin is for cars.',
  },
  missing: {
    ...{ of: ImportMissingEnum, enumName: 'ImportMissing' },
    description:
      'pause: your active contracts with an external id that the file does not name are paused. Only after a run in which no row failed, and only with match=external-id.',
  },
} as const;
const DEFAULTS = { mode: 'dry-run', format: 'csv', match: 'external-id', missing: 'keep' } as const;

/** An option of an import, as a query parameter and as an argument. */
const Option = (name: keyof typeof OPTIONS): PropertyDecorator => {
  const { of, enumName, description } = OPTIONS[name];
  const text = `${description} ${DEFAULTS[name]} by default.`;
  return (target, property) => {
    Field(() => of, { nullable: true, description: text })(target, property);
    ApiPropertyOptional({ enum: of, enumName, description: text })(target, property);
    IsOptional()(target, property);
    IsIn(Object.values(of), { message: `${name} must be ${Object.values(of).join(' or ')}.` })(
      target,
      property,
    );
  };
};

/** How a file is imported: the query of POST /api/imports. */
@ArgsType()
export class ImportOptions {
  @Option('mode')
  mode?: ImportMode | null;

  @Option('format')
  format?: ImportFormat | null;

  @Option('match')
  match?: ImportMatch | null;

  @Option('missing')
  missing?: ImportMissing | null;

  @Given(() => ID, {
    nullable: true,
    description: 'The approved organisation that lists the new contracts; that of the API token by default.',
    example: '019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f',
  })
  @IsOptional()
  @IsUUID(undefined, { message: 'Please choose one of your organizations.' })
  organisationId?: string | null;
}

/** What a token of an organisation imports belongs to it. */
export const importedBy = ({ token }: RequestContext, options: ImportOptions): ImportOptions =>
  Object.assign(options, { organisationId: token?.organisationId ?? options.organisationId });

export type ChosenOptions = { organisationId: string | null } & {
  [Name in keyof typeof DEFAULTS]: NonNullable<ImportOptions[Name]>;
};

/** Throws VALIDATION: what a file does not name is found by external ids only. */
export function refuseUnfitting({ match, missing }: { match: ImportMatch; missing: ImportMissing }): void {
  if (missing === 'pause' && match !== 'external-id')
    throw invalid({ missing: 'missing=pause needs match=external-id.' });
}

export const chosenOptions = (given: ImportOptions): ChosenOptions => {
  const { mode, format, match, missing, organisationId = null } = given;
  return {
    ...{ mode: mode ?? DEFAULTS.mode, format: format ?? DEFAULTS.format },
    ...{ match: match ?? DEFAULTS.match, missing: missing ?? DEFAULTS.missing },
    organisationId,
  };
};

@ObjectType({ description: 'What is wrong with a row of a file.' })
export class ImportProblem {
  @Shown(() => Int, {
    nullable: true,
    description:
      'The row, as a spreadsheet counts: of CSV, the headings are row 1. Null if it is about a contract that the file does not name.',
    example: 2,
  })
  row: number | null;

  @Shown(() => String, {
    nullable: true,
    description: 'The heading of the column, or the name in JSON; null if it is about the whole row.',
    example: 'monthly_payment_dollars',
  })
  column: string | null;

  @Shown(() => String, {
    description: 'What is wrong, as a sentence.',
    example: 'Monthly payment must not be negative.',
  })
  message: string;
}

@ObjectType({ description: 'A column that a file of contracts may have.' })
export class ImportColumn {
  @Shown(() => String, {
    description: 'Its heading in sample files.',
    example: 'monthly_payment_dollars',
  })
  heading: string;

  @Shown(() => String, { description: 'What to call it.', example: 'Monthly payment' })
  label: string;

  @Shown(() => Boolean, { description: 'Whether a new contract needs it.' })
  isRequired: boolean;
}

@ObjectType({ description: 'Which columns the headings of your files mean.' })
export class ImportMapping {
  @Shown(() => JsonObject, {
    description: 'The heading of a column by the heading in your files; an empty text ignores a column.',
    example: { Rent: 'monthly_payment_dollars', Notes: '' },
  })
  headings: Record<string, string>;
}

@InputType({ description: 'Which columns the headings of your files mean. It replaces what was stored.' })
export class ImportMappingInput {
  @Given(() => JsonObject, {
    description:
      'The heading of a column by the heading in your files, at most 200; an empty text ignores a column. Headings that are left out are recognized by their names.',
    example: { Rent: 'monthly_payment_dollars', Notes: '' },
  })
  @IsObject({ message: 'headings must be an object.' })
  headings: object;
}

export const importIdArg = { type: () => ID, description: 'The import.' } as const;

import { ID, InputType, Int } from '@nestjs/graphql';
import { IsBoolean, IsIn, IsInt, IsOptional, IsString, IsUUID, Max, MaxLength, Min } from 'class-validator';
import { Given } from '../../../common/api/given.js';
import { PartialInput } from '../../../common/api/partial-input.js';
import { Trim } from '../../../common/api/validation.js';
import {
  ImportFormatEnum,
  ImportMatchEnum,
  ImportMissingEnum,
  type ImportFormat,
  type ImportMatch,
  type ImportMissing,
} from '../import.types.js';
import { URL_EXAMPLE } from './import-source.entity.js';

const HOURS = { message: 'Please choose from 1 to 24 hours.' };
const oneOf = (name: string, values: object) => ({
  message: `${name} must be ${Object.values(values).join(' or ')}.`,
});

@InputType({ description: 'An address from which a file of contracts is fetched regularly.' })
export class ImportSourceInput {
  @Given(() => String, { description: 'Begins with https://, at most 500 characters.', example: URL_EXAMPLE })
  @Trim()
  @IsString({ message: 'The address must be a string.' })
  @MaxLength(500, { message: 'The address must have at most 500 characters.' })
  url: string;

  @Given(() => ImportFormatEnum, { description: 'What the file is.', example: 'csv' })
  @IsIn(Object.values(ImportFormatEnum), oneOf('format', ImportFormatEnum))
  format: ImportFormat;

  @Given(() => ImportMatchEnum, {
    nullable: true,
    description: 'By what a row finds the contract that it edits; vin is for cars. external-id by default.',
    example: 'external-id',
  })
  @IsOptional()
  @IsIn(Object.values(ImportMatchEnum), oneOf('match', ImportMatchEnum))
  match?: ImportMatch | null;

  @Given(() => ImportMissingEnum, {
    nullable: true,
    description:
      'pause: your active contracts with an external id that the file does not name are paused. Only with match=external-id, and only if no other source of yours lists for the same. keep by default.',
    example: 'keep',
  })
  @IsOptional()
  @IsIn(Object.values(ImportMissingEnum), oneOf('missing', ImportMissingEnum))
  missing?: ImportMissing | null;

  @Given(() => Int, { description: 'How many hours are between two fetches, 1 to 24.', example: 6 })
  @IsInt(HOURS)
  @Min(1, HOURS)
  @Max(24, HOURS)
  everyHours: number;

  @Given(() => ID, {
    nullable: true,
    description: 'The approved organisation that lists the new contracts; null for yourself.',
    example: '019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f',
  })
  @IsOptional()
  @IsUUID(undefined, { message: 'Please choose one of your organizations.' })
  organisationId?: string | null;
}

@InputType({ description: 'What is left out stays as it is.' })
export class UpdateImportSourceInput extends PartialInput(ImportSourceInput) {
  @Given(() => Boolean, {
    nullable: true,
    description: 'False switches it off, true switches it on.',
    example: true,
  })
  @IsOptional()
  @IsBoolean({ message: 'active is either true or false.' })
  active?: boolean | null;
}

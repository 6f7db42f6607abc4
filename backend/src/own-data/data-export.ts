import { InputType, ObjectType } from '@nestjs/graphql';
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { Shown } from '../common/api/shown.js';
import { PASSWORD_LENGTH } from '../users/passwords.js';
import { Given } from '../common/api/given.js';

const rows = (description: string) =>
  ApiProperty({ description, type: 'array', items: { type: 'object', additionalProperties: true } });
const record = (description: string) =>
  ApiProperty({ description, type: 'object', additionalProperties: true });

@ApiSchema({ description: 'Everything stored about one member. Money in cents, times in UTC.' })
export class DataExport {
  @ApiProperty({ description: 'When it was read.', type: String, format: 'date-time' })
  exportedAt: string;

  @record('The account.')
  profile: object;

  @rows(
    'The sessions of the account: device, IP address and times, without anything that could be used to sign in.',
  )
  sessions: object[];

  @record('Names and dates of second factors, without their keys and codes.')
  secondFactors: object;

  @rows('Contracts with their texts as they were written.')
  contracts: object[];

  @rows('Photos of the contracts.')
  photos: object[];

  @rows('Messages as they were written.')
  messages: object[];

  @rows('Conversations with the moment up to which each was read.')
  conversations: object[];

  @rows('How many questions were answered, and how long the latest ones waited.')
  answerTimes: object[];

  @record('Applications for contracts, their offers, and saved answers.')
  candidates: object;

  @rows('Payments that reached the bank, as the buyer.')
  purchases: object[];

  @rows('Contracts that were sold, as the seller.')
  sales: object[];

  @record('Transfers as buyer and as seller, with what was done, said and given in them.')
  transfers: object;

  @record('Saved contracts and searches, and which contracts the alerts have told.')
  saved: object;

  @record('Notifications, and where each kind of them is wanted.')
  notifications: object;

  @record('Webhooks without their secrets, and the events that were sent to them.')
  webhooks: object;

  @rows('Reports that were sent.')
  reports: object[];

  @rows('Contact requests from the confirmed address of the account.')
  contactRequests: object[];

  @rows('Versions of the terms that were accepted, and when.')
  acceptedTerms: object[];

  @rows('What was told about the companies behind transferred contracts.')
  ruleObservations: object[];

  @record('Files of contracts that were sent, without their rows, and which columns their headings mean.')
  imports: object;

  @rows('Addresses from which files of contracts are fetched.')
  importSources: object[];

  @rows('What was done as an admin.')
  adminActions: object[];

  @rows('Internal notes that were written as an admin, without their texts, which are about other members.')
  adminNotes: object[];

  @rows('API tokens, without their secrets.')
  apiTokens: object[];

  @record('The member’s organisations with their roles, those that they asked for, and invitations.')
  organisations: object;
}

@ObjectType({ description: 'A file with everything stored about one member.' })
export class DataExportFile {
  @Shown(() => String, { description: 'Suggested file name.', example: 'handover-data-2026-03-01.json' })
  fileName: string;

  @Shown(() => String, {
    description: 'The content as JSON, the same as the response of GET /api/user/export.',
  })
  json: string;
}

const PASSWORD_TEXT = { message: 'Please enter your password.' };

@InputType({ description: 'Proves that the account is yours.' })
export class DeleteAccountInput {
  @Given(() => String, {
    nullable: true,
    description:
      'Your password. Members with a second factor or without a password leave it out and need a proof of the last 15 minutes.',
    example: 'correct horse battery',
  })
  @IsOptional()
  @IsString(PASSWORD_TEXT)
  @MaxLength(PASSWORD_LENGTH.max, PASSWORD_TEXT)
  password?: string | null;
}

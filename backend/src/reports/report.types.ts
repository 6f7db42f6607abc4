import { ID, Int, ObjectType } from '@nestjs/graphql';
import { DateTime } from '../common/api/scalars.js';
import { Shown } from '../common/api/shown.js';
import { ContractStatus } from '../contracts/contract.status.js';
import {
  MyReport,
  ReportActionEnum,
  ReportStateEnum,
  type ReportAction,
  type ReportState,
} from './report.entity.js';

@ObjectType({ description: 'What the viewer needs to know about reports of a contract.' })
export class ReportsOnContract {
  @Shown(() => [MyReport], { description: 'What the viewer has reported on the contract and its thread.' })
  mine: MyReport[];

  @Shown(() => DateTime, {
    nullable: true,
    description: 'For the holder: until when to say that it is still available; null if no question is open.',
  })
  answerBy: string | null;
}

@ObjectType({ description: 'What became of the reports about a member.' })
export class ReportHistory {
  @Shown(() => Int, { description: 'Open ones.', example: 1 })
  open: number;

  @Shown(() => Int, { description: 'Upheld ones.', example: 2 })
  upheld: number;

  @Shown(() => Int, { description: 'Dismissed ones.', example: 0 })
  dismissed: number;
}

@ObjectType({ description: 'A report, as admins see it.' })
export class Report extends MyReport {
  @Shown(() => ReportStateEnum, { description: 'What became of it.' })
  declare state: ReportState;

  @Shown(() => Boolean, {
    description: 'True if it comes first: the sale is stopped, or a transfer is paused.',
  })
  declare urgent: boolean;

  @Shown(() => ReportActionEnum, {
    nullable: true,
    description: 'What was done about its target; null if it was not upheld.',
  })
  declare action: ReportAction | null;

  @Shown(() => String, { nullable: true, description: 'The note of the admin who resolved it.' })
  declare resolution: string | null;

  @Shown(() => ID, { description: 'Who reported it.' })
  declare reporterId: string;

  @Shown(() => String, { description: 'Email address of the reporter.', example: 'ada@example.com' })
  reporterEmail: string;

  @Shown(() => ID, { description: 'Whom it is about: the holder, the sender or the other party.' })
  declare subjectId: string;

  @Shown(() => String, { description: 'Email address of that member.', example: 'bob@example.com' })
  subjectEmail: string;

  @Shown(() => Boolean, { description: 'True while that member is suspended.' })
  subjectSuspended: boolean;

  @Shown(() => String, { description: 'Title of the contract.', example: '2024 Honda Civic lease' })
  contractTitle: string;

  @Shown(() => ContractStatus, { description: 'Status of the contract.' })
  contractStatus: ContractStatus;

  @Shown(() => String, { nullable: true, description: 'The reported message; null for other targets.' })
  message: string | null;

  @Shown(() => [String], { description: 'The last messages of the thread, oldest first.' })
  lastMessages: string[];

  @Shown(() => ReportHistory, { description: 'All reports about the same member.' })
  history: ReportHistory;
}

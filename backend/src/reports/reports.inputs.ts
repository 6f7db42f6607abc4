import { ArgsType, ID, InputType, IntersectionType as GraphqlIntersection } from '@nestjs/graphql';
import {
  ALL_REASONS,
  REPORT_TARGETS,
  type ReportReason,
  type ReportTarget,
} from '@handover/domain/report-reasons';
import { ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsOptional, IsString, IsUUID, Length } from 'class-validator';
import { AboutFilter } from '../common/api/about-filter.js';
import { Given } from '../common/api/given.js';
import { ListQuery, OrderOfList, type ListOrder } from '../common/api/list-query.js';
import { PageArgs } from '../common/api/paging.js';
import { PlainText, Trim } from '../common/api/validation.js';
import {
  REPORT_ACTIONS,
  REPORT_STATES,
  ReportActionEnum,
  ReportReasonEnum,
  ReportStateEnum,
  ReportTargetEnum,
  type ReportAction,
  type ReportState,
} from './report.entity.js';

/** REST takes the names of GraphQL, too: NOT_THEIRS is not-theirs. */
const AnyCase = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.toLowerCase().replaceAll('_', '-') : value,
  );
const NOTE = { message: 'The note must have at most 1000 characters.' };

@InputType({ description: 'What is reported, and why.' })
export class ReportInput {
  @Given(() => ReportTargetEnum, { description: 'What is reported.' })
  @AnyCase()
  @IsIn(REPORT_TARGETS, { message: 'Please choose what to report.' })
  targetType: ReportTarget;

  @Given(() => ID, {
    description: 'The contract, the message, or for a party your transfer with them or their id as a member.',
  })
  @IsUUID(undefined, { message: 'Please choose what to report.' })
  targetId: string;

  @Given(() => ReportReasonEnum, { description: 'Why.' })
  @AnyCase()
  @IsIn(ALL_REASONS, { message: 'Please choose a reason.' })
  reason: ReportReason;

  @Given(() => String, { nullable: true, description: 'More about it, for admins: up to 1000 characters.' })
  @Trim()
  @IsOptional()
  @IsString(NOTE)
  @Length(0, 1000, NOTE)
  @PlainText({ message: 'The note must not contain control characters.' })
  note?: string | null;
}

const URGENT_FIRST = 'Urgent ones come first, then the newest by default.';
const STATE_TEXT = { message: 'There is no such state of a report.' };

@ArgsType()
export class ListReportsArgs extends GraphqlIntersection(AboutFilter, PageArgs, ArgsType) {
  @OrderOfList(URGENT_FIRST)
  sort?: ListOrder | null;

  @Given(() => ReportStateEnum, { nullable: true, description: 'Only those in this state.' })
  @IsOptional()
  @IsIn(REPORT_STATES, STATE_TEXT)
  state?: ReportState | null;
}

export class ListReportsQuery extends IntersectionType(AboutFilter, ListQuery) {
  @OrderOfList(URGENT_FIRST)
  sort?: ListOrder;

  @AnyCase()
  @IsOptional()
  @IsIn(REPORT_STATES, STATE_TEXT)
  @ApiPropertyOptional({ enum: REPORT_STATES, enumName: 'ReportState', description: 'Only those.' })
  state?: ReportState;
}

@ArgsType()
export class ResolveReportArgs {
  @Given(() => Boolean, { description: 'True to uphold the report, false to dismiss it.', example: true })
  @IsBoolean({ message: 'Please choose whether to uphold or dismiss the report.' })
  uphold: boolean;

  @Given(() => ReportActionEnum, {
    nullable: true,
    description: 'What is done about the target of an upheld report; NONE by default.',
  })
  @AnyCase()
  @IsOptional()
  @IsIn(REPORT_ACTIONS, { message: 'There is no such action.' })
  action?: ReportAction | null;

  @Given(() => String, {
    nullable: true,
    description: 'Why, for the audit trail: up to 500 characters; 3 or more if something is done.',
  })
  @Trim()
  @IsOptional()
  @IsString({ message: 'The note must be a string.' })
  @Length(0, 500, { message: 'The note must have at most 500 characters.' })
  note?: string | null;
}

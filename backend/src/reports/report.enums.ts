import { ALL_REASONS, REPORT_TARGETS } from '@handover/domain/report-reasons';
import { enumOf, nameEnum } from '../common/api/enum-of.js';

export const REPORT_STATES = ['open', 'upheld', 'dismissed'] as const;
export type ReportState = (typeof REPORT_STATES)[number];
/** What an admin does about the target of a report that is upheld. */
export const REPORT_ACTIONS = ['hide', 'off-market', 'suspend', 'none'] as const;
export type ReportAction = (typeof REPORT_ACTIONS)[number];

export const ReportTargetEnum = enumOf(REPORT_TARGETS);
export const ReportReasonEnum = enumOf(ALL_REASONS);
export const ReportStateEnum = enumOf(REPORT_STATES);
export const ReportActionEnum = enumOf(REPORT_ACTIONS);

nameEnum(ReportTargetEnum, 'ReportTarget', 'What is reported.');
nameEnum(ReportReasonEnum, 'ReportReason', 'Why it is reported.');
nameEnum(ReportStateEnum, 'ReportState', 'What became of a report.');
nameEnum(ReportActionEnum, 'ReportAction', 'What is done about the target of an upheld report.');

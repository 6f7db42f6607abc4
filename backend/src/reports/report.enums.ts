import { registerEnumType } from '@nestjs/graphql';
import { ALL_REASONS, REPORT_TARGETS } from '@handover/domain/report-reasons';
import { enumOf } from '../common/api/enum-of.js';

export const REPORT_STATES = ['open', 'upheld', 'dismissed'] as const;
export type ReportState = (typeof REPORT_STATES)[number];
/** What an admin does about the target of a report that is upheld. */
export const REPORT_ACTIONS = ['hide', 'off-market', 'suspend', 'none'] as const;
export type ReportAction = (typeof REPORT_ACTIONS)[number];

export const ReportTargetEnum = enumOf(REPORT_TARGETS);
export const ReportReasonEnum = enumOf(ALL_REASONS);
export const ReportStateEnum = enumOf(REPORT_STATES);
export const ReportActionEnum = enumOf(REPORT_ACTIONS);

registerEnumType(ReportTargetEnum, { name: 'ReportTarget', description: 'What is reported.' });
registerEnumType(ReportReasonEnum, { name: 'ReportReason', description: 'Why it is reported.' });
registerEnumType(ReportStateEnum, { name: 'ReportState', description: 'What became of a report.' });
registerEnumType(ReportActionEnum, {
  name: 'ReportAction',
  description: 'What is done about the target of an upheld report.',
});

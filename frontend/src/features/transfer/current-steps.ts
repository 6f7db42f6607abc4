import type { TransferAction, TransferFieldsFragment } from '../../generated/transfer';
import type { Step } from './transfer-dates';

/* Several steps may be under way at once: one is next for the reader, and they can look at each of the others. */

type WithSteps = Pick<TransferFieldsFragment, 'steps' | 'currentStep'>;

const others = ({ steps, currentStep }: WithSteps): Step[] =>
  steps.filter(({ status, key }) => status === 'CURRENT' && key !== currentStep?.key);

const isMine = ({ allowedActions, actor }: Step): boolean =>
  actor !== 'THIRD_PARTY' &&
  (['COMPLETE_STEP', 'CONFIRM_STEP'] as const).some((action) => allowedActions.includes(action));

/** What else the reader can do now, and what waits for someone else. */
export const otherSteps = (t: WithSteps): { mine: Step[]; waiting: Step[] } => ({
  mine: others(t).filter(isMine),
  waiting: others(t).filter((step) => !isMine(step)),
});

/** The step that the reader may do this with; the one that is shown, if it is one of them. */
export const stepFor = ({ steps, currentStep }: WithSteps, action: TransferAction): Step | undefined => {
  const found = steps.filter(({ allowedActions }) => allowedActions.includes(action));
  return found.find(({ key }) => key === currentStep?.key) ?? found.at(-1);
};

const ABOUT_CURRENT: readonly TransferAction[] = [
  'COMPLETE_STEP',
  'CONFIRM_STEP',
  'EXPECT_STEP',
  'SKIP_STEP',
  'RECORD_REFUSAL',
  'ANSWER_REFUSAL',
];

/** The transfer as it is shown while the reader looks at another step that is under way; as it is if it no longer is. */
export function lookAt(t: TransferFieldsFragment, key: string | null): TransferFieldsFragment {
  const step = others(t).find((one) => one.key === key);
  if (!step) return t;
  const rest = t.allowedActions.filter((action) => !ABOUT_CURRENT.includes(action));
  const onStep = step.allowedActions.filter((action) => ABOUT_CURRENT.includes(action));
  return { ...t, currentStep: step, allowedActions: [...onStep, ...rest] };
}

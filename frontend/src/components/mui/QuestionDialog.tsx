import { lazyPart } from '../../lib/lazy-part';
import type { Question } from '../../lib/session/member-question';
import { StepUpDialog } from './StepUpDialog';

const TermsDialog = lazyPart(() => import('./TermsDialog').then((module) => module.TermsDialog));

/** The dialog of what the server asks of the member: a proof of who they are, or consent to new terms. */
export const QuestionDialog = ({ question }: { question: Question }) =>
  question.code === 'TERMS_REQUIRED' ? (
    <TermsDialog question={question} />
  ) : (
    <StepUpDialog question={question} />
  );

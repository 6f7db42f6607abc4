import { lazyPart } from '../../lib/lazy-part';
import type { Question } from '../../lib/session/member-question';
import { StepUpDialog } from './StepUpDialog';

const TermsDialog = lazyPart(() => import('./TermsDialog').then((module) => module.TermsDialog));
const ConfirmEmailDialog = lazyPart(() =>
  import('./ConfirmEmailDialog').then((module) => module.ConfirmEmailDialog),
);

/** The dialog of what the server asks of the member: a proof of who they are, consent, or a confirmed address. */
export function QuestionDialog({ question }: { question: Question }) {
  if (question.code === 'TERMS_REQUIRED') return <TermsDialog question={question} />;
  if (question.code === 'CONFIRMED_EMAIL_REQUIRED') return <ConfirmEmailDialog question={question} />;
  return <StepUpDialog question={question} />;
}

import {
  completeLabel,
  current,
  isDecision,
  stepToReopen,
  otherCapitalized,
  other,
  paidIn,
  withdrawal,
  type DialogContext,
} from './dialog-words';
import { consequences } from './outcomes';
import type { Act } from './transfer-acts';
import { formatDate } from '../transfer-dates';

/** While a refusal waits for an answer, the step can still be done. */
const insteadOfRefusal = (context: DialogContext): string =>
  isDecision(context)
    ? 'Only if the answer is yes after all.'
    : 'Only if nothing stops the transfer any more.';

/** The button of an act, and a line for the menu. */
export function actWords(act: Act, context: DialogContext): { label: string; hint: string } {
  const { t } = context;
  const early = t.status === 'PROPOSED';
  switch (act) {
    case 'accept':
      return { label: 'Accept', hint: '' };
    case 'complete':
      return {
        label: completeLabel(context),
        hint: current(context).refusal ? insteadOfRefusal(context) : '',
      };
    case 'confirm':
      return { label: 'Confirm that it is done', hint: '' };
    case 'agree':
      return { label: 'I agree', hint: '' };
    case 'object':
      return { label: 'I do not agree', hint: 'We will look into it and decide.' };
    case 'agree-later':
      return { label: `Agree to ${formatDate(current(context).proposedOn ?? '')}`, hint: '' };
    case 'agree-skip':
      return { label: 'Skip this step', hint: `${otherCapitalized(context)} asked for it.` };
    case 'later':
      return { label: 'Name a later day', hint: `So that ${other(context)} knows when to expect it.` };
    case 'skip':
      return { label: 'Skip this step', hint: 'Usually both of you have to agree.' };
    case 'refuse':
      return {
        label: 'Something stops the transfer',
        hint: 'A refusal, or a contract that is not as listed.',
      };
    case 'reopen':
      return { label: 'The last step is not done', hint: `Reopen “${stepToReopen(t)?.title ?? ''}”.` };
    case 'end-stalled':
      return { label: 'End the transfer', hint: 'The step is more than a week late.' };
    case 'decline':
      return { label: 'Decline this buyer', hint: consequences('holder-declined', paidIn(context)) };
    case 'withdraw':
      return {
        label: early ? 'Withdraw' : 'Withdraw from the transfer',
        hint: consequences(withdrawal(context), paidIn(context)),
      };
  }
}

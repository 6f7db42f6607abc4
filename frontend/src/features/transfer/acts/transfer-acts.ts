import type { TransferFieldsFragment } from '../../../generated/transfer';
import { otherOf } from '../transfer-people';

/** What a party can do, as the page offers it. One action of the server may be two here: agreeing and objecting. */
export type Act =
  | 'accept'
  | 'decline'
  | 'withdraw'
  | 'complete'
  | 'confirm'
  | 'reopen'
  | 'later'
  | 'agree-later'
  | 'skip'
  | 'agree-skip'
  | 'refuse'
  | 'agree'
  | 'object'
  | 'end-stalled';

export type ActsOf = Pick<TransferFieldsFragment, 'role' | 'allowedActions' | 'currentStep'>;

/** The first of these that is possible is the primary action, and all others are in the menu. */
const PRIMARY: readonly Act[] = [
  'accept',
  'agree',
  'agree-skip',
  'agree-later',
  'confirm',
  'complete',
  'end-stalled',
];
/** In the order of the menu. */
const MENU: readonly Act[] = [
  'agree-skip',
  'agree-later',
  'confirm',
  'complete',
  'object',
  'later',
  'skip',
  'refuse',
  'reopen',
  'end-stalled',
  'decline',
  'withdraw',
];

/** Exactly what the server allows to a party. Admins act in the admin area. */
export function actsOf({ role, allowedActions, currentStep }: ActsOf): ReadonlySet<Act> {
  const acts = new Set<Act>();
  if (!role) return acts;
  const other = otherOf(role);
  for (const action of allowedActions)
    switch (action) {
      case 'ACCEPT':
      case 'DECLINE':
      case 'WITHDRAW':
        acts.add(action.toLowerCase() as Act);
        break;
      case 'COMPLETE_STEP':
        if (!allowedActions.includes('CONFIRM_STEP')) acts.add('complete');
        break;
      case 'CONFIRM_STEP':
        acts.add('confirm');
        break;
      case 'REOPEN_STEP':
        acts.add('reopen');
        break;
      case 'EXPECT_STEP':
        acts.add(currentStep?.proposedBy === other ? 'agree-later' : 'later');
        break;
      case 'SKIP_STEP':
        acts.add(currentStep?.skipAskedBy === other ? 'agree-skip' : 'skip');
        break;
      case 'RECORD_REFUSAL':
        acts.add('refuse');
        break;
      case 'ANSWER_REFUSAL':
        acts.add('agree').add('object');
        break;
      case 'END_STALLED':
        acts.add('end-stalled');
        break;
    }
  return acts;
}

/** One primary action, or none if the party waits; everything else that is possible is in the menu. */
export function offered(t: ActsOf): { primary: Act | null; menu: Act[] } {
  const acts = actsOf(t);
  // while a refusal waits for an answer, nothing else is asked for
  const asked = t.currentStep?.refusal ? PRIMARY.filter((act) => act === 'agree') : PRIMARY;
  const primary = asked.find((act) => acts.has(act)) ?? null;
  return { primary, menu: MENU.filter((act) => act !== primary && acts.has(act)) };
}

import type { TransferFieldsFragment } from '../../../generated/transfer';
import { otherOf } from '../transfer-people';

export type ActsOf = Pick<TransferFieldsFragment, 'role' | 'allowedActions' | 'currentStep'>;

/** The first of these that is possible is the primary action, and all others are in the menu. */
const PRIMARY = [
  'accept',
  'agree',
  'agree-skip',
  'agree-later',
  'confirm',
  'complete',
  'end-stalled',
] as const;
/** In the order of the menu. */
const MENU = [
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
] as const;

/** What a party can do, as the page offers it. One action of the server may be two here: agreeing and objecting. */
export type Act = (typeof PRIMARY | typeof MENU)[number];

/** Exactly what the server allows to a party. Admins act in the admin area. */
export function actsOf({ role, allowedActions, currentStep }: ActsOf): ReadonlySet<Act> {
  if (!role) return new Set();
  const other = otherOf(role);
  return new Set(
    allowedActions.flatMap((action): Act[] => {
      switch (action) {
        case 'ACCEPT':
          return ['accept'];
        case 'DECLINE':
          return ['decline'];
        case 'WITHDRAW':
          return ['withdraw'];
        case 'COMPLETE_STEP':
          return allowedActions.includes('CONFIRM_STEP') ? [] : ['complete'];
        case 'CONFIRM_STEP':
          return ['confirm'];
        case 'REOPEN_STEP':
          return ['reopen'];
        case 'EXPECT_STEP':
          return [currentStep?.proposedBy === other ? 'agree-later' : 'later'];
        case 'SKIP_STEP':
          return [currentStep?.skipAskedBy === other ? 'agree-skip' : 'skip'];
        case 'RECORD_REFUSAL':
          return ['refuse'];
        case 'ANSWER_REFUSAL':
          return ['agree', 'object'];
        case 'END_STALLED':
          return ['end-stalled'];
        default:
          return [];
      }
    }),
  );
}

/** One primary action, or none if the party waits; everything else that is possible is in the menu. */
export function offered(t: ActsOf): { primary: Act | null; menu: Act[] } {
  const acts = actsOf(t);
  // while a refusal waits for an answer, nothing else is asked for
  const asked = t.currentStep?.refusal ? PRIMARY.filter((act) => act === 'agree') : PRIMARY;
  const primary = asked.find((act) => acts.has(act)) ?? null;
  return { primary, menu: MENU.filter((act) => act !== primary && acts.has(act)) };
}

import { dayOf, daysBetween, endOfDay, isDay, shiftDay } from '../days.js';
import { formatDay } from '../facts/format-fact.js';
import type { ContractType } from '../types/words.js';
import type { StepState, TransferState } from './transfer-state.js';
import { templateOf } from './transfer-steps.js';

/* What a written consent says beside its date: until when it holds, and whether it releases the seller. */

/** Shown to both before they sign. AAR (Arizona), 28 August 2025; VA Circular 26-23-10 */
export const NO_RELEASE =
  'The recorded approval does not say that the seller is released from liability. Ask for that in writing before you sign: afterwards the seller has nothing left to bargain with.';

/** The parties sign in this step, and the approval that was recorded does not release the seller. */
export const signsWithoutRelease = (
  type: ContractType,
  steps: readonly Pick<StepState, 'key' | 'releaseIncluded'>[],
  key: string,
): boolean =>
  templateOf(type, key).commits === true &&
  steps.some((step) => templateOf(type, step.key).asksRelease && step.releaseIncluded !== true);

/** Nothing that binds may be signed while the buyer can still cancel. N.C. G.S. 93A-65 */
export function cancelProblem(
  { type, steps }: Pick<TransferState, 'type' | 'steps'>,
  { key }: Pick<StepState, 'key'>,
  day: string,
): string | null {
  if (!templateOf(type, key).commits) return null;
  const days = steps.flatMap(({ status, rules, doneOn }) =>
    status === 'done' && doneOn && rules?.cancelDays ? [shiftDay(doneOn, rules.cancelDays)] : [],
  );
  const last = days.toSorted().at(-1);
  return last && day <= last
    ? `The buyer may still cancel the agreement until ${formatDay(last)}. Sign this after that day.`
    : null;
}

/** What is said about a written consent. */
export interface ConsentSaid {
  /** Who gave it. */
  from?: string | null;
  validUntil?: string | null;
  releaseIncluded?: boolean | null;
}

export function consentProblem(
  { type }: Pick<TransferState, 'type'>,
  { key }: Pick<StepState, 'key'>,
  { validUntil, releaseIncluded }: ConsentSaid,
  now: string,
): string | null {
  const { actor, asksRelease, refusals } = templateOf(type, key);
  if (typeof releaseIncluded === 'boolean' && !asksRelease) return 'This step does not ask about a release.';
  if (!validUntil) return null;
  if (actor !== 'third-party' || !refusals) return 'Only a consent has a last day.';
  if (!isDay(validUntil)) return 'Write the day as YYYY-MM-DD.';
  // people in other time zones may still have the day before
  if (validUntil < shiftDay(dayOf(now), -1)) return 'This approval has already ended. Ask for a new one.';
  return validUntil > shiftDay(dayOf(now), 366) ? 'Name a day within a year.' : null;
}

/** `day`: when the consent was given. An approval holds as long as the rule book says if nobody says otherwise. */
export const consentAfter = (
  step: StepState,
  { from, validUntil, releaseIncluded }: ConsentSaid,
  day: string,
): Pick<StepState, 'consentFrom' | 'validUntil' | 'releaseIncluded'> => ({
  consentFrom: from?.trim() || step.consentFrom,
  validUntil:
    validUntil ?? step.validUntil ?? (step.rules?.validDays ? shiftDay(day, step.rules.validDays) : null),
  releaseIncluded: releaseIncluded ?? step.releaseIncluded,
});

/** Days before the last day of a consent on which both parties are reminded; on the day itself it may have ended. */
const WARNED_DAYS_BEFORE = [7, 1, 0];

export interface EndOfConsent {
  step: StepState;
  isOver: boolean;
  /** Tells the reminders of one consent apart. */
  about: string;
}

/** The consents that end soon or may have ended while not all is signed, each with its latest reminder. */
export function endsOfConsent(t: TransferState, now: string): EndOfConsent[] {
  if (t.steps.some(({ key, status }) => status === 'done' && templateOf(t.type, key).commits)) return [];
  return t.steps.flatMap((step) => {
    if (step.status !== 'done' || !step.validUntil) return [];
    const left = daysBetween(endOfDay(dayOf(now)), endOfDay(step.validUntil));
    const reached = WARNED_DAYS_BEFORE.findLast((days) => left <= days);
    return reached === undefined
      ? []
      : [{ step, isOver: reached === 0, about: `${step.validUntil}:${reached}` }];
  });
}

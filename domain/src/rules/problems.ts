import { monthsLeft } from '../cost/cost.js';
import { isDay, shiftDay } from '../days.js';
import { numberIn } from '../facts/card-words.js';
import { formatCents, formatDay } from '../facts/format-fact.js';
import { appliedValue, lineFrom, type Candidate, type RuledContract, type RuleProblem } from './applied.js';
import { otherState } from './other-state.js';
import type { Rule } from './rule.js';

/** A warning that a contract can soon no longer be transferred comes this many months before. */
const SOON_MONTHS = 2;

type Found = RuleProblem | null;
type Check = (contract: RuledContract, today: string, candidate: Candidate | null) => Found;

const problem = (
  key: string,
  level: RuleProblem['level'],
  text: string,
  rule: Rule,
  to?: RuleProblem['to'],
): RuleProblem => ({ ...lineFrom(key, text, rule), level, ...(to && { to }) });

const notAllowed: Check = ({ rules }) => {
  const allowed = appliedValue<string>(rules, 'allowed');
  if (allowed?.value !== 'no') return null;
  const { name, sourceName, checkedOn } = allowed.rule;
  const text = `${name} does not allow transfers, says ${sourceName} (${formatDay(checkedOn)}). Ask before you list.`;
  return problem('not-allowed', 'stop', text, allowed.rule);
};

/** The first day on which this many whole months have passed. */
function dayAfterMonths(from: string, months: number): string {
  const month = Number(from.slice(0, 4)) * 12 + Number(from.slice(5, 7)) - 1 + months;
  const at = (number: number, day: string) =>
    `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}-${day}`;
  const same = at(month, from.slice(8));
  return isDay(same) ? same : at(month + 1, '01');
}

const leftOn = ({ remainingTermMonths, ...contract }: RuledContract, today: string): number | null =>
  remainingTermMonths === null ? null : monthsLeft({ ...contract, remainingTermMonths }, today);

/** From when on a rule allows no transfer, because too few months are left. */
type Closing = Pick<RuledContract, 'rules' | 'remainingTermMonths' | 'termAsOf'>;

function closingDay({ rules, remainingTermMonths, termAsOf }: Closing) {
  const last = appliedValue<number>(rules, 'notInLastMonths');
  if (!last || last.value === 0 || remainingTermMonths === null) return null;
  const months = Math.max(0, remainingTermMonths - last.value);
  return { day: dayAfterMonths(termAsOf, months), months: last.value, rule: last.rule };
}

/** The last day on which the contract can be transferred, as far as rules say; null if no rule does. */
export function transferableUntil(contract: Closing): string | null {
  const closing = closingDay(contract);
  return closing && shiftDay(closing.day, -1);
}

const tooLate: Check = (contract, today) => {
  const closing = closingDay(contract);
  if (!closing) return null;
  const { day, months, rule } = closing;
  const left = (leftOn(contract, today) ?? 0) - months;
  const text = `From ${formatDay(day)} on ${rule.name} accepts no transfer.`;
  if (left <= 0) return problem('too-late', 'stop', text, rule);
  return left <= SOON_MONTHS ? problem('soon-too-late', 'warn', text, rule) : null;
};

const tooEarly: Check = (contract, today) => {
  const first = appliedValue<number>(contract.rules, 'notInFirstMonths');
  const whole = numberIn(contract.facts, 'originalTermMonths');
  if (!first || whole === null) return null;
  const left = leftOn(contract, today);
  if (left === null) return null;
  const missing = first.value - (whole - left);
  if (missing <= 0) return null;
  const { name } = first.rule;
  const text = `${name} accepts no transfer in the first ${first.value} months: ${missing} more to go.`;
  return problem('too-early', 'warn', text, first.rule);
};

const stillLiable: Check = ({ rules }) => {
  const released = appliedValue<string>(rules, 'holderReleased');
  if (!released || released.value === 'yes') return null;
  const text = `${released.rule.name} keeps you liable unless it releases you in writing.`;
  return problem('still-liable', 'warn', text, released.rule, 'holder');
};

const fromBusiness: Check = ({ rules, facts }) => {
  const allowed = appliedValue<string>(rules, 'businessToPrivate');
  if (allowed?.value !== 'no' || facts['leaseHolder'] !== 'business') return null;
  const text = `${allowed.rule.name} does not let a business hand a lease over to a private driver.`;
  return problem('from-business', 'warn', text, allowed.rule);
};

const inOtherState: Check = ({ rules, state }, _today, candidate) =>
  otherState(appliedValue<string>(rules, 'sameStateOnly'), state, candidate?.state);

const PAYERS: Readonly<Record<string, string>> = { holder: 'the seller', buyer: 'the buyer' };

const fee: Check = ({ rules, facts }) => {
  const stated = numberIn(facts, 'thirdPartyFee');
  const [min, max] = ['feeMin', 'feeMax'].map((key) => appliedValue<number>(rules, key));
  if (stated !== null && min && stated < min.value)
    return problem('fee', 'warn', `${min.rule.name} asks at least ${formatCents(min.value)}.`, min.rule);
  if (stated !== null && max && stated > max.value)
    return problem('fee', 'warn', `${max.rule.name} asks at most ${formatCents(max.value)}.`, max.rule);
  const payer = appliedValue<string>(rules, 'feePaidBy');
  const by = facts['thirdPartyFeeBy'];
  const usual = payer && PAYERS[payer.value];
  if (!usual || by === undefined || by === payer.value) return null;
  return problem('fee', 'warn', `${payer.rule.name} takes the fee from ${usual}.`, payer.rule);
};

/** The facts that say whether all payments were made. */
const CURRENT_FACTS = ['accountCurrent', 'loanCurrent'] as const;

const notCurrent: Check = ({ rules, facts }) => {
  const current = appliedValue<string>(rules, 'accountCurrent');
  if (current?.value !== 'yes' || CURRENT_FACTS.every((key) => facts[key] !== 'no')) return null;
  const text = `${current.rule.name} transfers only if all payments have been made.`;
  return problem('not-current', 'stop', text, current.rule);
};

const feeCap: Check = ({ rules, facts }) => {
  const cap = appliedValue<number>(rules, 'processingFeeCap');
  const stated = numberIn(facts, 'thirdPartyFee');
  if (!cap || stated === null || stated <= cap.value) return null;
  const text = `The fee for processing must not be above ${formatCents(cap.value)}, says ${cap.rule.name}.`;
  return problem('cap', 'warn', text, cap.rule);
};

const depositCap: Check = ({ rules, facts, monthlyPayment }) => {
  const cap = appliedValue<number>(rules, 'depositCapMonths');
  const deposit = numberIn(facts, 'deposit');
  if (!cap || deposit === null || monthlyPayment === null || deposit * 2 <= cap.value * monthlyPayment)
    return null;
  const rents = cap.value === 2 ? 'one rent' : `${cap.value / 2} rents`;
  return problem('cap', 'warn', `The deposit must not be above ${rents} in ${cap.rule.name}.`, cap.rule);
};

/** In the order in which people read them: stops first. */
const CHECKS: readonly Check[] = [
  ...[notAllowed, tooLate, notCurrent, tooEarly, stillLiable],
  ...[fromBusiness, inOtherState, fee, feeCap, depositCap],
];

export const problemsOf = (
  contract: RuledContract,
  today: string,
  candidate: Candidate | null,
): RuleProblem[] => CHECKS.flatMap((check) => check(contract, today, candidate) ?? []);

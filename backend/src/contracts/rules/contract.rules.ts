import type { Facts } from '@handover/domain/facts/fact';
import type { RuledContract } from '@handover/domain/rules/applied';
import { transferableUntil } from '@handover/domain/rules/problems';
import type { BookRule, BookSubject } from '@handover/domain/rules/rule';
import { rulesFor } from '@handover/domain/rules/rules-for';
import { Injectable } from '@nestjs/common';
import { AppError, invalid } from '../../common/api/errors.js';
import { today } from '../../common/today.js';
import { RulesInForce } from '../../settings/rules-in-force.js';
import { stateOfContract } from '../contract.availability.js';
import type { ContractType } from '../contract.columns.js';
import { RuleBook } from './rule-book.js';
import { ContractCompany, RuleLine } from './rule.types.js';

/**
 * The published rules as this process knows them. The room `rules` sets them at the start and after each change, so that
 * no read of a contract asks the database for them.
 */
let current = new RuleBook();

export function setRuleBookNow(book: RuleBook): void {
  current = book;
}

export const ruleBook = (): RuleBook => current;

/** What decides which rules apply to a contract. */
interface Applicable {
  type: ContractType;
  facts: Facts;
  subjectId: string | null;
  placeId: number | null;
  location: string;
}

export type Ruled = Applicable & Pick<RuledContract, 'monthlyPayment' | 'remainingTermMonths' | 'termAsOf'>;

export const companyOf = ({
  subjectId,
  type,
}: Pick<Applicable, 'subjectId' | 'type'>): BookSubject | null => {
  const company = current.published(subjectId);
  return company?.types.includes(type) ? company : null;
};

/** The rules of a contract: those of its company, its loan program and its state. */
function rulesOf(contract: Applicable, state: string | null): BookRule[] {
  const { type, facts } = contract;
  const program = facts['loanType'];
  const subjects = [
    companyOf(contract),
    typeof program === 'string' ? current.named('program', type, program) : null,
    state === null ? null : current.state(type, state),
  ];
  return subjects.flatMap((subject) => subject?.rules[type] ?? []);
}

export function ruledContract(contract: Ruled): RuledContract {
  const state = stateOfContract(contract);
  const { type, facts, monthlyPayment, remainingTermMonths, termAsOf } = contract;
  return {
    ...{ type, facts, monthlyPayment, remainingTermMonths, termAsOf, state },
    rules: rulesOf(contract, state),
  };
}

/** The same as it was sold, with its company and place of today. */
export const rulesOfSold = (
  { subjectId, placeId, location, monthlyPayment, remainingTermMonths, termAsOf }: Ruled,
  sold: Pick<Ruled, 'type' | 'facts'>,
): RuledContract =>
  ruledContract({ subjectId, placeId, location, monthlyPayment, remainingTermMonths, termAsOf, ...sold });

export function contractCompany(contract: Pick<Applicable, 'subjectId' | 'type'>): ContractCompany | null {
  const company = companyOf(contract);
  if (!company) return null;
  const { id, slug, name } = company;
  return Object.assign(new ContractCompany(), { id, slug, name, type: contract.type });
}

/** True if its company has a rule in force. */
export const hasCompanyRules = (contract: Pick<Applicable, 'subjectId' | 'type'>): boolean =>
  companyOf(contract)?.rules[contract.type] !== undefined;

/** Lists show it, so the state of a contract is found only if it matters. */
export function transferableUntilOf(contract: Ruled): string | null {
  const state = current.hasStates(contract.type) ? stateOfContract(contract) : null;
  const rules = rulesOf(contract, state);
  if (rules.length === 0) return null;
  const { remainingTermMonths, termAsOf } = contract;
  return transferableUntil({ rules, remainingTermMonths, termAsOf });
}

/** What the rules say about a contract: what stands in its way first. Only its holder reads what concerns the holder. */
export function ruleLinesOf(contract: Ruled, { isHolder }: { isHolder: boolean }): RuleLine[] {
  const { lines, problems } = rulesFor(ruledContract(contract), today());
  const shown = problems.filter(({ to }) => to === undefined || (to === 'holder' && isHolder));
  return [...shown, ...lines].map((line) => Object.assign(new RuleLine(), line));
}

interface Given {
  type: ContractType;
  facts: Facts;
  /** The company that the holder chose from the suggestions. */
  companyId?: string | null;
}

/** The company of a contract: the chosen one, or the only one that the stated third party names. */
export function subjectIdOf({ type, facts, companyId }: Given): string | null {
  if (companyId == null) {
    const stated = facts['thirdParty'];
    return typeof stated === 'string' ? (current.named('company', type, stated)?.id ?? null) : null;
  }
  const chosen = companyOf({ subjectId: companyId, type });
  if (chosen?.kind !== 'company')
    throw invalid({ companyId: 'Please choose one of the suggested companies.' });
  return chosen.id;
}

/** The company after an edit: a choice stays until it is retired, or another text names the third party. */
export function editedSubjectId(
  before: Given & { subjectId: string | null },
  after: Omit<Given, 'companyId'>,
  companyId: string | null | undefined,
): string | null {
  const { subjectId } = before;
  const isSame = before.type === after.type && before.facts['thirdParty'] === after.facts['thirdParty'];
  return companyId === undefined && isSame && subjectId !== null && !current.isRetired(subjectId)
    ? subjectId
    : subjectIdOf({ ...after, companyId });
}

/** Keeps contracts off the list that a state or a loan program stops, if the setting `rule_book_blocks` is on. */
@Injectable()
export class TransferStops {
  constructor(private readonly settings: RulesInForce) {}

  /** Throws NOT_TRANSFERABLE. */
  refuse(contract: Ruled): void {
    if (!this.settings.ruleBookBlocks) return;
    const stop = stopIn(ruledContract(contract));
    if (stop !== null) throw notTransferable(stop);
  }
}

export const notTransferable = (text: string): AppError => new AppError('NOT_TRANSFERABLE', text);

/** The first stop that is not one of the company, whose own sources may be out of date. */
function stopIn(contract: RuledContract): string | null {
  const rules = contract.rules.filter(({ kind }) => kind !== 'company');
  const { problems } = rulesFor({ ...contract, rules }, today());
  return problems.find(({ level }) => level === 'stop')?.text ?? null;
}

import { normalisedName } from '@handover/domain/rules/company-names';
import { ruleDefinitions } from '@handover/domain/rules/definitions';
import { readFacts } from '@handover/domain/facts/read-facts';
import { linesOf } from '@handover/domain/rules/lines';
import { transferableUntil } from '@handover/domain/rules/problems';
import { rulesFor } from '@handover/domain/rules/rules-for';
import { suggestedFacts } from '@handover/domain/rules/suggested-facts';
import { SLUG, type BookRule, type BookSubject, type SubjectKind } from '@handover/domain/rules/rule';
import { CONTRACT_TYPES } from '@handover/domain/types/words';
import { Injectable } from '@nestjs/common';
import { notFound } from '../common/api/errors.js';
import { connectionOf, decodeCursor, pageSize, type Connection, type SortKey } from '../common/api/paging.js';
import type { RequestContext } from '../common/api/request-of.js';
import { RateLimits } from '../common/cluster/rate-limits.js';
import { today } from '../common/today.js';
import type { ContractType } from '../contracts/contract.columns.js';
import { CompanyContracts } from '../contracts/rules/company-contracts.js';
import { contractCompany, ruleBook, ruledContract, subjectIdOf } from '../contracts/rules/contract.rules.js';
import { RuleLine } from '../contracts/rules/rule.types.js';
import { placeOfText } from '../places/find-place.js';
import type { CheckRulesInput, CompaniesArgs } from './company.inputs.js';
import { RuleFiguresStore } from './observations/rule-figures.service.js';
import { Company, CompanyRule, RuleCheck, RuleDefinition } from './company.types.js';

const USUAL_PAGE = 24;

/** Companies are listed by slug, which is in the order of their names but for case and signs. */
const BY_SLUG: SortKey<Company> = {
  write: ({ slug }) => slug,
  read: (text) => (SLUG.test(text) ? text : null),
};

/** What everyone reads of the rule book. The rules are in memory; listings are counted and figures read in the database. */
@Injectable()
export class CompaniesService {
  constructor(
    private readonly contracts: CompanyContracts,
    private readonly figures: RuleFiguresStore,
    private readonly limits: RateLimits,
  ) {}

  /** Published companies whose name or alias has the text, by slug. */
  async list(
    { viewer, source }: RequestContext,
    { q, type, first, after }: CompaniesArgs,
  ): Promise<Connection<Company>> {
    await this.limits.take('companies', viewer?.id ?? source);
    const size = pageSize(first, USUAL_PAGE);
    const [from] = decodeCursor(after, BY_SLUG) ?? [''];
    const found = ruleBook()
      .subjects.filter(
        ({ kind, status, types, slug }) =>
          kind === 'company' && status === 'published' && slug > from && (!type || types.includes(type)),
      )
      .filter((company) => isFound(company, q ?? ''))
      .sort((a, b) => (a.slug < b.slug ? -1 : 1))
      .slice(0, size + 1);
    return connectionOf(await this.shown(found, type ?? null), size, after, BY_SLUG);
  }

  /** Finds a company by the slug of one that was merged into it, too. */
  async get(slug: string, type: ContractType | null | undefined): Promise<Company> {
    const company = ruleBook().withSlug(slug);
    if (company?.kind !== 'company' || (type && !company.types.includes(type))) throw notFound('Company');
    const [shown] = await this.shown([company], type ?? null);
    if (!shown) throw notFound('Company');
    return shown;
  }

  definitions(type: string, kind: SubjectKind = 'company'): RuleDefinition[] {
    const known = CONTRACT_TYPES.find((one) => one === type);
    if (!known) throw notFound('Contract type');
    return ruleDefinitions(known, kind).map(
      ({ key, label, kind: of, unit = null, min = null, max = null, most = null, values = [] }) =>
        Object.assign(new RuleDefinition(), {
          ...{ key, label, kind: of, unit, min, max, most },
          values: values.map(({ value, label: text }) => ({ value, label: text })),
        }),
    );
  }

  /** What the rules say about a contract that is being written. */
  async check({ viewer, source }: RequestContext, input: CheckRulesInput): Promise<RuleCheck> {
    await this.limits.take('ruleCheck', viewer?.id ?? source);
    const { type, companyId, location, monthlyPayment = null, remainingTermMonths = null } = input;
    const { facts } = readFacts(type, input.facts ?? {}, { today: today() });
    const subjectId = subjectIdOf({ type, facts, companyId });
    const placed = {
      location: location ?? '',
      placeId: location ? (placeOfText(location)?.id ?? null) : null,
    };
    const contract = ruledContract({
      ...{ type, facts, subjectId, monthlyPayment, remainingTermMonths, termAsOf: today() },
      ...placed,
    });
    const buyer = input.buyerState ? { state: input.buyerState.toUpperCase() } : null;
    const { lines, problems } = rulesFor(contract, today(), buyer);
    return Object.assign(new RuleCheck(), {
      company: contractCompany({ subjectId, type }),
      lines: toLines([...problems, ...lines]),
      suggestedFacts: suggestedFacts(contract.rules),
      transferableUntil: transferableUntil(contract),
    });
  }

  private async shown(companies: readonly BookSubject[], type: ContractType | null): Promise<Company[]> {
    const ids = companies.map(({ id }) => id);
    const [counts, figures] = await Promise.all([
      this.contracts.countListed(ids, type),
      this.figures.of(ids),
    ]);
    return companies.flatMap(({ id, slug, name, types, rules }) => {
      const shownType = type ?? types[0];
      if (!shownType) return [];
      return Object.assign(new Company(), {
        ...{ id, slug, name, types, type: shownType },
        rule: toRule(shownType, rules[shownType]),
        figures: figures.get(`${id} ${shownType}`) ?? null,
        listings: counts.get(id) ?? 0,
      });
    });
  }
}

function isFound({ name, aliases }: BookSubject, q: string): boolean {
  const text = q.trim().toLowerCase();
  const plain = normalisedName(q);
  return [name, ...aliases].some(
    (one) => one.toLowerCase().includes(text) || (plain !== '' && normalisedName(one).includes(plain)),
  );
}

function toRule(type: ContractType, rule: BookRule | undefined): CompanyRule | null {
  if (!rule) return null;
  const { version, values, sourceName, sourceUrl, checkedOn } = rule;
  return Object.assign(new CompanyRule(), {
    ...{ version, values, sourceName, sourceUrl, checkedOn },
    lines: toLines(linesOf({ type, rules: [rule] })),
  });
}

const toLines = (lines: readonly object[]): RuleLine[] =>
  lines.map((line) => Object.assign(new RuleLine(), line));

import { listOfTypes, WORDS, type ContractType } from '@handover/domain/types/words';
import { kindOf, typeFromSlug } from '../../components/contract/contract-kinds';
import {
  AFTER,
  canonicalOf,
  comparedType,
  companyOf,
  comparisonPath,
  pathOf,
  valuesOf,
  variablesFor,
} from '../../features/contracts/list/list-address';
import { ContractsDocument } from '../../generated/contracts';
import { ComparisonDocument } from '../../generated/compare';
import { CompanyDocument, CompanyTableDocument, type CompanyQuery } from '../../generated/rules';
import { comparedIds } from '../../lib/compare/compare-address';
import { capitalized } from '../../lib/format/capitalized';
import type { HeadArgs, PageArgs, PageHead, PageQuery } from '../shell/page-module';

export const title = 'Browse Contracts';
export const intro = `${capitalized(listOfTypes('many', 'and'))} that their holders want to hand over.`;

export const contractsTitle = 'Compare Contracts';
export const contractsIntro =
  'What they cost, what their sellers state and what the companies behind them ask.';

export function listQueries({ search }: PageArgs): PageQuery[] {
  const ids = comparedIds(search);
  if (ids) return [{ query: ComparisonDocument, variables: { ids } }];
  const compared = comparedType(search);
  if (compared) return [{ query: CompanyTableDocument, variables: { type: enumOf(compared) } }];
  const company = companyOf(search);
  return [
    { query: ContractsDocument, variables: variablesFor(search, false) },
    ...(search.get('q')?.trim() ? [{ query: ContractsDocument, variables: variablesFor(search, true) }] : []),
    ...(company ? [{ query: CompanyDocument, variables: company }] : []),
  ];
}

export const enumOf = (slug: ContractType) => typeFromSlug(slug) ?? 'CAR_LEASE';

/** If the list refuses the cursor, goes to its first page. */
export const firstPage = ({ search }: PageArgs) => (search.has(AFTER) ? pathOf(valuesOf(search)) : null);

/** A company that was merged into another one has the address of that one. */
export function movedList({ search, read }: HeadArgs): string | null {
  const values = valuesOf(search);
  const slug = companyOf(search) && read(CompanyDocument)?.company.slug;
  return slug && slug !== values['company'] ? pathOf({ ...values, company: slug }) : null;
}

/** Search engines index the list of each type and of each company whose rule is published, but no other filters and orders. */
export function listHead({ search, read }: HeadArgs): PageHead {
  if (comparedIds(search)) return { title: contractsTitle, description: contractsIntro, noIndex: true };
  const compared = comparedType(search);
  if (compared) return comparisonHead(compared, read(CompanyTableDocument)?.companies.edges.length ?? 0);
  const canonical = canonicalOf(search);
  if (!canonical) {
    const lister =
      valuesOf(search)['organisation'] && read(ContractsDocument)?.contracts.edges[0]?.node.organisation;
    return { title: lister ? listerTitle(lister.name) : title, description: intro, noIndex: true };
  }
  const type = typeFromSlug(canonical.type);
  if (!type) return { title, description: intro, canonical: canonical.path };
  if (canonical.company) return companyHead(canonical.path, read(CompanyDocument)?.company);
  const { label } = kindOf(type);
  return {
    title: `${label} Contracts`,
    description: `${label} contracts that their holders want to hand over, with what they really cost. ${intro}`,
    canonical: canonical.path,
  };
}

/** The company whose rules it shows, or else the organization that lists the contracts. */
export function headingOf(
  ruled: Pick<CompanyQuery['company'], 'name' | 'type'> | null,
  lister: { name: string; badge: string } | null,
): { page: string; title: string; text: string; badge?: string } {
  if (ruled) {
    const text = `What ${ruled.name} asks, and the contracts with it that are listed here.`;
    return { page: companyTitle(ruled), title: companyTitle(ruled), text };
  }
  if (!lister) return { page: title, title: 'Available Contracts', text: intro };
  const { name, badge } = lister;
  return { page: listerTitle(name), title: name, text: `The contracts that ${name} lists here.`, badge };
}

/** "Contracts of Acme Motors". */
const listerTitle = (name: string): string => `Contracts of ${name}`;

function companyHead(canonical: string, company: CompanyQuery['company'] | undefined): PageHead {
  if (!company?.rule) return { title: company?.name ?? title, description: intro, noIndex: true };
  const lines = company.rule.lines.map(({ text }) => text).join('. ');
  return { title: companyTitle(company), description: `What ${company.name} asks. ${lines}.`, canonical };
}

/** "GM Financial: lease transfer rules, fee and time". */
export function companyTitle({ name, type }: Pick<CompanyQuery['company'], 'name' | 'type'>): string {
  return `${name}: ${contractWord(kindOf(type).slug)} transfer rules, fee and time`;
}

function comparisonHead(slug: ContractType, companies: number): PageHead {
  return {
    title: comparisonTitle(slug),
    description: `Which companies allow that ${WORDS[slug].formal} are handed over, if they release the seller, what they ask and how long they take.`,
    ...(companies > 0 ? { canonical: comparisonPath(slug) } : { noIndex: true }),
  };
}

/** "Car Lease: transfer rules, fees and times by company". */
export const comparisonTitle = (slug: ContractType): string =>
  `${WORDS[slug].label}: transfer rules, fees and times by company`;

/** What people call a contract whose car or home is clear from the company. */
const contractWord = (slug: ContractType): string =>
  slug === 'car-lease' || slug === 'apartment' ? 'lease' : WORDS[slug].one;

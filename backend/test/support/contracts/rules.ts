import { enumName, enumWord, type Outcome, type Person } from '../person.js';

export interface LineShown {
  key: string;
  level: string;
  text: string;
  subject: string;
  source: string;
  sourceUrl: string | null;
  checkedOn: string;
}

export interface CompanyShown {
  id: string;
  slug: string;
  name: string;
  types: string[];
  type: string;
  rule: { version: number; values: object; sourceName: string; checkedOn: string; lines: LineShown[] } | null;
  figures: object | null;
  listings: number;
}

export interface VersionShown {
  id: string;
  subjectId: string;
  type: string;
  version: number;
  status: string;
  values: Record<string, unknown>;
  sourceName: string;
  sourceUrl: string | null;
  checkedOn: string | null;
  checkedBy: string | null;
  publishedAt: string | null;
}

export interface SubjectShown {
  id: string;
  kind: string;
  slug: string;
  name: string;
  types: string[];
  aliases: string[];
  status: string;
  mergedInto: string | null;
  rules: VersionShown[];
}

export interface CheckShown {
  company: { slug: string; name: string } | null;
  lines: LineShown[];
  suggestedFacts: object;
  transferableUntil: string | null;
}

export interface SubjectWords {
  kind?: string;
  slug?: string;
  name?: string;
  types?: string[];
  aliases?: string[];
}

export interface RuleWords {
  type?: string;
  values?: object;
  sourceName?: string;
  sourceUrl?: string | null;
  checkedOn?: string;
}

type Filter = Record<string, string | boolean>;

export interface RulesApi {
  name: string;
  save(as: Person, words: SubjectWords, id?: string): Promise<Outcome<SubjectShown>>;
  saveRule(as: Person, subjectId: string, words?: RuleWords): Promise<Outcome<VersionShown>>;
  publish(as: Person, rule: Pick<VersionShown, 'id' | 'subjectId'>): Promise<Outcome<VersionShown>>;
  retire(as: Person, id: string): Promise<Outcome<SubjectShown>>;
  merge(as: Person, id: string, into: string): Promise<Outcome<SubjectShown>>;
  subjects(as: Person, filter?: Filter): Promise<Outcome<SubjectShown[]>>;
  companies(as: Person, words?: Record<string, string | number>): Promise<Outcome<CompanyShown[]>>;
  company(as: Person, slug: string, type?: string): Promise<Outcome<CompanyShown>>;
  check(as: Person, input: { type: string } & Record<string, unknown>): Promise<Outcome<CheckShown>>;
}

export const subjectWords = ({
  kind = 'company',
  slug = 'acme-leasing',
  name = 'Acme Leasing',
  types = ['car-lease'],
  aliases = [],
}: SubjectWords = {}): Required<SubjectWords> => ({ kind, slug, name, types, aliases });

export const ruleWords = (words: RuleWords = {}): Required<RuleWords> => ({
  ...{
    type: 'car-lease',
    values: { notInLastMonths: 6, feePaidBy: 'holder', feeMin: 13_500, feeMax: 13_500 },
  },
  ...{ sourceName: 'acme.example', sourceUrl: 'https://acme.example/leases', checkedOn: '2026-11-20' },
  ...words,
});

export const rest: RulesApi = {
  name: 'REST',
  save: (as, words, id) =>
    id
      ? as.viaRest('PUT', `/api/admin/rule-subjects/${id}`, subjectWords(words))
      : as.viaRest('POST', '/api/admin/rule-subjects', subjectWords(words)),
  saveRule: (as, subjectId, words) =>
    as.viaRest('POST', `/api/admin/rule-subjects/${subjectId}/rules`, ruleWords(words)),
  publish: (as, { id, subjectId }) =>
    as.viaRest('POST', `/api/admin/rule-subjects/${subjectId}/publish`, { ruleId: id }),
  retire: (as, id) => as.viaRest('POST', `/api/admin/rule-subjects/${id}/retire`),
  merge: (as, id, into) => as.viaRest('POST', `/api/admin/rule-subjects/${id}/merge`, { into }),
  subjects: (as, filter) => as.viaRest('GET', `/api/admin/rule-subjects?${query(filter)}`),
  companies: (as, { first, after, ...words } = {}) =>
    as.viaRest('GET', `/api/companies?${query({ ...words, limit: first, cursor: after })}`),
  company: (as, slug, type) => as.viaRest('GET', `/api/companies/${slug}?${query({ type })}`),
  check: (as, input) => as.viaRest('POST', '/api/rules/check', input),
};

const query = (words: Record<string, string | number | boolean | undefined> = {}): string =>
  new URLSearchParams(
    Object.entries(words).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();

const LINE = 'key level text subject source sourceUrl checkedOn';
const VERSION =
  'id subjectId type version status values sourceName sourceUrl checkedOn checkedBy publishedAt';
const SUBJECT = `id kind slug name types aliases status mergedInto rules { ${VERSION} }`;
const COMPANY = `id slug name types type rule { version values sourceName checkedOn lines { ${LINE} } } listings
  figures { decided approved medianDaysToDecision medianFee asOf }`;

const names = (words: readonly string[] | undefined) => words?.map(enumName);
const named = (word: string | undefined) => (word === undefined ? undefined : enumName(word));

/** What the enums of other fields than `type` and `status` are in REST. */
function inWords<Data>(shown: Outcome<Data>): Outcome<Data> {
  return shown.ok ? { ok: true, data: worded(shown.data) as Data } : shown;
}

function worded(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(worded);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [
      name,
      ['kind', 'level'].includes(name) && typeof child === 'string'
        ? enumWord(child)
        : name === 'types'
          ? (child as string[]).map(enumWord)
          : name === 'values' || name === 'suggestedFacts'
            ? child
            : worded(child),
    ]),
  );
}

const nodesOf = <Node>(found: Outcome<{ edges: { node: Node }[] }>): Outcome<Node[]> =>
  found.ok ? inWords({ ok: true, data: found.data.edges.map(({ node }) => node) }) : found;

export const graphql: RulesApi = {
  name: 'GraphQL',
  save: async (as, words, id) => {
    const { kind, types, ...others } = subjectWords(words);
    const input = { ...others, kind: enumName(kind), types: names(types), ...(id && { id }) };
    return inWords(
      await as.viaGraphql<SubjectShown>(
        `mutation($input: SaveRuleSubjectInput!) { saveRuleSubject(input: $input) { ${SUBJECT} } }`,
        { input },
      ),
    );
  },
  saveRule: async (as, subjectId, words) => {
    const { type, ...others } = ruleWords(words);
    return inWords(
      await as.viaGraphql<VersionShown>(
        `mutation($input: SaveRuleInput!) { saveRule(input: $input) { ${VERSION} } }`,
        { input: { ...others, subjectId, type: enumName(type) } },
      ),
    );
  },
  publish: async (as, { id }) =>
    inWords(
      await as.viaGraphql<VersionShown>(`mutation($id: ID!) { publishRule(id: $id) { ${VERSION} } }`, { id }),
    ),
  retire: async (as, id) =>
    inWords(
      await as.viaGraphql<SubjectShown>(`mutation($id: ID!) { retireRuleSubject(id: $id) { ${SUBJECT} } }`, {
        id,
      }),
    ),
  merge: async (as, id, into) =>
    inWords(
      await as.viaGraphql<SubjectShown>(
        `mutation($id: ID!, $into: ID!) { mergeRuleSubjects(id: $id, into: $into) { ${SUBJECT} } }`,
        { id, into },
      ),
    ),
  subjects: async (as, filter = {}) => {
    const enums = Object.fromEntries(
      ['kind', 'type', 'status'].flatMap((name) =>
        name in filter ? [[name, enumName(String(filter[name]))]] : [],
      ),
    );
    return nodesOf(
      await as.viaGraphql<{ edges: { node: SubjectShown }[] }>(
        `query($filter: RuleSubjectFilter) { ruleSubjects(filter: $filter) { edges { node { ${SUBJECT} } } } }`,
        { filter: { ...filter, ...enums } },
      ),
    );
  },
  companies: async (as, words = {}) =>
    nodesOf(
      await as.viaGraphql<{ edges: { node: CompanyShown }[] }>(
        `query($q: String, $type: ContractType, $first: Int, $after: String) {
          companies(q: $q, type: $type, first: $first, after: $after) { edges { node { ${COMPANY} } } } }`,
        { ...words, type: named(words['type'] as string | undefined) },
      ),
    ),
  company: async (as, slug, type) =>
    inWords(
      await as.viaGraphql<CompanyShown>(
        `query($slug: String!, $type: ContractType) { company(slug: $slug, type: $type) { ${COMPANY} } }`,
        { slug, type: named(type) },
      ),
    ),
  check: async (as, { type, ...input }) =>
    inWords(
      await as.viaGraphql<CheckShown>(
        `query($input: CheckRulesInput!) { checkRules(input: $input) {
          company { slug name } lines { ${LINE} } suggestedFacts transferableUntil } }`,
        { input: { ...input, type: enumName(type) } },
      ),
    ),
};

export const apis = [rest, graphql].map((api) => [api.name, api] as const);

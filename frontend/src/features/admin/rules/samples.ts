import type { Subject, Version } from './rule-words';

const idOf = (number: number) => `019a3c1e-7d2b-7c55-9f5e-${String(number).padStart(12, '0')}`;

/** A version of the rule of Acme Leasing about car leases. */
export const aVersion = (version: number, change: Partial<Version> = {}) => ({
  __typename: 'RuleVersion' as const,
  ...{ id: idOf(version), type: 'CAR_LEASE' as const, version, status: 'REPLACED' as const },
  ...{ values: { notInLastMonths: 6 }, sourceName: 'acme.example', sourceUrl: 'https://acme.example/' },
  ...{ checkedOn: '2026-11-20', publishedAt: null, createdAt: '2026-11-21T10:00:00.000Z' },
  ...change,
});

/** Acme Leasing, without rules. */
export const aSubject = (change: Partial<Subject> = {}) => ({
  __typename: 'RuleSubject' as const,
  ...{ id: idOf(100), kind: 'COMPANY' as const, slug: 'acme-leasing', name: 'Acme Leasing' },
  ...{
    types: ['CAR_LEASE' as const],
    aliases: [],
    status: 'PUBLISHED' as const,
    mergedInto: null,
    rules: [],
  },
  ...change,
});

/** The answer of the list. */
export const listed = (...subjects: Subject[]) => ({
  data: {
    ruleSubjects: {
      __typename: 'RuleSubjectConnection' as const,
      edges: subjects.map((node) => ({
        __typename: 'RuleSubjectEdge' as const,
        cursor: node.id,
        node: { __typename: 'RuleSubject' as const, ...node },
      })),
      pageInfo: { __typename: 'PageInfo' as const, hasNextPage: false, endCursor: null },
    },
  },
});

import { formatDay } from '@handover/domain/facts/format-fact';
import { ruleDefinitions } from '@handover/domain/rules/definitions';
import type { RuleDefinition } from '@handover/domain/rules/rule';
import type {
  ContractType,
  RuleSubjectFieldsFragment,
  RuleSubjectKind,
  RuleSubjectStatus,
} from '../../../generated/admin-rules';
import { wordOf } from '../../../lib/enum-words';

/** A company, program or state of the rule book. */
export type Subject = RuleSubjectFieldsFragment;
export type Version = Subject['rules'][number];

export const KINDS: Readonly<Record<RuleSubjectKind, string>> = {
  COMPANY: 'Company',
  PROGRAM: 'Loan program',
  STATE: 'State',
};

export const STATUSES: Readonly<Record<RuleSubjectStatus, string>> = {
  DRAFT: 'Not public',
  PUBLISHED: 'Public',
  RETIRED: 'Retired',
};

/** What a rule of the subject can state about contracts of a type. */
export const definitionsOf = (
  { kind }: Pick<Subject, 'kind'>,
  type: ContractType,
): readonly RuleDefinition[] => ruleDefinitions(wordOf(type), wordOf(kind));

/** The rule about contracts of one type. */
export interface TypeRule {
  type: ContractType;
  /** Newest first. */
  versions: Version[];
  inForce: Version | null;
  draft: Version | null;
}

/** A draft that can be put in force. */
export interface WaitingVersion {
  subject: Subject;
  draft: Version;
  inForce: Version | null;
}

export function ruleOf({ rules }: Subject, type: ContractType): TypeRule {
  const versions = rules.filter((version) => version.type === type);
  const first = (status: Version['status']) => versions.find((version) => version.status === status) ?? null;
  return { type, versions, inForce: first('PUBLISHED'), draft: first('DRAFT') };
}

/** The rules of its types, and of types that it had before. */
export const rulesOf = (subject: Subject): TypeRule[] =>
  [...new Set([...subject.types, ...subject.rules.map(({ type }) => type)])].map((type) =>
    ruleOf(subject, type),
  );

/** "checked Nov 20, 2026" */
export const checkedText = ({ checkedOn }: Pick<Version, 'checkedOn'>): string =>
  checkedOn ? `checked ${formatDay(checkedOn)}` : 'not checked yet';

/** The address of the page about a subject. */
export const addressOf = (id: string): string => `?tab=rules&about=${id}`;

import { normalisedName, subjectsByName } from '@handover/domain/rules/company-names';
import type { BookSubject, SubjectKind } from '@handover/domain/rules/rule';
import { STATES } from '@handover/domain/states';
import { CONTRACT_TYPES } from '@handover/domain/types/words';
import type { ContractType } from '../contract.columns.js';

type ByName = ReadonlyMap<string, BookSubject | null>;

/** The subjects and what finds them. It does not change: another book replaces it. */
export class RuleBook {
  private readonly byId: ReadonlyMap<string, BookSubject>;
  private readonly bySlug: ReadonlyMap<string, BookSubject>;
  private readonly byName: Readonly<Record<SubjectKind, ReadonlyMap<ContractType, ByName>>>;

  constructor(readonly subjects: readonly BookSubject[] = []) {
    this.byId = new Map(subjects.map((subject) => [subject.id, subject]));
    this.bySlug = new Map(subjects.map((subject) => [subject.slug, subject]));
    const published = subjects.filter(({ status }) => status === 'published');
    const named = (kind: SubjectKind) =>
      new Map(
        CONTRACT_TYPES.map((type) => [
          type,
          subjectsByName(
            published.filter((subject) => subject.kind === kind && subject.types.includes(type)),
          ),
        ]),
      );
    this.byName = { company: named('company'), program: named('program'), state: named('state') };
  }

  /** A book with these subjects in place of what it knew of them before. */
  with(changed: readonly BookSubject[]): RuleBook {
    const all = new Map(this.byId);
    // events of two changes may arrive in another order than they were made
    for (const subject of changed)
      if (subject.changedAt >= (all.get(subject.id)?.changedAt ?? '')) all.set(subject.id, subject);
    return new RuleBook([...all.values()]);
  }

  get changedAt(): string {
    return this.subjects.reduce((last, { changedAt }) => (changedAt > last ? changedAt : last), '');
  }

  /** The published subject with this id, or the one that it was merged into. */
  published(id: string | null): BookSubject | null {
    const subject = id === null ? undefined : this.byId.get(id);
    if (subject?.status === 'published') return subject;
    return subject?.mergedInto ? this.published(subject.mergedInto) : null;
  }

  /** True for a subject that was retired and not merged. */
  isRetired(id: string): boolean {
    return this.byId.get(id)?.status === 'retired' && this.published(id) === null;
  }

  /** The published subject with this slug, or the one that it was merged into. */
  withSlug(slug: string): BookSubject | null {
    return this.published(this.bySlug.get(slug)?.id ?? null);
  }

  /** The only published subject of the kind with this name or alias. */
  named(kind: SubjectKind, type: ContractType, name: string): BookSubject | null {
    return this.byName[kind].get(type)?.get(normalisedName(name)) ?? null;
  }

  /** The state with these two letters, if it has rules. */
  state(type: ContractType, code: string): BookSubject | null {
    return this.named('state', type, STATES[code] ?? code);
  }

  /** The published companies that allow transfers: their ids, and each with the type, as "id type". */
  allowing(): { ids: string[]; pairs: string[] } {
    const found = this.subjects
      .filter(({ kind, status }) => kind === 'company' && status === 'published')
      .flatMap(({ id, types, rules }) =>
        types.filter((type) => rules[type]?.values['allowed'] === 'yes').map((type) => ({ id, type })),
      );
    return {
      ids: [...new Set(found.map(({ id }) => id))],
      pairs: found.map(({ id, type }) => `${id} ${type}`),
    };
  }

  hasStates(type: ContractType): boolean {
    return (this.byName.state.get(type)?.size ?? 0) > 0;
  }
}

interface ChangedTerm {
  /** What the field is called in a sentence. */
  label: string;
  before: string | null;
  after: string | null;
}

/** "monthly payment $389.00 → $409.00", "description". */
export function changeText({ label, before, after }: ChangedTerm): string {
  if (before === null && after === null) return label;
  return `${label} ${before ?? 'not stated'} → ${after ?? 'not stated'}`;
}

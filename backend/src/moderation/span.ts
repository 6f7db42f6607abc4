/** A part of a reading that a rule found. */
export interface Span {
  from: number;
  to: number;
  /** Set if it may be harmless: then it is flagged for admins and stays readable. */
  doubtful?: boolean;
}

export const matches = (text: string, pattern: RegExp): { match: string; from: number; to: number }[] =>
  Array.from(text.matchAll(pattern), ({ 0: match, index }) => ({
    match,
    from: index,
    to: index + match.length,
  }));

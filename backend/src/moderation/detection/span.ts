/** A part of a reading that a rule found. */
export interface Span {
  from: number;
  to: number;
  /** Set if it may be harmless: then it is flagged for admins and stays readable. */
  doubtful?: boolean;
}

interface Match {
  match: string;
  from: number;
  to: number;
}

/** Of a pattern with the flag `g`. Most texts have none, and `matchAll` makes a copy of the pattern, which takes 1.5 us. */
export const matches = (text: string, pattern: RegExp): Match[] =>
  text.search(pattern) < 0
    ? []
    : Array.from(text.matchAll(pattern), ({ 0: match, index }) => ({
        match,
        from: index,
        to: index + match.length,
      }));

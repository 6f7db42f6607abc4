/** The tables whose texts the public reads. */
export const REVIEW_SUBJECTS = ['contracts', 'messages', 'photos'] as const;

export type ReviewSubject = (typeof REVIEW_SUBJECTS)[number];

/** A batch of a table's texts: those after the row `after` in the order of ids, or the first ones if it is null. */
export interface ReviewJob {
  subject: ReviewSubject;
  after: string | null;
}

/** The tables whose texts everybody reads. */
export type ReviewSubject = 'contracts' | 'messages';

/** The texts of a table that come after a row, in the order of ids; from the first where it is null. */
export interface ReviewJob {
  subject: ReviewSubject;
  after: string | null;
}

/** One text, or consecutive messages of one sender. */
export type Sample = string | readonly string[];

export interface Corpus {
  /** Texts that give another way to be reached or paid. */
  evasions: readonly Sample[];
  /** Texts of listings and chats that give none. */
  natural: readonly string[];
}

/** One text, or consecutive messages of one sender. */
export type Sample = string | readonly string[];

export interface Corpus {
  /** Texts that give another way to be reached or paid. */
  evasions: readonly Sample[];
  /** Texts of listings and chats that give none. */
  natural: readonly string[];
}

/** Texts of apartments and mortgages. */
export interface HomeCorpus {
  /** Texts that refuse or prefer people by a protected class or by their source of income. */
  refusing: readonly string[];
  /** Texts that only describe a home, a place or a lease, or that welcome people. */
  innocent: readonly string[];
}

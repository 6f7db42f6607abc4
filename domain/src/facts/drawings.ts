/** How the drawing of a contract is chosen; the names are those of frontend/src/components/contract/covers/covers.svg. */
export interface Drawings {
  /** The fact whose values are names of drawings. */
  fact?: string;
  /** For a value of the fact that several drawings show. */
  several?: Readonly<Record<string, readonly string[]>>;
  /** Words of a title that tell what to draw. */
  words: readonly (readonly [RegExp, string])[];
  /** One of these if nothing tells it. */
  usual: readonly string[];
}

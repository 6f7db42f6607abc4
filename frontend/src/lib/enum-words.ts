type Kebab<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${Lowercase<First>}-${Kebab<Rest>}`
  : Lowercase<Name>;
type Snake<Word extends string> = Word extends `${infer First}-${infer Rest}`
  ? `${Uppercase<First>}_${Snake<Rest>}`
  : Uppercase<Word>;

/** GraphQL writes CAR_LEASE; the domain, REST and addresses write car-lease. */
export const wordOf = <Name extends string>(name: Name): Kebab<Name> =>
  name.toLowerCase().replaceAll('_', '-') as Kebab<Name>;

/** The GraphQL name of a word of the domain. */
export const enumNameOf = <Word extends string>(word: Word): Snake<Word> =>
  word.toUpperCase().replaceAll('-', '_') as Snake<Word>;

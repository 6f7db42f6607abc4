import type { Entity } from './row-reader.js';

/** Named SQL is prepared once per connection; unnamed SQL is planned for its values each time. */
export interface Statement {
  name?: string;
  text: string;
  /**
   * Only for a named statement that finds a few rows by an index and waits for no lock: it shares a connection with
   * others (see Pipelines), where a slow one would hold up those behind it.
   */
  isQuick?: boolean;
  /**
   * Only for a named statement: the class of its rows, whose columns have the names of its properties. Statements with
   * the same name have the same class.
   */
  as?: Entity;
}

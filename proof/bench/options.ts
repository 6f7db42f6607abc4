export interface Options {
  rounds: number;
  seconds: number;
  /** A database with 1,000,000 contracts that growth and finding use instead of filling one; growth adds some rows. */
  database?: string;
}

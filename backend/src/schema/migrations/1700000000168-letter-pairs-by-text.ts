import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A text in pieces of two characters; an odd one at the end stays alone. No text that is stored contains U+0001. */
const inTwos = (text: string) =>
  String.raw`array_remove(string_to_array(regexp_replace(${text}, '(..)', E'\\1\x01', 'g'), E'\x01'), '')`;

/**
 * Finds the letters and pairs of letters of a text without a subselect. PostgreSQL prepares an SQL function again
 * for each statement: that took a third of the time of inserting a contract. The set is the same, so the indexes stay valid.
 */
export class LetterPairsByText1700000000168 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create or replace function letter_pairs(words text) returns text[]
      immutable strict parallel safe language plpgsql as $$
      begin
        return nullif(string_to_array(words, null) || ${inTwos('words')} || ${inTwos('substr(words, 2)')}, '{}');
      end $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`create or replace function letter_pairs(words text) returns text[]
      immutable strict parallel safe language sql
      return (select array_agg(distinct substr(words, at, length))
              from generate_series(1, char_length(words)) at, generate_series(1, 2) length)`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Databases of earlier versions have a trigger that does what saved/favourite-changes.ts does. */
export class FavouritesByEvent1700000000216 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`drop function if exists favourites_of_contract_changed cascade`);
  }

  async down(): Promise<void> {}
}

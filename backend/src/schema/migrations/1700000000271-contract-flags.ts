import type { MigrationInterface, QueryRunner } from 'typeorm';
import { contractFlagsByOthers } from '../functions/contract-flags-by-others.js';

export class ContractFlags1700000000271 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(contractFlagsByOthers);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function if exists contract_flags_by_others');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';
import { listingQuestionsOfMessages } from '../functions/listing-questions-of-messages.js';
import { notificationsOfMessages } from '../functions/notifications-of-messages.js';

/** SQL: the functions as they were before, when only the holder answered. */
export const holderAnswers = (functions: string): string =>
  functions
    .replaceAll(' and not new.by_colleague', '')
    .replaceAll('not in (holder, new.sender_id)', '<> holder');

/** What those write who edit the contracts of an organisation answers for it. */
export class AnswersOfColleagues1700000000303 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table messages add column if not exists by_colleague boolean not null default false',
    );
    await runner.query(`${listingQuestionsOfMessages} ${notificationsOfMessages}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(holderAnswers(`${listingQuestionsOfMessages} ${notificationsOfMessages}`));
    await runner.query('alter table messages drop column if exists by_colleague');
  }
}

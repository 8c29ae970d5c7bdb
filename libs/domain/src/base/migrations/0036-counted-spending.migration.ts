import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an order counted against a limit, which its cancellation gives back. */
export class CountedSpending1796000000036 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table orders add column counted_spending jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table orders drop column counted_spending');
  }
}

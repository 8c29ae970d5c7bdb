import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where goods are that were not delivered, where somebody said so. */
export class GoodsPlaces1796000000033 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table orders add column goods_at text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table orders drop column goods_at');
  }
}

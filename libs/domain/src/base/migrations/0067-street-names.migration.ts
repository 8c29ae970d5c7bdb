import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Names of streets are compared in memory, of each hub. */
export class StreetNames1796000000067 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop table street_grams');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`create table street_grams (
      hub_id bigint not null, gram text not null, street_id bigint not null, primary key (hub_id, gram, street_id))`);
  }
}

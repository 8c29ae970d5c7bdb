import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What operators prove besides the password. */
export class SecondFactors1795300000033 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table second_factors (
        operator_id bigint primary key references operators (id),
        -- null, as on the operator: the operators of the platform belong to no hub.
        hub_id bigint,
        secret_box bytea not null,
        secret_key_id text not null,
        confirmed_at timestamptz(3),
        last_step bigint not null default 0,
        recovery_hashes bytea[] not null default '{}',
        tries int not null default 0,
        failing_since timestamptz(3),
        created_at timestamptz(3) not null
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table second_factors');
  }
}

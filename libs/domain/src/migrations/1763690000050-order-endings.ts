import type { MigrationInterface, QueryRunner } from 'typeorm';

export class OrderEndings1763690000050 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table order_endings (
        status text not null,
        slot smallint not null,
        total bigint not null,
        primary key (status, slot)
      ) with (fillfactor = 50);

      insert into order_endings (status, slot, total)
      select status, 0, count(*) from orders where status in ('completed', 'cancelled') group by status`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table order_endings');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Phones that want no more messages of a hub, and by which phone a reply finds the message it answers. */
export class MessageStops1796000000026 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(String.raw`
  create table message_stops (
    hub_id bigint not null,
    phone text not null,
    at timestamptz(3) not null,
    primary key (hub_id, phone)
  );
  create index messages_reply_idx
    on messages (regexp_replace(regexp_replace(recipient, '\D', '', 'g'), '^0*(?:55(?=0*\d{10,11}$))?0*', ''), id)
    where order_id is not null and channel in ('sms', 'whatsapp');`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index messages_reply_idx; drop table message_stops');
  }
}

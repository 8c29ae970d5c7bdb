import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Orders by their recipients: the words of their names and their phones, found by how they begin (phones also by how
 * they end, through the digits backwards). The hub stands in each term, so a search reads its own hub's only. Only
 * ended orders are indexed, once, as they change no more; open ones are few and have an index of their own.
 */
export class OrderRecipients1795300000023 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function order_recipient_terms(hub bigint, stops jsonb) returns tsvector
        language sql immutable parallel safe as $$
        with recipients as (
          select translate(lower(s ->> 'name'), 'áàâãäåéèêëíìîïóòôõöúùûüçñý', 'aaaaaaeeeeiiiiooooouuuucny') as name,
                 regexp_replace(s ->> 'phone', '[^0-9]', '', 'g') as phone
            from jsonb_array_elements(stops) s
        ), national as (
          select phone, case when phone ~ '^55\\d{10,11}$' then substr(phone, 3) else phone end as digits from recipients
        ), terms as (
          select 'n/' || word as term from recipients, regexp_split_to_table(name, '[^a-z0-9]+') word where word <> ''
          union select 'p/' || phone from national where phone <> ''
          union select 'p/' || digits from national where digits <> ''
          union select 'p/' || substr(digits, 3) from national where digits ~ '^\\d{10,11}$'
          union select 'r/' || reverse(phone) from national where phone <> ''
        )
        select coalesce(array_to_tsvector(array_agg(hub || '/' || left(term, 100))), '') from terms
        $$;
      create index orders_recipient_idx on orders using gin (order_recipient_terms(hub_id, stops))
        where status = any (array['completed', 'cancelled']) and deleted_at is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index orders_recipient_idx; drop function order_recipient_terms`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * `orders_recipient_idx` by four weeks: the hub and the 28 days of `created_at` (counted from 1970-01-01, as is the day)
 * stand before each term. A search asks for four weeks after four weeks, newest first, and so reads of a frequent name only
 * the orders that it shows. Within them the day, the merchant and the courier are terms too, and what only few orders
 * are: not served, scheduled. Whoever searches among those reads no others. All terms but the day also stand with the hub
 * alone: a recipient who is not found often enough in a year is looked up in all earlier years at once.
 *
 * Orders that were deleted, a few, are in it: with `deleted_at is null`, which most indexes of `orders` have, a plan made
 * while there are no orders walks one of those from end to end.
 *
 * Terms are written at once (`fastupdate = off`): a search would compare all that it asks for with the whole pending list.
 */
export class RecipientSpans1795300000160 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index orders_recipient_idx;
      drop function order_recipient_terms(bigint, jsonb);
    `);
    await runner.query(WORDS);
    await runner.query(TERMS);
    await runner.query(`
      create index orders_recipient_idx on orders using gin (
        order_recipient_terms(order_recipient_words(stops), hub_id, created_at, merchant_id, courier_id,
                              cancel_reason = 'not_served', scheduled_for is not null)
      ) with (fastupdate = off)
        where status = any (array['completed', 'cancelled']);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index orders_recipient_idx;
      drop function order_recipient_terms(text[], bigint, timestamptz, bigint, bigint, boolean, boolean);
      drop function order_recipient_words;
    `);
    await runner.query(FORMER_TERMS);
    await runner.query(`
      create index orders_recipient_idx on orders using gin (order_recipient_terms(hub_id, stops))
        where status = any (array['completed', 'cancelled']) and deleted_at is null;
    `);
  }
}

const WORDS = `
  create function order_recipient_words(stops jsonb) returns text[]
    language plpgsql immutable parallel safe cost 500 as $$
  declare
    v_words text[] := '{}';
    v_stop jsonb;
    v_name text;
    v_phone text;
  begin
    for i in 0 .. jsonb_array_length(stops) - 1 loop
      v_stop := stops -> i;
      v_name := v_stop ->> 'name';
      if v_name <> '' then
        if octet_length(v_name) > length(v_name) then
          v_name := regexp_replace(normalize(v_name, NFD), '[\\u0300-\\u036f]+', '', 'g');
        end if;
        v_name := lower(v_name);
        if v_name ~ '[^a-z0-9 ]|^ |  | $' then
          v_name := btrim(regexp_replace(v_name, '[^a-z0-9]+', ' ', 'g'));
        end if;
        if length(v_name) > 98 then
          v_name := regexp_replace(v_name, '([a-z0-9]{98})[a-z0-9]+', '\\1', 'g');
        end if;
        if v_name <> '' then
          v_words := v_words || string_to_array('n/' || replace(v_name, ' ', ' n/'), ' ');
        end if;
      end if;
      v_phone := v_stop ->> 'phone';
      if v_phone ~ '[^0-9]' then
        v_phone := regexp_replace(v_phone, '[^0-9]+', '', 'g');
      end if;
      if v_phone <> '' then
        v_phone := left(v_phone, 98);
        v_words := v_words || array['p/' || v_phone, 'r/' || reverse(v_phone)];
        if v_phone like '55%' and length(v_phone) in (12, 13) then
          v_phone := substr(v_phone, 3);
          v_words := v_words || ('p/' || v_phone);
        end if;
        if length(v_phone) in (10, 11) then
          v_words := v_words || ('p/' || substr(v_phone, 3));
        end if;
      end if;
    end loop;
    return v_words;
  end $$;
`;

const TERMS = `
  create function order_recipient_terms(
    words text[], hub bigint, created_at timestamptz, merchant bigint, courier bigint, not_served boolean, scheduled boolean
  ) returns tsvector language plpgsql immutable parallel safe cost 500 as $$
  declare
    v_day integer := floor(date_part('epoch', created_at) / 86400);
    v_span text := hub || '/' || v_day / 28 || '/';
    v_ever text := hub || '/';
  begin
    words := words || ('m/' || merchant);
    if courier is not null then
      words := words || ('c/' || courier);
    end if;
    if not_served then
      words := words || 'not_served'::text;
    end if;
    if scheduled then
      words := words || 'scheduled'::text;
    end if;
    return array_to_tsvector(string_to_array(
      v_span || array_to_string(words, ' ' || v_span) || ' ' || v_span || 'd/' || v_day || ' ' ||
      v_ever || array_to_string(words, ' ' || v_ever), ' '));
  end $$;
`;

/** As in the migration `OrderRecipients`. */
const FORMER_TERMS = `
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
`;

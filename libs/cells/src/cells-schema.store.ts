import type { Database } from '#domain';

/** Advisory lock: the process that starts first makes the schema, the others wait. */
const LOCK = 7_311_205;
/**
 * Changed with the text below, so that the next start runs it again; each of its commands may be repeated.
 */
const VERSION = '1';

/**
 * `cells.fence` is the function of triggers on the tables of a hub that moves, for its rows only. The shared
 * lock is held until the writer’s transaction ends: a change of the move's state takes the same lock alone,
 * and so waits for writers that have seen the state before. `resting_hubs` and `partitions_stay` are
 * functions of the core, which by themselves name no hub and hold nothing.
 */
const SCHEMA = `
  create schema if not exists cells;
  comment on schema cells is '${VERSION}';
  create table if not exists cells.hub_moves (
    hub_id bigint primary key,
    state text not null,
    rests boolean not null,
    address text,
    tables_copied integer not null default 0,
    tables integer not null default 0,
    started_at timestamptz(3) not null,
    changed_at timestamptz(3) not null,
    leased_by uuid,
    leased_until timestamptz(3)
  );
  create table if not exists cells.marks (hub_id bigint primary key, mark text not null);

  create or replace function public.resting_hubs() returns bigint[] language plpgsql stable as $$
  begin
    return array(select hub_id from cells.hub_moves
                  where rests and (state not in ('resting', 'moving') or leased_until > clock_timestamp()));
  end $$;

  create or replace function public.partitions_stay() returns boolean language plpgsql stable as $$
  begin
    return exists (select from cells.hub_moves where state not in ('moved', 'cleared'));
  end $$;

  create or replace function cells.fence() returns trigger language plpgsql as $$
  declare
    v_move cells.hub_moves;
  begin
    if tg_op = 'DELETE' and may_rewrite('lastmile.clearing', tg_relid) then return old; end if;
    perform pg_advisory_xact_lock_shared(7311203, (tg_argv[0]::bigint % 2147483647)::int);
    select * into v_move from cells.hub_moves where hub_id = tg_argv[0]::bigint;
    -- What is too old is deleted by the tasks of the other cell.
    if v_move.state = 'arriving' and tg_op = 'DELETE' then return null; end if;
    if v_move.state = 'arriving'
       or v_move.state = 'moving' and v_move.leased_until > clock_timestamp() then
      raise exception 'hub % is moving to another cell', tg_argv[0] using errcode = 'HM001';
    end if;
    if tg_op = 'DELETE' then return old; end if;
    if v_move.state in ('moved', 'cleared') then
      raise exception 'hub % has moved to another cell', tg_argv[0]
        using errcode = 'HM002', detail = coalesce(v_move.address, '');
    end if;
    return new;
  end $$;`;

const MADE = `select obj_description(to_regnamespace('cells'), 'pg_namespace') as version`;

export async function hasCells(db: Database): Promise<boolean> {
  return (await db.unchecked.first<{ version: string | null }>(MADE))?.version === VERSION;
}

/** An installation without cells has nothing of this schema. */
export async function prepareCells(db: Database): Promise<void> {
  if (await hasCells(db)) return;
  await db.transaction(async (tx) => {
    await tx.execute('select pg_advisory_xact_lock($1)', [LOCK]);
    await tx.execute(SCHEMA);
  });
}

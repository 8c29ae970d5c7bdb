import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = `
  create table hub_moves (
    hub_id bigint primary key,
    state text not null,
    rests boolean not null,
    address text,
    tables_copied int not null default 0,
    tables int not null default 0,
    started_at timestamptz(3) not null,
    changed_at timestamptz(3) not null
  );
  create index hub_moves_resting_idx on hub_moves (hub_id) where rests;
  create table hub_move_marks (hub_id bigint primary key, mark text not null);
`;

/** What claims due rows leaves out those of the hubs that this names. */
const RESTING = `
  create function resting_hubs() returns bigint[] language plpgsql stable as $$
  begin
    return array(select hub_id from hub_moves where rests);
  end $$`;

/**
 * Triggers by this function are on the tables of a hub while it moves, for its rows only. The shared lock is held until
 * the writer's transaction ends: who changes the state of the move takes the same lock alone, and so waits for writers
 * that have seen the state before.
 */
const FENCE = `
  create function hub_move_fence() returns trigger language plpgsql as $$
  declare
    v_move hub_moves;
  begin
    if tg_op = 'DELETE' and current_setting('lastmile.clearing', true) = 'on' then return old; end if;
    perform pg_advisory_xact_lock_shared(7311203, (tg_argv[0]::bigint % 2147483647)::int);
    select * into v_move from hub_moves where hub_id = tg_argv[0]::bigint;
    -- What is too old is deleted by the tasks of the other cell.
    if v_move.state = 'arriving' and tg_op = 'DELETE' then return null; end if;
    if v_move.state in ('moving', 'arriving') then
      raise exception 'hub % is moving to another cell', tg_argv[0] using errcode = 'HM001';
    end if;
    if tg_op = 'DELETE' then return old; end if;
    if v_move.state in ('moved', 'cleared') then
      raise exception 'hub % has moved to another cell', tg_argv[0]
        using errcode = 'HM002', detail = coalesce(v_move.address, '');
    end if;
    return new;
  end $$`;

/** Rows of a hub that has moved are deleted, also those that nothing else may delete. */
const guards = (clearing: boolean) => `
  create or replace function ledger_refuse_change() returns trigger language plpgsql as $$
  begin
    ${clearing ? `if tg_op = 'DELETE' and current_setting('lastmile.clearing', true) = 'on' then return null; end if;` : ''}
    raise exception '% is append-only: % refused', tg_table_name, tg_op using errcode = 'restrict_violation';
  end $$;
  create or replace function audit_records_stay() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' and current_setting('lastmile.forgetting', true) = 'on' then return new; end if;
    ${clearing ? `if tg_op = 'DELETE' and current_setting('lastmile.clearing', true) = 'on' then return old; end if;` : ''}
    raise exception 'The audit log is append-only';
  end $$;
`;

/** Moves of hubs to another cell. */
export class HubMoves1795300000115 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
    await runner.query(RESTING);
    await runner.query(FENCE);
    await runner.query(guards(true));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(guards(false));
    await runner.query('drop function resting_hubs(), hub_move_fence()');
    await runner.query('drop table hub_moves, hub_move_marks');
  }
}

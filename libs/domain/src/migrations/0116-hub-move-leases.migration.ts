import type { MigrationInterface, QueryRunner } from 'typeorm';

/** `leases`: a hub rests, and its writes are refused, only while the command that moves it renews its lease. */
const functions = (leases: boolean) => `
  create or replace function resting_hubs() returns bigint[] language plpgsql stable as $$
  begin
    return array(select hub_id from hub_moves
                  where rests${leases ? ` and (state not in ('resting', 'moving') or leased_until > clock_timestamp())` : ''});
  end $$;
  create or replace function hub_move_fence() returns trigger language plpgsql as $$
  declare
    v_move hub_moves;
  begin
    if tg_op = 'DELETE' and current_setting('lastmile.clearing', true) = 'on' then return old; end if;
    perform pg_advisory_xact_lock_shared(7311203, (tg_argv[0]::bigint % 2147483647)::int);
    select * into v_move from hub_moves where hub_id = tg_argv[0]::bigint;
    -- What is too old is deleted by the tasks of the other cell.
    if v_move.state = 'arriving' and tg_op = 'DELETE' then return null; end if;
    if v_move.state = 'arriving'
       or v_move.state = 'moving'${leases ? ' and v_move.leased_until > clock_timestamp()' : ''} then
      raise exception 'hub % is moving to another cell', tg_argv[0] using errcode = 'HM001';
    end if;
    if tg_op = 'DELETE' then return old; end if;
    if v_move.state in ('moved', 'cleared') then
      raise exception 'hub % has moved to another cell', tg_argv[0]
        using errcode = 'HM002', detail = coalesce(v_move.address, '');
    end if;
    return new;
  end $$;
`;

/** Leases of moves: a hub whose mover is gone works on where it is. */
export class HubMoveLeases1795300000116 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table hub_moves add column leased_by uuid, add column leased_until timestamptz(3)',
    );
    await runner.query(functions(true));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(functions(false));
    await runner.query('alter table hub_moves drop column leased_by, drop column leased_until');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';
import { HubMoves1796000000002 } from './0002-hub-moves.migration.js';

/** A moved hub's rows are still there with triggers, or a copy is open: only the release before ends it. */
const REFUSE_MOVES = `
  do $$
  declare
    v_hub bigint;
  begin
    select min(hub_id) into v_hub from hub_moves where state <> 'cleared';
    if v_hub is not null then
      raise exception 'Hub % is moving to another cell: with the release before this, end the move (hub move, or hub move --give-up) and run hub clear, then start this release', v_hub;
    end if;
  end $$;`;

/** Where hubs went that are no longer here is known to cells alone, which may be switched on. */
const KEEP_ADDRESSES = `
  do $$ begin
    if exists (select from hub_moves) then
      create schema cells;
      alter table hub_moves set schema cells;
    else
      drop table hub_moves;
    end if;
  end $$;`;

/** The core works for every hub, its partitions come and go: an installation with cells replaces both. */
const FUNCTIONS = `
  create or replace function resting_hubs() returns bigint[] language sql stable as $$ select '{}'::bigint[] $$;
  create function partitions_stay() returns boolean language sql stable as $$ select false $$;`;

/** Tables and functions of hubs that move between cells leave the core. */
export class CellsApart1796000000066 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(REFUSE_MOVES);
    await runner.query(`drop table hub_move_changes, hub_move_marks;
      drop function hub_move_note, hub_move_fence`);
    await runner.query(FUNCTIONS);
    await runner.query(KEEP_ADDRESSES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function resting_hubs, partitions_stay');
    await new HubMoves1796000000002().up(runner);
  }
}

import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { Id, instant, optionalInstant } from '../../base/index.js';

/**
 * Where a move stands, in the cell that a hub leaves: `copying` while the other cell catches up, `resting` when nothing
 * works in the background for the hub, `moving` when nothing is written, `moved` when the other cell has begun,
 * `cleared` when its rows are gone. In the other cell: `arriving` until it begins.
 */
export const HUB_MOVE_STATES = ['arriving', 'copying', 'resting', 'moving', 'moved', 'cleared'] as const;
export type HubMoveState = (typeof HUB_MOVE_STATES)[number];

/** A hub that leaves this cell, has left it, or arrives. A hub without a row is here and works. */
@Entity('hub_moves')
@Index('hub_moves_resting_idx', ['hubId'], { where: 'rests' })
export class HubMove {
  @PrimaryColumn({ type: 'bigint' }) hubId: number;
  @Column({ type: 'text' }) state: HubMoveState;
  /** Nothing works in the background for the hub: `resting_hubs()` names it. */
  @Column({ type: 'boolean' }) rests: boolean;
  /** Base address of the hub in the other cell. */
  @Column({ type: 'text', nullable: true }) address: string | null;
  @Column({ type: 'int', default: 0 }) tablesCopied: number;
  @Column({ type: 'int', default: 0 }) tables: number;
  @Column(instant) startedAt: Date;
  @Column(instant) changedAt: Date;
  /** The command that moves the hub; one at a time. */
  @Column({ type: 'uuid', nullable: true }) leasedBy: string | null;
  /** By the database's clock, renewed by that command. Once it is over, `resting` and `moving` mean nothing: the hub works. */
  @Column(optionalInstant) leasedUntil: Date | null;
}

/**
 * Written with the last change of a hub that moves: when it is in the other cell, everything before it is. Its last text
 * lets the other cell begin, also when the command that moves the hub is gone.
 */
@Entity('hub_move_marks')
export class HubMoveMark {
  @PrimaryColumn({ type: 'bigint' }) hubId: number;
  @Column({ type: 'text' }) mark: string;
}

/** A row of a hub that was written while the hub moves, in either cell and by whoever it was. Each cell notes its own. */
@Entity('hub_move_changes')
@Index('hub_move_changes_hub_idx', ['hubId'])
export class HubMoveChange {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column({ type: 'text' }) tableName: string;
  /** The columns of its primary key. */
  @Column({ type: 'jsonb' }) key: Readonly<Record<string, unknown>>;
}

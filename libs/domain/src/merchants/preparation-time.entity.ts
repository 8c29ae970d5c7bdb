import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How long a merchant prepares in one hour of the week, learned from couriers who waited at the pickup. */
@Entity('preparation_times')
export class PreparationTime {
  @PrimaryColumn({ type: 'bigint' }) hubId: number;
  @PrimaryColumn({ type: 'bigint' }) merchantId: number;
  /** 0 is Sunday; weekday and hour are the hub's local time. */
  @PrimaryColumn({ type: 'smallint' }) weekday: number;
  @PrimaryColumn({ type: 'smallint' }) hour: number;
  @Column({ type: 'real' }) seconds: number;
  @Column({ type: 'integer' }) samples: number;
}

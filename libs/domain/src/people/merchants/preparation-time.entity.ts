import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Table `preparation_times`: a merchant's mean preparation time in one hour of the week, measured at pickups. */
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

import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Table `withdrawal_keys`: the Pix key that a courier had when asking for a withdrawal. */
@Entity('withdrawal_keys')
@Index('withdrawal_keys_courier_idx', ['hubId', 'courierId'])
export class WithdrawalKey {
  @PrimaryColumn({ type: 'bigint' }) transactionId: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column({ type: 'bigint' }) courierId: number;
  @Column({ type: 'text' }) pixKey: string;
}

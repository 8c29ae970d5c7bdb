import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Instants of the last attempts to enter the code of a stop, in milliseconds since 1970. */
@Entity('code_tries')
export class CodeTry {
  @Column({ type: 'bigint' }) hubId: number;
  @PrimaryColumn({ type: 'bigint' }) orderId: number;
  @PrimaryColumn({ type: 'integer' }) stop: number;
  @Column({ type: 'bigint', array: true }) triedAt: number[];
}

import { Column, Entity, PrimaryColumn } from 'typeorm';

/** When codes were tried at a stop, in milliseconds since 1970: only the last few are kept. */
@Entity('code_tries')
export class CodeTry {
  @PrimaryColumn({ type: 'bigint' }) orderId: number;
  @PrimaryColumn({ type: 'integer' }) stop: number;
  @Column({ type: 'bigint', array: true }) triedAt: number[];
}

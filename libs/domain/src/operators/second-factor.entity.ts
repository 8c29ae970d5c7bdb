import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { instant, optionalInstant } from '../storage/index.js';

/** What an operator proves besides the password: a secret that their authenticator app holds too. */
@Entity('second_factors')
@ForeignKey('Operator', ['operatorId'], ['id'])
export class SecondFactor {
  @PrimaryColumn({ type: 'bigint' }) operatorId: number;
  /** null, as on the operator: people of the platform. */
  @Column({ type: 'bigint', nullable: true }) hubId: number | null;
  @Column({ type: 'bytea' }) secretBox: Buffer;
  @Column({ type: 'text' }) secretKeyId: string;
  /** null: the app has not shown yet that it holds the secret, and log-ins do not ask for a code. */
  @Column(optionalInstant) confirmedAt: Date | null;
  /** Of the last code that was taken: a code counts once. */
  @Column({ type: 'bigint', default: 0 }) lastStep: number;
  /** SHA-256 of the recovery codes that are left. */
  @Column({ type: 'bytea', array: true, default: '{}' }) recoveryHashes: Buffer[];
  /** Codes tried since `failingSince` without a right one. */
  @Column({ type: 'int', default: 0 }) tries: number;
  @Column(optionalInstant) failingSince: Date | null;
  @Column(instant) createdAt: Date;
}

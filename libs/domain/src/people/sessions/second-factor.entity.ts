import { Column, Entity, PrimaryColumn } from 'typeorm';
import { instant, optionalInstant } from '../../base/index.js';
import type { AccountKind } from './session.rules.js';

/** Table `second_factors`: the secret that a person's authenticator app shares, and recovery codes. */
@Entity('second_factors')
export class SecondFactor {
  @PrimaryColumn({ type: 'text' }) personKind: AccountKind;
  @PrimaryColumn({ type: 'bigint' }) personId: number;
  /** null for operators of the platform. */
  @Column({ type: 'bigint', nullable: true }) hubId: number | null;
  @Column({ type: 'bytea' }) secretBox: Buffer;
  @Column({ type: 'text' }) secretKeyId: string;
  /** null: the enrolment is not confirmed, and log-ins need no code. */
  @Column(optionalInstant) confirmedAt: Date | null;
  /** Step of the last accepted code: a code is valid once. */
  @Column({ type: 'bigint', default: 0 }) lastStep: number;
  /** SHA-256 of the unused recovery codes. */
  @Column({ type: 'bytea', array: true, default: '{}' }) recoveryHashes: Buffer[];
  /** Wrong codes since `failingSince`. */
  @Column({ type: 'int', default: 0 }) tries: number;
  @Column(optionalInstant) failingSince: Date | null;
  @Column(instant) createdAt: Date;
}

import { Column, Entity, Index } from 'typeorm';
import { Id, instant, optionalInstant } from '../../base/index.js';

/**
 * Table `phone_codes`: a code that was sent to the phone of who registers; of phone and code only hashes are kept, for
 * minutes.
 */
@Entity('phone_codes')
@Index('phone_codes_phone_idx', ['phoneLookup', 'hubId', 'createdAt'])
@Index('phone_codes_expires_at_idx', ['expiresAt'])
export class PhoneCode {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  /** SHA-256 of the phone. */
  @Column({ type: 'bytea' }) phoneLookup: Buffer;
  /** SHA-256 of phone and code. */
  @Column({ type: 'bytea' }) lookup: Buffer;
  @Column({ type: 'integer', default: 0 }) attempts: number;
  @Column(instant) expiresAt: Date;
  @Column(optionalInstant) usedAt: Date | null;
  @Column(instant) createdAt: Date;
}

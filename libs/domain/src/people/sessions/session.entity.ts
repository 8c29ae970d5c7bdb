import { Column, Entity, Index } from 'typeorm';
import { Id, instant, optionalInstant } from '../../base/index.js';
import type { AccountKind } from './sessions.service.js';

/** Table `sessions`: a log-in of a person, or the token of an operator's program; only the hash of its token is kept. */
@Entity('sessions')
@Index('sessions_lookup_idx', ['lookup'], { unique: true })
@Index('sessions_person_idx', ['personKind', 'personId'])
@Index('sessions_expires_at_idx', ['expiresAt'])
export class Session {
  @Id() id: number;
  /** null: of people of the platform. */
  @Column({ type: 'bigint', nullable: true }) hubId: number | null;
  @Column({ type: 'text' }) personKind: AccountKind;
  @Column({ type: 'bigint' }) personId: number;
  /** Browser and system, or what a program is for. */
  @Column({ type: 'text' }) label: string;
  /** SHA-256 of the token. */
  @Column({ type: 'bytea' }) lookup: Buffer;
  /** SHA-256 of the password's hash at the log-in: another password ends the session. */
  @Column({ type: 'bytea' }) passwordMark: Buffer;
  /** SHA-256 of the person and the browser or address of the log-in, which is known from then on. */
  @Column({ type: 'bytea', nullable: true }) deviceMark: Buffer | null;
  /** null: until it is revoked. */
  @Column(optionalInstant) expiresAt: Date | null;
  @Column(optionalInstant) revokedAt: Date | null;
  @Column(instant) createdAt: Date;
}

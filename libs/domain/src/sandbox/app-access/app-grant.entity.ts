import { Column, Entity, Index } from 'typeorm';
import { Id, instant, optionalInstant } from '../../base/index.js';

/**
 * Table `app_grants`: one consent that an app took to the token endpoint, from its code to its last refresh token. Scopes are those
 * of the connection, so that a merchant who takes one back needs not wait for a token to expire.
 */
@Entity('app_grants')
@Index('app_grants_code_idx', ['codeHash'], { unique: true })
@Index('app_grants_connection_idx', ['connectionId'])
export class AppGrant {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column({ type: 'bigint' }) connectionId: number;
  /** SHA-256 of the code. */
  @Column({ type: 'bytea' }) codeHash: Buffer;
  /** SHA-256 of the verifier, in base64url, as the app sent it. */
  @Column({ type: 'text' }) codeChallenge: string;
  @Column({ type: 'text' }) redirectUri: string;
  @Column(instant) codeExpiresAt: Date;
  @Column(optionalInstant) codeUsedAt: Date | null;
  /** Number of the valid refresh token; an earlier one that comes again was stolen, or its thief was faster. */
  @Column({ type: 'integer', default: 0 }) generation: number;
  @Column(optionalInstant) endedAt: Date | null;
  @Column(instant) createdAt: Date;
}

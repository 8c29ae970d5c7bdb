import { Injectable } from '@nestjs/common';
import { Merchants, type Merchant } from '../merchants/index.js';
import {
  Cipher,
  Clock,
  Database,
  DomainError,
  newUuid,
  type Scope,
  type Transaction,
} from '../shared/index.js';
import { Callers } from './callers.js';
import { Credential, type CredentialKind, type Environment } from './credential.entity.js';
import { keyHash, newKey } from './key-format.js';

export interface KeyRequest {
  kind: 'full_api_key' | 'model_m_key';
  merchantId?: number | null;
  label: string;
  environment?: Environment;
}

export interface IssuedKey {
  id: number;
  /** The whole key. It is shown now and never again. */
  key: string;
}

export interface IssuedPair {
  id: number;
  clientId: string;
  clientSecret: string;
}

interface NewCredential {
  kind: CredentialKind;
  merchantId: number | null;
  label: string;
  environment: Environment;
  clientId?: string;
  expiresAt?: Date;
}

const USER_TOKEN_HOURS = 24;

/** Issues and ends credentials. Whoever calls with one is recognised by `Callers`. */
@Injectable()
export class Credentials {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly cipher: Cipher,
    private readonly callers: Callers,
    private readonly merchants: Merchants,
  ) {}

  /** @throws merchant_not_found */
  issueKey(
    scope: Scope,
    { kind, merchantId = null, label, environment = 'live' }: KeyRequest,
  ): Promise<IssuedKey> {
    return this.db.transaction(async (tx) => {
      if (merchantId !== null) await this.merchants.get(scope, merchantId, tx);
      return this.keep(tx, scope.hubId, { kind, merchantId, label, environment });
    });
  }

  /** A merchant has one pair: a new one ends the old and the tokens issued for it. @throws merchant_not_found */
  async issuePair(scope: Scope, merchantId: number, environment: Environment = 'live'): Promise<IssuedPair> {
    const clientId = newUuid();
    const issued = await this.db.transaction(async (tx) => {
      await this.lockMerchant(tx, scope, merchantId);
      await tx.manager
        .createQueryBuilder()
        .update(Credential)
        .set({ deactivatedAt: this.clock.now() })
        .where("merchant_id = :merchantId and kind = 'open_delivery_pair' and deactivated_at is null", {
          merchantId,
        })
        .execute();
      return this.keep(tx, scope.hubId, {
        kind: 'open_delivery_pair',
        merchantId,
        label: 'Open Delivery',
        environment,
        clientId,
      });
    });
    return { id: issued.id, clientId, clientSecret: issued.key };
  }

  /** An opaque token that acts as the merchant's customer key for a day. @throws merchant_not_found */
  async issueUserToken(scope: Scope, merchantId: number): Promise<{ token: string; expiresAt: Date }> {
    const expiresAt = new Date(this.clock.millis() + USER_TOKEN_HOURS * 3_600_000);
    const issued = await this.db.transaction((tx) =>
      this.keep(tx, scope.hubId, {
        kind: 'user_token',
        merchantId,
        label: 'Token',
        environment: 'live',
        expiresAt,
      }),
    );
    return { token: issued.key, expiresAt };
  }

  /** The merchant's living pair, without its secret. */
  async currentPair(merchantId: number): Promise<{ id: number; clientId: string } | null> {
    return this.db.first(
      `select id, client_id as "clientId" from credentials
        where merchant_id = $1 and kind = 'open_delivery_pair' and deactivated_at is null`,
      [merchantId],
    );
  }

  /** The text itself, to sign with. Also of a deactivated one: what it registered is still signed with it. @throws credential_not_found */
  async secretOf(credentialId: number): Promise<string> {
    const found = await this.db.first<{ box: Buffer; keyId: string }>(
      'select secret_box as box, secret_key_id as "keyId" from credentials where id = $1',
      [credentialId],
    );
    if (!found) throw new DomainError('credential_not_found');
    return this.cipher.open(found);
  }

  /** Never with the secret. */
  list(scope: Scope): Promise<Credential[]> {
    return this.db.manager
      .createQueryBuilder(Credential, 'credential')
      .where('credential.hub_id = :hubId and credential.kind <> :token', {
        hubId: scope.hubId,
        token: 'user_token',
      })
      .orderBy('credential.id')
      .getMany();
  }

  /** @throws credential_not_found */
  async deactivate(scope: Scope, id: number): Promise<void> {
    await this.db.transaction((tx) => this.end(tx, scope, id));
    this.db.afterCommit(() => {
      this.callers.forget();
    });
  }

  /** A new key in place of the old one, with the same reach and label. @throws credential_not_found */
  async rotate(scope: Scope, id: number): Promise<IssuedKey> {
    return this.db.transaction(async (tx) => {
      const old = await this.end(tx, scope, id);
      const { kind, merchantId, label, environment, clientId } = old;
      return this.keep(tx, old.hubId, {
        kind,
        merchantId,
        label,
        environment,
        ...(clientId === null ? {} : { clientId: newUuid() }),
      });
    });
  }

  /** Seals every stored secret with the current SECRET_KEY; the old ones may be dropped afterwards. */
  async resealAll(): Promise<number> {
    return this.db.transaction(async (tx) => {
      const rows = await tx.query<{ id: number; box: Buffer; keyId: string }>(
        'select id, secret_box as box, secret_key_id as "keyId" from credentials for update',
      );
      const stale = rows.filter((row) => !this.cipher.isCurrent(row));
      for (const row of stale) {
        const sealed = this.cipher.seal(this.cipher.open(row));
        await tx.execute('update credentials set secret_box = $2, secret_key_id = $3 where id = $1', [
          row.id,
          sealed.box,
          sealed.keyId,
        ]);
      }
      return stale.length;
    });
  }

  private async keep(tx: Transaction, hubId: number, input: NewCredential): Promise<IssuedKey> {
    const key = newKey(input.kind, input.environment);
    const sealed = this.cipher.seal(key);
    const saved = await tx.manager.save(Credential, {
      clientId: null,
      expiresAt: null,
      ...input,
      hubId,
      lookup: keyHash(key),
      secretBox: sealed.box,
      secretKeyId: sealed.keyId,
      lastUsedAt: null,
      deactivatedAt: null,
      createdAt: this.clock.now(),
    });
    tx.afterCommit(() => {
      this.callers.forget();
    });
    return { id: saved.id, key };
  }

  private async end(tx: Transaction, scope: Scope, id: number): Promise<Credential> {
    const found = await tx.manager.findOne(Credential, {
      where: { id, hubId: scope.hubId },
      lock: { mode: 'pessimistic_write' },
    });
    if (!found || found.deactivatedAt !== null) throw new DomainError('credential_not_found');
    return tx.manager.save(Object.assign(found, { deactivatedAt: this.clock.now() }));
  }

  private async lockMerchant(tx: Transaction, scope: Scope, merchantId: number): Promise<Merchant> {
    const merchant = await this.merchants.get(scope, merchantId, tx);
    await tx.query('select 1 from merchants where id = $1 for update', [merchantId]);
    return merchant;
  }
}

import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Merchants, type Merchant } from '../../people/index.js';
import {
  type Cents,
  CHANGED,
  Cipher,
  Clock,
  Database,
  DomainError,
  newUuid,
  type Scope,
  type Transaction,
} from '../../base/index.js';
import { Credential, type CredentialKind, type KeyEnvironment } from './credential.entity.js';
import { keyHash, newKey } from './credential-key.rules.js';

interface KeyRequest {
  kind: 'full_api_key' | 'model_m_key';
  merchantId?: number | null;
  label: string;
  environment?: KeyEnvironment;
  appId?: number | null;
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
  environment: KeyEnvironment;
  appId?: number | null;
  clientId?: string;
  expiresAt?: Date;
}

const USER_TOKEN_HOURS = 24;

/** Issues and deactivates credentials; a key is shown whole once. `Callers` identifies who calls with one. */
@Injectable()
export class Credentials {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly cipher: Cipher,
    private readonly merchants: Merchants,
  ) {}

  /** @throws merchant_not_found */
  issueKey(scope: Scope, { kind, merchantId = null, label, environment = 'live', appId = null }: KeyRequest) {
    return this.db.transaction(async (tx) => {
      if (merchantId !== null) await this.merchants.get(scope, merchantId, tx);
      return this.insert(tx, scope.hubId, { kind, merchantId, label, environment, appId });
    });
  }

  /**
   * A merchant has one pair of its own: a new one ends the old and the tokens issued for it. Pairs of connected apps stay.
   * @throws merchant_not_found
   */
  async issuePair(
    scope: Scope,
    merchantId: number,
    environment: KeyEnvironment = 'live',
  ): Promise<IssuedPair> {
    const clientId = newUuid();
    const issued = await this.db.transaction(async (tx) => {
      await this.lockMerchant(tx, scope, merchantId);
      await tx.manager
        .createQueryBuilder()
        .update(Credential)
        .set({ deactivatedAt: this.clock.now() })
        .where(
          "merchant_id = :merchantId and kind = 'open_delivery_pair' and app_id is null and deactivated_at is null",
          { merchantId },
        )
        .execute();
      tx.announce(CHANGED.credentials, scope.hubId);
      return this.insert(tx, scope.hubId, {
        kind: 'open_delivery_pair',
        merchantId,
        label: 'Open Delivery',
        environment,
        clientId,
      });
    });
    return { id: issued.id, clientId, clientSecret: issued.key };
  }

  /** A pair of the merchant for a connected app, beside its own. @throws merchant_not_found */
  async issueAppPair(scope: Scope, merchantId: number, appId: number, label: string): Promise<IssuedPair> {
    const clientId = newUuid();
    const issued = await this.db.transaction(async (tx) => {
      await this.merchants.get(scope, merchantId, tx);
      return this.insert(tx, scope.hubId, {
        kind: 'open_delivery_pair',
        merchantId,
        label,
        environment: 'live',
        appId,
        clientId,
      });
    });
    return { id: issued.id, clientId, clientSecret: issued.key };
  }

  /** An opaque token that acts as the merchant's customer key for a day. @throws merchant_not_found */
  async issueUserToken(scope: Scope, merchantId: number): Promise<{ token: string; expiresAt: Date }> {
    const expiresAt = new Date(this.clock.millis() + USER_TOKEN_HOURS * 3_600_000);
    const issued = await this.db.transaction((tx) =>
      this.insert(tx, scope.hubId, {
        kind: 'user_token',
        merchantId,
        label: 'Token',
        environment: 'live',
        expiresAt,
      }),
    );
    return { token: issued.key, expiresAt };
  }

  /** The merchant's own active pair, without its secret. */
  async currentPair(merchantId: number): Promise<{ id: number; clientId: string } | null> {
    return this.db.first(
      `select id, client_id as "clientId" from credentials
        where merchant_id = $1 and kind = 'open_delivery_pair' and app_id is null and deactivated_at is null`,
      [merchantId],
    );
  }

  /**
   * The key, to sign with. Also of a deactivated credential: webhooks that it registered are still signed with it.
   * @throws credential_not_found
   */
  async secretOf(credentialId: number): Promise<string> {
    const found = await this.db.first<{ box: Buffer; keyId: string }>(
      'select secret_box as box, secret_key_id as "keyId" from credentials where id = $1',
      [credentialId],
    );
    if (!found) throw new DomainError('credential_not_found');
    return this.cipher.open(found);
  }

  /** One credential, without its secret. @throws credential_not_found */
  async get(hubId: number, id: number): Promise<Credential> {
    return await this.db.get(Credential, { id, hubId }, 'credential_not_found');
  }

  /** Credentials of the hub, or of one merchant without those of connected apps; never with the secret. */
  list(scope: Scope, merchantId?: number): Promise<Credential[]> {
    const found = this.db.manager
      .createQueryBuilder(Credential, 'credential')
      .where('credential.hub_id = :hubId and credential.kind <> :token', {
        hubId: scope.hubId,
        token: 'user_token',
      })
      .orderBy('credential.id');
    const wanted = scope.merchantId ?? merchantId;
    if (wanted !== undefined) found.andWhere('credential.merchant_id = :wanted', { wanted });
    if (scope.merchantId !== null) found.andWhere('credential.app_id is null');
    return found.getMany();
  }

  /** @throws credential_not_found */
  async deactivate(scope: Scope, id: number): Promise<void> {
    await this.db.transaction((tx) => this.end(tx, scope, id));
  }

  /** What an app may order for in a day, by every credential that it has of the merchant. */
  async limitApp(
    { hubId }: Scope,
    merchantId: number,
    appId: number,
    dayLimitCents: Cents | null,
  ): Promise<void> {
    await this.db.transaction(async (tx) => {
      await tx.manager.update(Credential, { hubId, merchantId, appId }, { dayLimitCents });
      tx.announce(CHANGED.credentials, hubId);
    });
  }

  /** Ends every credential that was made for an app and this merchant. Returns the ids of all that ever were. */
  async endOfApp({ hubId }: Scope, merchantId: number, appId: number): Promise<number[]> {
    return this.db.transaction(async (tx) => {
      const all = await tx.manager.find(Credential, {
        select: { id: true },
        where: { hubId, merchantId, appId },
      });
      await tx.manager.update(
        Credential,
        { hubId, merchantId, appId, deactivatedAt: IsNull() },
        { deactivatedAt: this.clock.now() },
      );
      tx.announce(CHANGED.credentials, hubId);
      return all.map(({ id }) => id);
    });
  }

  /**
   * A new key in place of the old one, with the same reach and label. The credential of a connected app stays and has a
   * new secret: the connection, its deliveries and its webhooks go by the credential. @throws credential_not_found
   */
  async rotate(scope: Scope, id: number) {
    return this.db.transaction(async (tx) => {
      const found = await this.find(tx, scope, id);
      if (found.appId !== null) return this.renew(tx, found);
      const old = await this.end(tx, scope, id);
      const { kind, merchantId, label, environment, clientId } = old;
      return this.insert(tx, old.hubId, {
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

  private async insert(tx: Transaction, hubId: number, input: NewCredential) {
    const { key, ...secret } = this.newSecret(input);
    const saved = await tx.manager.save(Credential, {
      appId: null,
      clientId: null,
      expiresAt: null,
      dayLimitCents: null,
      ...input,
      hubId,
      ...secret,
      lastUsedAt: null,
      deactivatedAt: null,
      createdAt: this.clock.now(),
    });
    // No cache can hold a credential that did not exist, so nothing is announced.
    return { id: saved.id, key };
  }

  private async renew(tx: Transaction, { id, hubId, kind, environment }: Credential) {
    const { key, ...secret } = this.newSecret({ kind, environment });
    tx.announce(CHANGED.credentials, hubId);
    await tx.manager.update(Credential, { id }, secret);
    return { id, key };
  }

  private newSecret({ kind, environment }: Pick<NewCredential, 'kind' | 'environment'>) {
    const key = newKey(kind, environment);
    const { box, keyId } = this.cipher.seal(key);
    return { key, lookup: keyHash(key, 'buffer'), secretBox: box, secretKeyId: keyId };
  }

  private async end(tx: Transaction, scope: Scope, id: number): Promise<Credential> {
    const found = await this.find(tx, scope, id);
    tx.announce(CHANGED.credentials, scope.hubId);
    return tx.manager.save(Object.assign(found, { deactivatedAt: this.clock.now() }));
  }

  /** Locks an active credential. @throws credential_not_found */
  private async find(tx: Transaction, scope: Scope, id: number): Promise<Credential> {
    const found = await tx.lock(Credential, {
      id,
      hubId: scope.hubId,
      // A merchant ends the credentials of an app by disconnecting it.
      ...(scope.merchantId !== null && { merchantId: scope.merchantId, appId: IsNull() }),
    });
    if (!found || found.deactivatedAt !== null) throw new DomainError('credential_not_found');
    return found;
  }

  private async lockMerchant(tx: Transaction, scope: Scope, merchantId: number): Promise<Merchant> {
    const merchant = await this.merchants.get(scope, merchantId, tx);
    await tx.query('select 1 from merchants where id = $1 for update', [merchantId]);
    return merchant;
  }
}

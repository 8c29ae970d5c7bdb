import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { Merchants } from '../../people/index.js';
import {
  type Cents,
  CHANGED,
  Cipher,
  Clock,
  Database,
  DomainError,
  newUuid,
  reseal,
  type Scope,
  sha256,
  type Transaction,
  statement,
} from '../../base/index.js';
import { Credential, type CredentialKind, type KeyEnvironment } from './credential.entity.js';
import { newKey } from './credential-key.rules.js';

export type IssuedPair = Awaited<ReturnType<Credentials['issuePair']>>;

type NewCredential = Pick<Credential, 'kind' | 'label'> &
  Partial<Pick<Credential, 'merchantId' | 'environment' | 'appId' | 'clientId' | 'expiresAt'>>;

interface KeyRequest extends Omit<NewCredential, 'clientId' | 'expiresAt'> {
  kind: 'full_api_key' | 'model_m_key';
}

const USER_TOKEN_HOURS = 24;
const CURRENT_PAIR = statement(
  'credentials.current_pair',
  `select id, client_id as "clientId" from credentials
    where hub_id = (select hub_id from merchants where id = $1) and merchant_id = $1
      and kind = 'open_delivery_pair' and app_id is null and deactivated_at is null`,
);

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
  issueKey(scope: Scope, request: KeyRequest) {
    return this.db.transaction(async (tx) => {
      if (request.merchantId) await this.merchants.get(scope, request.merchantId, tx);
      return this.insert(tx, scope.hubId, request);
    });
  }

  /**
   * A merchant has one pair of its own: a new one ends the old and its tokens. Pairs of connected apps stay.
   * @throws merchant_not_found
   */
  issuePair(scope: Scope, merchantId: number, environment: KeyEnvironment = 'live') {
    return this.db.transaction(async (tx) => {
      await this.merchants.get(scope, merchantId, tx);
      await tx.execute('select 1 from merchants where id = $1 for update', [merchantId]);
      const own = { merchantId, kind: 'open_delivery_pair', appId: IsNull() } as const;
      const deactivatedAt = this.clock.now();
      await tx.manager.update(Credential, { ...own, deactivatedAt: IsNull() }, { deactivatedAt });
      tx.announce(CHANGED.credentials, scope.hubId);
      return this.insertPair(tx, scope, { merchantId, label: 'Open Delivery', environment });
    });
  }

  /** A pair of the merchant for a connected app, beside its own. @throws merchant_not_found */
  issueAppPair(scope: Scope, merchantId: number, appId: number, label: string) {
    return this.db.transaction(async (tx) => {
      await this.merchants.get(scope, merchantId, tx);
      return this.insertPair(tx, scope, { merchantId, label, appId });
    });
  }

  /** An opaque token that acts as the merchant's customer key for a day. @throws merchant_not_found */
  async issueUserToken(scope: Scope, merchantId: number): Promise<{ token: string; expiresAt: Date }> {
    const expiresAt = new Date(this.clock.millis() + USER_TOKEN_HOURS * 3_600_000);
    const { key } = await this.db.transaction((tx) =>
      this.insert(tx, scope.hubId, { kind: 'user_token', merchantId, label: 'Token', expiresAt }),
    );
    return { token: key, expiresAt };
  }

  currentPair(merchantId: number): Promise<{ id: number; clientId: string } | null> {
    return this.db.first<{ id: number; clientId: string }, 'clientId'>(CURRENT_PAIR, [merchantId]);
  }

  /**
   * The key, to sign with; of a deactivated credential too: its webhooks are still signed with it.
   * @throws credential_not_found
   */
  async secretOf(credentialId: number): Promise<string> {
    const found = await this.db.get(Credential, { id: credentialId }, 'credential_not_found');
    return this.cipher.open({ box: found.secretBox, keyId: found.secretKeyId });
  }

  /** Without its secret. @throws credential_not_found */
  async get(hubId: number, id: number): Promise<Credential> {
    return await this.db.get(Credential, { id, hubId }, 'credential_not_found');
  }

  /** Credentials of the hub, or of one merchant without those of connected apps; never with the secret. */
  list({ hubId, merchantId: own }: Scope, merchantId?: number): Promise<Credential[]> {
    const wanted = own ?? merchantId;
    const where = {
      hubId,
      kind: Not<CredentialKind>('user_token'),
      ...(wanted !== undefined && { merchantId: wanted }),
      ...(own !== null && { appId: IsNull() }),
    };
    return this.db.manager.find(Credential, { where, order: { id: 'asc' } });
  }

  /** @throws credential_not_found */
  async deactivate(scope: Scope, id: number): Promise<void> {
    await this.db.transaction(async (tx) => this.end(tx, await this.find(tx, scope, id)));
  }

  /** What an app may order for in a day, by every credential that it has of the merchant. */
  async limitApp({ hubId }: Scope, merchantId: number, appId: number, dayLimitCents: Cents | null) {
    await this.db.transaction(async (tx) => {
      await tx.manager.update(Credential, { hubId, merchantId, appId }, { dayLimitCents });
      tx.announce(CHANGED.credentials, hubId);
    });
  }

  /** Ends all credentials made for an app and this merchant. Returns the ids of all that ever were. */
  endOfApp({ hubId }: Scope, merchantId: number, appId: number): Promise<number[]> {
    return this.db.transaction(async (tx) => {
      const whose = { hubId, merchantId, appId };
      const all = await tx.manager.findBy(Credential, whose);
      const deactivatedAt = this.clock.now();
      await tx.manager.update(Credential, { ...whose, deactivatedAt: IsNull() }, { deactivatedAt });
      tx.announce(CHANGED.credentials, hubId);
      return all.map(({ id }) => id);
    });
  }

  /**
   * A new key in place of the old, with its reach and label. A connected app's credential stays and has a new
   * secret: connection, deliveries and webhooks go by the credential. @throws credential_not_found
   */
  async rotate(scope: Scope, id: number) {
    return this.db.transaction(async (tx) => {
      const found = await this.find(tx, scope, id);
      if (found.appId !== null) return this.renew(tx, found);
      await this.end(tx, found);
      const { kind, merchantId, label, environment, clientId } = found;
      const pair = clientId === null ? {} : { clientId: newUuid() };
      return this.insert(tx, found.hubId, { kind, merchantId, label, environment, ...pair });
    });
  }

  /** Seals every stored secret with the current SECRET_KEY. Returns how many were sealed anew. */
  resealAll(): Promise<number> {
    return reseal(this.db, this.cipher, 'credentials', 'secret');
  }

  private async insertPair(tx: Transaction, { hubId }: Scope, input: Omit<NewCredential, 'kind'>) {
    const clientId = newUuid();
    const { id, key } = await this.insert(tx, hubId, { ...input, kind: 'open_delivery_pair', clientId });
    return { id, clientId, clientSecret: key };
  }

  private async insert(tx: Transaction, hubId: number, input: NewCredential) {
    const credential = { merchantId: null, environment: 'live' as const, ...input, hubId };
    const { key, ...secret } = this.newSecret(credential);
    const createdAt = this.clock.now();
    const { id } = await tx.manager.save(Credential, { ...credential, ...secret, createdAt });
    // No cache can hold a credential that did not exist, so nothing is announced.
    return { id, key };
  }

  private async renew(tx: Transaction, { id, hubId, kind, environment }: Credential) {
    const { key, ...secret } = this.newSecret({ kind, environment });
    tx.announce(CHANGED.credentials, hubId);
    await tx.manager.update(Credential, { id }, secret);
    return { id, key };
  }

  private newSecret({ kind, environment }: Pick<Credential, 'kind' | 'environment'>) {
    const key = newKey(kind, environment);
    const { box, keyId } = this.cipher.seal(key);
    return { key, lookup: sha256(key), secretBox: box, secretKeyId: keyId };
  }

  private async end(tx: Transaction, credential: Credential): Promise<void> {
    tx.announce(CHANGED.credentials, credential.hubId);
    await tx.manager.save(Object.assign(credential, { deactivatedAt: this.clock.now() }));
  }

  /** @throws credential_not_found */
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
}

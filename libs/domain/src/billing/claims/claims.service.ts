import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import { Hubs } from '../../company/index.js';
import { OrderQueries, type OrderView, type Stop } from '../../ordering/index.js';
import {
  Clock,
  Database,
  DomainError,
  type FileBody,
  type FileContent,
  FileStore,
  isUniqueViolation,
  newFileKey,
  readableMerchants,
  requirePicture,
  type Scope,
} from '../../base/index.js';
import { Claim, type Claimant, type ClaimKind } from './claim.entity.js';
import { ClaimNews } from './claim-news.service.js';

export interface NewClaim {
  readonly orderId: number;
  readonly stop: number;
  readonly kind: ClaimKind;
  readonly text: string;
  readonly photos: readonly FileBody[];
}

interface CourierAnswer {
  readonly text: string;
  readonly photo: FileBody | null;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
export const MOST_CLAIM_PHOTOS = 4;

/** Claims of shops and recipients, and what couriers answer; people decide (`ClaimDecisions`). */
@Injectable()
export class Claims {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly hubs: Hubs,
    private readonly orders: OrderQueries,
    private readonly news: ClaimNews,
    private readonly files: FileStore,
  ) {}

  /**
   * Opens a claim about a stop that has ended, to be decided within the hub's time.
   * @throws order_not_found · stop_not_found · transition_refused (not there yet) · claim_too_late · limit_reached
   * · invalid_value (`photos`) · not_unique (one of this kind is open)
   */
  async open(scope: Scope, by: Claimant, claim: NewClaim): Promise<Claim> {
    const { orderId, stop: ordinal, kind, text, photos } = claim;
    const order = await this.orders.byId(scope, orderId);
    const stop = order.stops.find((one) => one.ordinal === ordinal);
    if (!stop) throw new DomainError('stop_not_found');
    const { settings } = await this.hubs.get(scope.hubId);
    this.requireTime(order, stop, settings.claims.openDays);
    if (photos.length > MOST_CLAIM_PHOTOS)
      throw new DomainError('limit_reached', { field: 'photos', limit: MOST_CLAIM_PHOTOS });
    const photoKeys: string[] = [];
    try {
      for (const photo of photos) photoKeys.push(await this.keep(order.id, 'photos', photo));
      return await this.insert(scope, order, settings.claims.answerHours, {
        ...{ stop: ordinal, kind, text, openedBy: by, photoKeys },
      });
    } catch (error) {
      for (const key of photoKeys) await this.files.delete(key);
      if (isUniqueViolation(error, 'claims_open_idx')) throw new DomainError('not_unique', { field: 'kind' });
      throw error;
    }
  }

  /** The claim before the order, as a decision locks them. */
  private insert(
    scope: Scope,
    order: OrderView,
    answerHours: number,
    claim: Pick<Claim, 'stop' | 'kind' | 'text' | 'openedBy' | 'photoKeys'>,
  ): Promise<Claim> {
    const { id: orderId, hubId, publicId, merchantId, courierId } = order;
    const now = this.clock.now();
    const dueAt = new Date(now.getTime() + answerHours * HOUR_MS);
    const row = { orderId, hubId, publicId, merchantId, courierId, ...claim, dueAt, createdAt: now };
    return this.db.transaction(async (tx) => {
      const opened = await tx.manager.save(Claim, tx.manager.create(Claim, row));
      await this.news.note(tx, scope, opened, 'open');
      await this.news.tell(tx, opened);
      return opened;
    });
  }

  private requireTime({ status }: OrderView, stop: Stop, days: number): void {
    const { finishedAt } = stop;
    if (finishedAt === null || status === 'cancelled')
      throw new DomainError('transition_refused', { status });
    if (new Date(finishedAt).getTime() + days * DAY_MS < this.clock.millis())
      throw new DomainError('claim_too_late', { days });
  }

  /** The file before its row: a file without a row does no harm. */
  private async keep(orderId: number, field: string, photo: FileBody): Promise<string> {
    const contentType = await requirePicture(this.files, field, photo);
    const key = newFileKey('claims', orderId, contentType);
    await this.files.put(key, { contentType, bytes: photo });
    return key;
  }

  /**
   * What the courier of the delivery says of it. The same again, as a phone without network sends it, changes nothing.
   * @throws claim_not_found · transition_refused (decided) · not_unique (answered otherwise)
   */
  async answer(scope: Scope, courierId: number, id: number, { text, photo }: CourierAnswer): Promise<Claim> {
    const claim = await this.get(scope, id);
    if (claim.courierId !== courierId) throw new DomainError('claim_not_found');
    if (claim.courierText === text) return claim;
    if (claim.courierText !== null) throw new DomainError('not_unique', { field: 'text' });
    const courierPhotoKey = photo && (await this.keep(claim.orderId, 'photo', photo));
    const courierAnsweredAt = this.clock.now();
    const answered = { courierText: text, courierPhotoKey, courierAnsweredAt };
    await this.db.transaction(async (tx) => {
      const unanswered = { hubId: scope.hubId, id, state: 'open', courierText: IsNull() } as const;
      const done = await tx.manager.update(Claim, unanswered, answered);
      if (done.affected === 0) throw new DomainError('transition_refused', { status: claim.state });
      await this.news.note(tx, scope, claim, 'answered');
    });
    return Object.assign(claim, answered);
  }

  /** Newest first. */
  ofCourier({ hubId }: Scope, courierId: number, limit: number): Promise<Claim[]> {
    return this.db.manager.find(Claim, { where: { hubId, courierId }, order: { id: 'desc' }, take: limit });
  }

  /** Claims of an order that the caller sees, newest first. @throws order_not_found */
  async ofOrder(scope: Scope, orderId: number): Promise<Claim[]> {
    await this.orders.statusOf(scope, orderId);
    return this.db.manager.find(Claim, { where: { hubId: scope.hubId, orderId }, order: { id: 'desc' } });
  }

  /** A photo of whoever opened it, from 0. @throws claim_not_found · document_not_found */
  async photo(scope: Scope, id: number, n: number): Promise<FileContent> {
    return this.kept((await this.get(scope, id)).photoKeys[n] ?? null);
  }

  /** The photo of the courier's answer. @throws as `photo` */
  async courierPhoto(scope: Scope, id: number): Promise<FileContent> {
    return this.kept((await this.get(scope, id)).courierPhotoKey);
  }

  private async kept(key: string | null): Promise<FileContent> {
    const file = key === null ? null : await this.files.get(key);
    if (!file) throw new DomainError('document_not_found');
    return file;
  }

  private async get(scope: Scope, id: number): Promise<Claim> {
    const merchants = readableMerchants(scope);
    const readable = merchants && { merchantId: In(merchants) };
    const found = await this.db.manager.findOneBy(Claim, { hubId: scope.hubId, id, ...readable });
    if (!found) throw new DomainError('claim_not_found');
    return found;
  }
}

import { Injectable } from '@nestjs/common';
import { Hubs } from '../../company/index.js';
import { Clock, type FileBody, type Scope, Database } from '../../base/index.js';
import { PictureFiles } from './picture-files.service.js';
import { Picture } from './picture.entity.js';
import type { PictureView } from './pictures.service.js';

/**
 * What else a new logo changes, in the same transaction and with the hub locked; returns the addresses of former logos that
 * are still shown elsewhere. These stay until the next change.
 */
export type LogoChange = (logoUrl: string | null) => Promise<readonly (string | null)[]>;

const nothingElse: LogoChange = () => Promise.resolve([]);

/**
 * Logos of hubs, one each: stored in `pictures` with the owner kind `hub`, and shown by `branding` of the hub's
 * settings.
 */
@Injectable()
export class HubLogos {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly files: PictureFiles,
    private readonly hubs: Hubs,
  ) {}

  /**
   * Replaces the logo. @throws invalid_value (not a picture by content) · hub_not_found · external_service_unavailable
   */
  async set({ hubId }: Scope, bytes: FileBody, change = nothingElse): Promise<PictureView> {
    const file = await this.files.put(hubId, await this.files.require('logo', bytes), bytes);
    const url = this.files.urlOf(file);
    return await this.db.inTransactionScope(async () => {
      // Locks the hub, so that one of two concurrent logos remains.
      await this.hubs.setLogo(hubId, url);
      await this.forget(hubId, await change(url));
      const picture = { ...ownedBy(hubId), ...file, createdAt: this.clock.now() };
      return Object.assign(await this.db.manager.save(Picture, picture), { url });
    });
  }

  /** Removes the logo; without one nothing changes. @throws hub_not_found */
  async remove({ hubId }: Scope, change = nothingElse): Promise<void> {
    await this.db.inTransactionScope(async () => {
      await this.hubs.setLogo(hubId, null);
      await this.forget(hubId, await change(null));
    });
  }

  private async forget(hubId: number, kept: readonly (string | null)[]): Promise<void> {
    const known = await this.db.manager.findBy(Picture, ownedBy(hubId));
    const former = known.filter((picture) => !kept.includes(this.files.urlOf(picture)));
    if (former.length === 0) return;
    await this.db.manager.remove(Picture, former);
    this.db.afterCommit(() => {
      for (const { storageKey } of former) void this.files.delete(storageKey);
    });
  }
}

function ownedBy(hubId: number) {
  return { hubId, ownerKind: 'hub', ownerId: hubId } as const;
}

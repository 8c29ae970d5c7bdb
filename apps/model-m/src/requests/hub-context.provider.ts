import { Inject, Injectable } from '@nestjs/common';
import { Catalog, type Category, type Hub, Hubs } from '#domain';
import { RUNTIME_CONFIG, type RuntimeConfig } from '#runtime';

/** Records of the hub that are the same for a whole page of requests. */
export interface HubContext {
  readonly hub: Hub;
  readonly categories: ReadonlyMap<number, Category>;
  readonly publicUrl: string;
}

@Injectable()
export class HubContexts {
  constructor(
    private readonly hubs: Hubs,
    private readonly catalog: Catalog,
    @Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig,
  ) {}

  async of(hubId: number): Promise<HubContext> {
    const [hub, categories] = await Promise.all([this.hubs.get(hubId), this.catalog.allCategories(hubId)]);
    return {
      hub,
      categories: new Map(categories.map((category) => [category.id, category])),
      publicUrl: this.config.publicUrl,
    };
  }
}

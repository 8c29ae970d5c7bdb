import { Inject, Injectable } from '@nestjs/common';
import { Catalog, Hubs, type Category, type Hub } from '#domain';
import { RUNTIME_CONFIG, type RuntimeConfig } from '#runtime';

/** What a request is shown with besides its order: a few records, the same for a whole page. */
export interface Surroundings {
  readonly hub: Hub;
  readonly categories: ReadonlyMap<number, Category>;
  readonly publicUrl: string;
}

@Injectable()
export class SurroundingsOfHub {
  constructor(
    private readonly hubs: Hubs,
    private readonly catalog: Catalog,
    @Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig,
  ) {}

  async of(hubId: number): Promise<Surroundings> {
    const [hub, categories] = await Promise.all([this.hubs.get(hubId), this.catalog.allCategories(hubId)]);
    return {
      hub,
      categories: new Map(categories.map((category) => [category.id, category])),
      publicUrl: this.config.publicUrl,
    };
  }
}

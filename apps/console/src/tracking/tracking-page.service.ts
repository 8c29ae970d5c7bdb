import { DomainError, StreetMap, type GeoBox } from '#domain';
import { RUNTIME_CONFIG, type RuntimeConfig } from '#runtime';
import { Inject, Injectable } from '@nestjs/common';
import { mapMarks } from './map-marks.mapper.js';
import { MapSources } from './map-source.provider.js';
import { projectionOf, viewKey } from './map-view.mapper.js';
import { orderMap, type OrderMap } from './map.page.js';
import { PageAssets } from './page-assets.provider.js';
import { pageHeaders } from './page-headers.policy.js';
import { streetDrawing } from './street-drawing.page.js';
import { trackingState, type TrackingState } from './tracking-state.mapper.js';
import { type ShownOrder, TrackedOrders } from './tracked-orders.service.js';
import { trackingPage } from './tracking.page.js';
import type { Language } from './tracking.vocabulary.js';

interface TrackedState {
  readonly order: ShownOrder;
  readonly state: TrackingState;
}

/** What the holder of a tracking token sees, in their language. */
@Injectable()
export class TrackingPages {
  constructor(
    private readonly orders: TrackedOrders,
    private readonly streets: StreetMap,
    private readonly assets: PageAssets,
    @Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig,
    private readonly maps: MapSources,
  ) {}

  headers(language: Language): Record<string, string> {
    return pageHeaders(this.config.publicUrl, this.maps.source.tileUrl, language);
  }

  /** @throws order_not_found */
  async page(token: string, language: Language): Promise<string> {
    const order = await this.orders.shown(token);
    const { publicUrl } = this.config;
    const { assets, maps } = this;
    const map = await this.map(order, token, language);
    const [asked, source] = [await this.orders.requested(order), await maps.ofHub(order.hubId)];
    return trackingPage(order, map, { token, asked, language, source, publicUrl, assets });
  }

  /** @throws order_not_found */
  async state(token: string, language: Language): Promise<TrackedState> {
    const order = await this.orders.shown(token);
    const [asked, map] = [await this.orders.requested(order), await this.map(order, token, language)];
    return { order, state: trackingState(order, { token, asked, map, language }) };
  }

  /** The picture of the streets in the order's present view; another view is not found. @throws order_not_found */
  async streetPicture(token: string, key: string, language: Language): Promise<string> {
    const order = await this.orders.shown(token);
    const marks = mapMarks(order, language);
    if (!marks || viewKey(marks.view) !== key) throw new DomainError('order_not_found');
    const { view, pickup, stops } = marks;
    return streetDrawing(view, await this.streetsIn(order, view), pickup ? [pickup, ...stops] : stops);
  }

  private map(order: ShownOrder, token: string, language: Language): Promise<OrderMap | null> {
    return orderMap(order, token, language, (view) => this.streetsIn(order, view), this.maps.source);
  }

  /** The streets are drawn only where there is no other map. */
  private async streetsIn({ hubId }: ShownOrder, view: GeoBox) {
    const { tileUrl, region } = this.maps.source;
    return tileUrl === null && region === null
      ? await this.streets.within(hubId, projectionOf(view).around)
      : [];
  }
}

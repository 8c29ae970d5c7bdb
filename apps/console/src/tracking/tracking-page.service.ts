import { DomainError, StreetMap, type GeoBox } from '#domain';
import { RUNTIME_CONFIG, type RuntimeConfig } from '#runtime';
import { Inject, Injectable } from '@nestjs/common';
import { documentMarkup } from '../http/html.page.js';
import { pageHeaders } from './layout.page.js';
import { streetDrawing } from './map-drawing.page.js';
import { MapSources } from './map-source.provider.js';
import { projectionOf, viewKey } from './map-view.mapper.js';
import { mapMarks, orderMap } from './map.page.js';
import { PageAssets } from './page-assets.provider.js';
import { type ShownOrder, TrackedOrders } from './tracked-orders.service.js';
import { TrackingPage, trackingState, type TrackingView } from './tracking.page.js';
import { vocabularyOf, type Language } from './tracking.vocabulary.js';

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
    const { assets, maps } = this;
    const { publicUrl } = this.config;
    const view = await this.view(token, language);
    const baseMap = await maps.ofPage(view.order.hubId);
    return documentMarkup(TrackingPage({ ...view, baseMap, publicUrl, assets }));
  }

  /** @throws order_not_found */
  async state(token: string, language: Language) {
    const view = await this.view(token, language);
    return { order: view.order, state: await trackingState(view) };
  }

  /** Only the order's present view; another view is not found. @throws order_not_found */
  async streetPicture(token: string, key: string): Promise<string> {
    const order = await this.orders.shown(token);
    const marks = mapMarks(order);
    if (!marks || viewKey(marks.view) !== key) throw new DomainError('order_not_found');
    const { view, pickup, stops } = marks;
    return streetDrawing(view, await this.streetsIn(order, view), pickup ? [pickup, ...stops] : stops);
  }

  private async view(token: string, language: Language): Promise<TrackingView> {
    const words = vocabularyOf(language);
    const order = await this.orders.shown(token);
    const map = await orderMap(order, token, words, (view) => this.streetsIn(order, view), this.hasTiles);
    return { order, map, token, asked: await this.orders.requested(order), words };
  }

  private get hasTiles(): boolean {
    const { tileUrl, region } = this.maps.source;
    return tileUrl !== null || region !== null;
  }

  /** The streets are drawn only where there is no other map. */
  private async streetsIn({ hubId }: ShownOrder, view: GeoBox) {
    return this.hasTiles ? [] : await this.streets.within(hubId, projectionOf(view).around);
  }
}

import { Injectable } from '@nestjs/common';
import { Clock, cursorText, OrderChanges, OrderVersions, type Scope } from '#domain';
import { OrderAnswers, type VersionedAnswer } from '#runtime';
import { HubContexts } from './hub-context.provider.js';
import { changesFrom, filterOf, type RequestList } from './request-list.dto.js';
import { type RequestElement, RequestViews } from './request-views.provider.js';

/** GET /solicitacao: pages of the newest requests, one request, or the requests that changed. */
@Injectable()
export class RequestListQueries {
  constructor(
    private readonly versions: OrderVersions,
    private readonly changes: OrderChanges,
    private readonly views: RequestViews,
    private readonly answers: OrderAnswers,
    private readonly surroundings: HubContexts,
    private readonly clock: Clock,
  ) {}

  async page(scope: Scope, query: RequestList): Promise<VersionedAnswer<RequestElement[]>> {
    const { id, id_mch: ref = id, limite = 20, pagina = 1 } = query;
    const element = await this.views.element(scope);
    if (ref !== undefined) return this.answers.list(element, [await this.versions.byRef(scope, ref)]);
    const { hub } = await this.surroundings.of(scope.hubId);
    const from = changesFrom(query, hub);
    if (from !== null) {
      // The oldest change first; the next cursor is beside `response`.
      const { items, next } = await this.changes.since(scope, from, limite);
      return this.answers.list(element, items).within('', `,"proximo_cursor":"${cursorText(next)}"`);
    }
    const filter = filterOf(query, hub, this.clock.now());
    const found = filter && (await this.versions.newest(scope, filter, limite, (pagina - 1) * limite));
    return this.answers.list(element, found ?? []);
  }
}

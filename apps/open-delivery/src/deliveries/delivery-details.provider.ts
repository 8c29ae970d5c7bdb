import { DeliveryVersions, FileLinks, type Scope } from '#domain';
import { RenderedBodies, VersionedAnswer } from '#runtime';
import { Injectable } from '@nestjs/common';
import type { Answer } from '../docs/answer.schemas.js';
import { DeliveryDetailQueries } from './delivery-detail.queries.js';

/** A detail is rendered once for each version, unless the delivery is under way. */
@Injectable()
export class DeliveryDetails {
  constructor(
    private readonly versions: DeliveryVersions,
    private readonly details: DeliveryDetailQueries,
    private readonly rendered: RenderedBodies,
    private readonly files: FileLinks,
  ) {}

  /** @throws delivery_request_not_found · order_not_found (deleted) */
  async last(scope: Scope, orderUuid: string): Promise<VersionedAnswer<Answer<'DeliveryDetail'>>> {
    const { id, version } = await this.versions.last(scope, orderUuid);
    if (version === null) return VersionedAnswer.ofBody(await this.details.byId(scope, id));
    const view = { name: 'open-delivery', context: `${this.files.base}|${this.files.period}` };
    return new VersionedAnswer(`${view.name}\n${view.context}\n${version}`, () =>
      this.rendered.load(view, [{ id, version }], async (ids) => {
        const bodies = await this.details.byIds(scope, ids);
        return bodies.map((body) => ({ id, version, body }));
      }),
    );
  }
}

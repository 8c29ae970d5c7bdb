import { DomainError, OrderVersions, type OrderVersion, type VersionedOrder } from '#domain';
import { Injectable } from '@nestjs/common';
import { RenderedBodies } from './rendered-bodies.js';
import { VersionedAnswer } from './versioned-answer.js';

export interface OrderRendering<Body extends object> {
  readonly hubId: number;
  /** Unique among all faces. */
  readonly name: string;
  /** All that a body shows besides the order, its merchant and courier, such as names of the catalog. */
  readonly context: string;
  toBody(order: VersionedOrder): Body | Promise<Body>;
}

const COMMA = Buffer.from(',');

/** Answers with orders: each version of an order is read and rendered once. */
@Injectable()
export class OrderAnswers {
  constructor(
    private readonly versions: OrderVersions,
    private readonly rendered: RenderedBodies,
  ) {}

  /** @throws order_not_found when it was deleted since its version was read */
  one<Body extends object>(view: OrderRendering<Body>, found: OrderVersion): VersionedAnswer<Body> {
    return new VersionedAnswer(versionOf(view, [found]), async () => {
      const body = await this.load(view, [found]);
      if (body.length === 0) throw new DomainError('order_not_found');
      return body;
    });
  }

  /** A JSON array. */
  list<Body extends object>(
    view: OrderRendering<Body>,
    found: readonly OrderVersion[],
  ): VersionedAnswer<Body[]> {
    return new VersionedAnswer(versionOf(view, found), async () => {
      const bodies = await this.load(view, found);
      const elements = bodies.flatMap((body, i) => (i === 0 ? [body] : [COMMA, body]));
      return [Buffer.from('['), ...elements, Buffer.from(']')];
    });
  }

  private load(view: OrderRendering<object>, found: readonly OrderVersion[]): Promise<Uint8Array[]> {
    return this.rendered.load(view, found, async (ids) => {
      const orders = await this.versions.read(view.hubId, ids);
      return Promise.all(
        orders.map(async (order) => ({
          id: order.id,
          version: order.version,
          body: await view.toBody(order),
        })),
      );
    });
  }
}

function versionOf({ name, context }: OrderRendering<object>, found: readonly OrderVersion[]): string {
  return [name, context, ...found.map(({ version }) => version)].join('\n');
}

import { Injectable } from '@nestjs/common';
import { statement, type Transaction } from '../../base/index.js';

const ADD = statement(
  'couriers.courier_rating_add',
  `update couriers set rating_stars = rating_stars + $3, rating_count = rating_count + $4
    where hub_id = $1 and id = $2`,
);

/** How recipients rate a courier: a sum and a count, so that the average costs nothing to read. */
@Injectable()
export class CourierRatings {
  /** `before`: the stars that these replace; null: the delivery was not rated yet. */
  async add(
    tx: Transaction,
    { hubId, courierId }: { readonly hubId: number; readonly courierId: number },
    stars: number,
    before: number | null,
  ): Promise<void> {
    await tx.execute(ADD, [hubId, courierId, stars - (before ?? 0), before === null ? 1 : 0]);
  }
}

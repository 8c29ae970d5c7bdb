import { DomainError, Offers, OrderQueries } from '#domain';
import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { Described } from '../../docs/described.js';
import { ForCouriers } from '../session/for-couriers.js';
import { orderBody } from '../orders/order.body.js';
import { TheCourier, type CourierCaller } from '../session/courier.guard.js';
import { idOr } from './wire-id.js';
import { offerBody } from './offer.body.js';

@Controller('api/courier/offers')
@ForCouriers()
export class OffersController {
  constructor(
    private readonly offers: Offers,
    private readonly orders: OrderQueries,
  ) {}

  @Get()
  @Described('Offers that stand')
  async list(@TheCourier() { scope }: CourierCaller) {
    return { items: (await this.offers.list(scope)).map(offerBody) };
  }

  @Post(':id/accept')
  @HttpCode(200)
  @Described('Take the order; the first to accept has it')
  async accept(@TheCourier() { scope }: CourierCaller, @Param('id') id: string) {
    const order = await this.offers.accept(scope, offerId(id));
    return orderBody(await this.orders.byId(scope, order.id));
  }

  @Post(':id/decline')
  @HttpCode(204)
  @Described('Leave the order to others')
  async decline(@TheCourier() { scope }: CourierCaller, @Param('id') id: string): Promise<void> {
    await this.offers.decline(scope, offerId(id));
  }
}

function offerId(text: string): number {
  return idOr(text, new DomainError('offer_not_found'));
}

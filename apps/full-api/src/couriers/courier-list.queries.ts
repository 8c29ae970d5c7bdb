import { Injectable } from '@nestjs/common';
import {
  Catalog,
  CourierQueries,
  WalletQueries,
  type CourierFilter,
  type CourierView,
  type Scope,
} from '#domain';
import { toPageMeta } from '../openapi/page-meta.body.js';
import { toPageRequest } from '../validation/paging.dto.js';
import {
  toCourierBody,
  toEntregadorBody,
  type EntregadorBody,
  type EntregadoresAnswer,
  type OnlineCouriersAnswer,
} from './courier.body.js';
import type { FindCouriersDto, OnlineCouriersDto } from './courier.dto.js';

@Injectable()
export class CourierList {
  constructor(
    private readonly couriers: CourierQueries,
    private readonly catalog: Catalog,
    private readonly wallets: WalletQueries,
  ) {}

  async page(scope: Scope, query: FindCouriersDto): Promise<EntregadoresAnswer> {
    const page = await this.couriers.page(scope, toFilter(query), toPageRequest(query));
    return { data: await this.bodies(scope, page.items), meta: toPageMeta(page) };
  }

  async online(scope: Scope, query: OnlineCouriersDto): Promise<OnlineCouriersAnswer> {
    const page = await this.couriers.online(scope, query.status ?? null, toPageRequest(query));
    const types = await this.catalog.vehicleTypes(scope.hubId);
    return { data: page.items.map((view) => toCourierBody(view, types)), meta: toPageMeta(page) };
  }

  async toBody(scope: Scope, id: number): Promise<EntregadorBody> {
    const [body] = await this.bodies(scope, [await this.couriers.byId(scope, id)]);
    if (!body) throw new Error('A courier that was read has no body');
    return body;
  }

  private async bodies(scope: Scope, views: readonly CourierView[]): Promise<EntregadorBody[]> {
    const types = await this.catalog.vehicleTypes(scope.hubId);
    const ids = views.map(({ courier }) => courier.id);
    const balances = await this.wallets.balances(scope, 'courier', ids);
    return views.map((view) => toEntregadorBody(view, types, balances));
  }
}

function toFilter(query: FindCouriersDto): CourierFilter {
  const {
    email,
    telefone: phone,
    cpf,
    placa: plate,
    ativo: online,
    bloqueado: blocked,
    aprovado: approved,
  } = query;
  const filter = { email, phone, cpf, plate, online, blocked, approved };
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
}

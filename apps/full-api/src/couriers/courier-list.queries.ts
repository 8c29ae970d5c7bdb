import { PagingDto, toPageRequest } from '../validation/paging.dto.js';
import { FlagField, InstantField, TextField, WordField } from '../validation/scalar-field.decorator.js';
import { Injectable } from '@nestjs/common';
import {
  Catalog,
  type CourierFilter,
  CourierQueries,
  type CourierView,
  type Scope,
  WalletQueries,
} from '#domain';
import { toPageMeta } from '../openapi/page-meta.body.js';
import {
  type EntregadorBody,
  type EntregadoresAnswer,
  type OnlineCouriersAnswer,
  toCourierBody,
  toEntregadorBody,
} from './courier.body.js';

export class FindCouriersDto extends PagingDto {
  @TextField({ label: 'O e-mail', trimmed: true }) email?: string;
  @TextField({ label: 'O telefone' }) telefone?: string;
  @TextField({ label: 'O CPF' }) cpf?: string;
  @TextField({ label: 'A placa' }) placa?: string;
  @FlagField({ label: 'O filtro de ativos', description: 'Trabalhando agora' }) ativo?: boolean;
  @FlagField({ label: 'O filtro de bloqueados', description: 'Bloqueados' }) bloqueado?: boolean;
  @FlagField({ label: 'O filtro de aprovados', description: 'Cadastro aprovado' }) aprovado?: boolean;
}

const LIVE = ['available', 'busy'] as const;

export class OnlineCouriersDto extends PagingDto {
  @WordField({ label: 'A disponibilidade', words: LIVE, description: 'Ambas quando omitida' })
  status?: (typeof LIVE)[number];
}

export class BlockCourierDto {
  @InstantField({
    label: 'O fim do bloqueio',
    description: 'Data e hora futura; sem ela o bloqueio dura até ser removido',
    example: '2099-12-31T23:59:59Z',
  })
  bloqueado_ate?: string | null;
}

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

function toFilter({ email, cpf, ...query }: FindCouriersDto): CourierFilter {
  const { telefone: phone, placa: plate, ativo: online, bloqueado: blocked, aprovado: approved } = query;
  const filter = { email, phone, cpf, plate, online, blocked, approved };
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
}

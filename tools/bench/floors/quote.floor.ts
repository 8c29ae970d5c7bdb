import type { Point, TariffTerms } from '#domain';
import type pg from 'pg';
import { metresBetween } from './floor.js';

type Ring = readonly (readonly [number, number])[];

export interface QuoteRequest {
  readonly tipo_veiculo_id: number;
  readonly cliente_id: number;
  readonly endereco_coleta: Point;
  readonly enderecos_entrega: readonly Point[];
}

/** Answers `calcular` from memory: area, distance, price. */
export async function quoteFunction(pool: pg.Pool, hubId: number): Promise<(asked: QuoteRequest) => object> {
  const rows = async <Row>(text: string) => (await pool.query(text, [hubId])).rows as Row[];
  const areas = await rows<{ rings: Ring[] }>(
    `select geojson -> 'coordinates' as rings from service_areas where hub_id = $1`,
  );
  const tariffs = await rows<{ vehicle: number; merchant: number | null; terms: TariffTerms }>(
    `select vehicle_type_id as vehicle, merchant_id as merchant, terms from tariffs
      where hub_id = $1 and active and category_id is null order by merchant_id nulls last, id desc`,
  );
  const [hub] = await rows<{ surge: number; ahead: number }>(
    `select coalesce((settings ->> 'surgeBp')::int, 10000) as surge,
            extract(epoch from now() at time zone timezone - now() at time zone 'UTC')::int as ahead
       from hubs where id = $1`,
  );
  return ({ tipo_veiculo_id, cliente_id, endereco_coleta, enderecos_entrega }) => {
    const way = [endereco_coleta, ...enderecos_entrega];
    for (const point of way)
      if (!areas.some(({ rings }) => inside(rings, point))) throw new Error('outside of the area');
    const tariff = tariffs.find(
      ({ vehicle, merchant }) =>
        vehicle === tipo_veiculo_id && (merchant === null || merchant === cliente_id),
    );
    let metres = 0;
    for (let i = 1; i < way.length; i++) metres += Math.round(metresBetween(way[i - 1]!, way[i]!) * 1.3);
    const cents = price(tariff!.terms, metres, enderecos_entrega.length, hub!.surge, hub!.ahead);
    const kilometres = Math.round(metres / 10) / 100;
    return {
      preco: cents / 100,
      distancia: kilometres,
      precoDescricao: `R$ ${(cents / 100).toFixed(2).replace('.', ',')}`,
      distanciaDescricao: `${kilometres.toFixed(2).replace('.', ',')} km`,
    };
  };
}

function inside(rings: readonly Ring[], { latitude: y, longitude: x }: Point): boolean {
  let odd = false;
  for (const ring of rings)
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [[xi, yi], [xj, yj]] = [ring[i]!, ring[j]!];
      if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) odd = !odd;
    }
  return odd;
}

function price(terms: TariffTerms, metres: number, stops: number, surge: number, ahead: number): number {
  let milli = 0;
  let reached = terms.includedM;
  for (const { upToM, centsPerKm } of terms.bands) {
    const end = Math.min(upToM ?? metres, metres);
    milli += Math.max(0, end - reached) * centsPerKm;
    reached = Math.max(reached, end);
  }
  const plain = terms.baseCents + Math.round(milli / 1_000) + (stops - 1) * terms.extraStopCents;
  const local = new Date(performance.timeOrigin + performance.now() + ahead * 1_000);
  const minute = local.getUTCHours() * 60 + local.getUTCMinutes();
  let factor = 10_000;
  for (const { days, from, to, factorBp } of terms.periods)
    if (days.includes(local.getUTCDay()) && minute >= clock(from) && minute < clock(to))
      factor = Math.max(factor, factorBp);
  return Math.round((Math.max(plain, terms.minimumCents) * factor * surge) / 1e8);
}

const clock = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));

import { z } from 'zod';
import { field, flag, id, latitude, longitude, text } from '../wire/fields.js';
import { data, hora } from './open-request.dto.js';

const MAX_STOPS = 100;
const POINT = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/;

export interface EstimatedPoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** `lat,lng` pairs joined by `|`. */
function readPoints(raw: unknown): EstimatedPoint[] | undefined {
  if (typeof raw !== 'string') return undefined;
  const parts = raw.split('|').filter((part) => part.trim() !== '');
  const points = parts.flatMap((part) => {
    const [, latitude, longitude] = POINT.exec(part) ?? [];
    return latitude === undefined ? [] : [{ latitude: Number(latitude), longitude: Number(longitude) }];
  });
  const valid = points.every((point) => Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180);
  return valid && points.length === parts.length && points.length <= MAX_STOPS ? points : undefined;
}

const points = () => field(readPoints, { type: 'string', examples: ['-23.1,-46.2|-23.11,-46.21'] });

export const estimateQuery = z.object({
  endereco_partida: text(300).optional(),
  bairro_partida: text(100).optional(),
  cidade_partida: text(100).optional(),
  estado_partida: text(40).optional(),
  lat_partida: latitude().optional(),
  lng_partida: longitude().optional(),
  endereco_desejado: text(300).optional(),
  bairro_desejado: text(100).optional(),
  cidade_desejado: text(100).optional(),
  estado_desejado: text(40).optional(),
  lat_desejado: latitude().optional(),
  lng_desejado: longitude().optional(),
  latlng_paradas: points().optional(),
  categoria_id: id().optional(),
  categoria_nome: text(100).optional(),
  data: data().optional(),
  hora: hora().optional(),
  com_retorno: flag().optional(),
  empresa_id: id().optional(),
});

export type EstimateQuery = z.output<typeof estimateQuery>;

import { MAX_STOPS } from '#domain';
import { z } from 'zod';
import {
  attribute,
  companyIdAttribute,
  flagAttribute,
  idAttribute,
  latitudeAttribute,
  longitudeAttribute,
  textAttribute,
} from '../wire/field.schemas.js';
import { dateAttribute, timeAttribute } from './open-request.dto.js';

const POINT = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/;

/** `lat,lng` pairs joined by `|`. */
function readPoints(raw: unknown) {
  if (typeof raw !== 'string') return undefined;
  const parts = raw.split('|').filter((part) => part.trim() !== '');
  const points = parts.flatMap((part) => {
    const [, latitude, longitude] = POINT.exec(part) ?? [];
    return latitude === undefined ? [] : [{ latitude: Number(latitude), longitude: Number(longitude) }];
  });
  const valid = points.every((point) => Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180);
  return valid && points.length === parts.length && points.length <= MAX_STOPS ? points : undefined;
}

const points = () => attribute(readPoints, { type: 'string', examples: ['-23.1,-46.2|-23.11,-46.21'] });

export const estimateQuery = z.object({
  endereco_partida: textAttribute(300).optional(),
  bairro_partida: textAttribute(100).optional(),
  cidade_partida: textAttribute(100).optional(),
  estado_partida: textAttribute(40).optional(),
  lat_partida: latitudeAttribute().optional(),
  lng_partida: longitudeAttribute().optional(),
  endereco_desejado: textAttribute(300).optional(),
  bairro_desejado: textAttribute(100).optional(),
  cidade_desejado: textAttribute(100).optional(),
  estado_desejado: textAttribute(40).optional(),
  lat_desejado: latitudeAttribute().optional(),
  lng_desejado: longitudeAttribute().optional(),
  latlng_paradas: points().optional(),
  categoria_id: idAttribute().optional(),
  categoria_nome: textAttribute(100).optional(),
  data: dateAttribute().optional(),
  hora: timeAttribute().optional(),
  com_retorno: flagAttribute().optional(),
  empresa_id: companyIdAttribute(),
});

export type EstimateQuery = z.output<typeof estimateQuery>;

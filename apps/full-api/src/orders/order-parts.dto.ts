import { type PackageDimensions, PASSWORD_MIN_LENGTH, type PlaceInput } from '#domain';
import {
  SHORT_TEXT,
  TextField,
  NumberField,
  LatitudeField,
  LongitudeField,
  EmailField,
} from '../validation/scalar-field.decorator.js';

const ADDRESS_TEXT = 500;
const MAX_CM = 10_000;
const MAX_KG = 100_000;

/** Coordinates come in pairs. */
const needs = (other: 'latitude' | 'longitude') => (place: { latitude?: unknown; longitude?: unknown }) =>
  place[other] !== undefined && place[other] !== null;

class PlaceDto {
  @LatitudeField({ required: needs('longitude'), description: 'Sem coordenadas, o endereço é geocodificado' })
  latitude?: number | null;

  @LongitudeField({ required: needs('latitude') })
  longitude?: number | null;

  @TextField({ label: 'O nome', description: 'Contato no local', example: 'Maria' })
  nome?: string | null;

  @TextField({ label: 'O telefone', description: 'Telefone do contato', example: '11999990000' })
  telefone?: string | null;

  @TextField({ label: 'O id externo', description: 'Id do endereço para quem integra' })
  external_id?: string | null;
}

export class PickupDto extends PlaceDto {
  @TextField<PickupDto>({
    label: 'O endereço de coleta',
    description: 'Dispensável quando latitude e longitude são enviadas',
    example: 'Rua das Palmeiras, 100',
    min: 1,
    max: ADDRESS_TEXT,
    required: ({ latitude, longitude }) => typeof latitude !== 'number' || typeof longitude !== 'number',
  })
  endereco?: string | null;
}

/** A courier call must begin at a place with coordinates. */
export class CallPickupDto extends PlaceDto {
  @TextField({
    label: 'O endereço de coleta',
    required: true,
    max: ADDRESS_TEXT,
    example: 'Rua das Palmeiras, 100',
  })
  endereco: string;

  @LatitudeField({ required: true }) declare latitude: number;
  @LongitudeField({ required: true }) declare longitude: number;
}

export class StopDto extends PlaceDto {
  @TextField({
    label: 'O endereço de entrega',
    required: true,
    max: ADDRESS_TEXT,
    example: 'Rua dos Ipês, 250',
  })
  endereco: string;

  @TextField({ label: 'O número do pedido', description: 'Mostrado neste local, quando a central habilita' })
  order_display_id?: string | null;
}

export function toPlace(place: PlaceDto & { endereco?: string | null }): PlaceInput {
  const { endereco: address = null, latitude = null, longitude = null } = place;
  const { nome: name = null, telefone: phone = null, external_id: externalId = null } = place;
  return { address, latitude, longitude, name, phone, externalId };
}

export class DimensionsDto {
  @NumberField({ label: 'O peso', description: 'kg', min: 0, max: MAX_KG, example: 1.5 })
  peso?: number | null;

  @NumberField({ label: 'A largura', description: 'cm', min: 0, max: MAX_CM, example: 20 })
  largura?: number | null;

  @NumberField({ label: 'A altura', description: 'cm', min: 0, max: MAX_CM, example: 10 })
  altura?: number | null;

  @NumberField({ label: 'O comprimento', description: 'cm', min: 0, max: MAX_CM, example: 30 })
  comprimento?: number | null;
}

export function toPackage(dimensions: DimensionsDto | null | undefined): PackageDimensions | null {
  if (!dimensions) return null;
  const { peso = null, altura = null, largura = null, comprimento = null } = dimensions;
  return { weightKg: peso, heightCm: altura, widthCm: largura, lengthCm: comprimento };
}

/** A new user, created together with the order. */
export class ClientDto {
  @TextField({ label: 'O nome', required: true, example: 'Padaria Alvorada' })
  nome: string;

  @EmailField({ label: 'O e-mail', required: true, example: 'alvorada@example.com' })
  email: string;

  @TextField({ label: 'O telefone', required: true, example: '11999990001' })
  telefone: string;

  @TextField({
    label: 'A senha',
    required: true,
    min: PASSWORD_MIN_LENGTH.contract,
    max: SHORT_TEXT,
    example: 'segredo1',
  })
  senha: string;
}

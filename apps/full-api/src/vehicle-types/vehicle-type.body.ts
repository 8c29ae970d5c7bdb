import type { Category, VehicleType } from '#domain';
import { MediaBody, toMedia } from '../openapi/media.body.js';
import { Output, OutputList } from '../openapi/output.decorator.js';

const nullable = { nullable: true } as const;

export class CategoryBody {
  @Output('integer', 'Id da categoria', { example: 10001 }) id: number;
  @Output('string', 'Nome', { example: 'Padrão' }) nome: string;
  @Output('boolean', 'Tem imagem') has_media: boolean;
  @OutputList(() => MediaBody, 'Imagens') media: MediaBody[];
}

export class VehicleTypeBody {
  @Output('integer', 'Id do tipo de veículo', { example: 10001 }) id: number;
  @Output('string', 'Nome', { example: 'Moto' }) nome: string;
  @Output('boolean', 'Exige peso e dimensões do pacote') peso_e_dimensoes: boolean;
  @Output('boolean', 'Recusa pedidos acima dos máximos') limitar_peso_e_dimensoes: boolean;
  @Output('number', 'cm', nullable) altura_maxima: number | null;
  @Output('number', 'cm', nullable) largura_maxima: number | null;
  @Output('number', 'cm', nullable) comprimento_maximo: number | null;
  @Output('number', 'kg', nullable) peso_maximo: number | null;
  @Output('boolean', 'Tem imagem') has_media: boolean;
  @OutputList(() => MediaBody, 'Imagens') media: MediaBody[];
}

export function toVehicleTypeBody(type: VehicleType): VehicleTypeBody {
  return {
    id: type.id,
    nome: type.name,
    peso_e_dimensoes: type.dimensionsRequired,
    limitar_peso_e_dimensoes: type.limitsEnforced,
    altura_maxima: type.maxHeightCm,
    largura_maxima: type.maxWidthCm,
    comprimento_maximo: type.maxLengthCm,
    peso_maximo: type.maxWeightKg,
    ...toMedia(type.media),
  };
}

export function toCategoryBody(category: Category): CategoryBody {
  return { id: category.id, nome: category.name, ...toMedia(category.media) };
}

import { Catalog, type Category, type VehicleType } from '#domain';
import { fullApi, withEndpointErrors } from '../endpoint.decorator.js';
import { CategoriesErrorBody } from '../openapi/error.body.js';
import { pathId, pathRef } from '../validation/dto.parser.js';
import { TextField } from '../validation/scalar-field.decorator.js';
import { FULL_API_ERRORS } from '../vocabulary/error.vocabulary.js';
import { MediaBody, toMedia } from '../openapi/media.body.js';
import { Output, OutputList } from '../openapi/output.decorator.js';

const nullable = { nullable: true } as const;

class CategoryBody {
  @Output('integer', 'Id da categoria', { example: 10001 }) id: number;
  @Output('string', 'Nome', { example: 'Padrão' }) nome: string;
  @Output('boolean', 'Tem imagem') has_media: boolean;
  @OutputList(() => MediaBody, 'Imagens') media: MediaBody[];
}

class VehicleTypeBody {
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

function toVehicleTypeBody(type: VehicleType): VehicleTypeBody {
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

function toCategoryBody(category: Category): CategoryBody {
  return { id: category.id, nome: category.name, ...toMedia(category.media) };
}

const MISSING = 'vehicle_type_not_found';
const vehicleTypeId = pathId(MISSING);

/** The contract puts this endpoint's 404 text under `message`. */
const AS_MESSAGE = { [MISSING]: { ...FULL_API_ERRORS[MISSING], key: 'message' } } as const;

class FindByNameDto {
  @TextField({ label: 'O nome', description: 'Parte do nome' })
  nome?: string;
}

const api = fullApi('tipos-veiculos', 'Tipos de veículo', { catalog: Catalog });

export const VehicleTypesController = api.controller('VehicleTypesController', {
  list: api.get('', {
    summary: 'Lista os tipos de veículo',
    access: 'any',
    query: FindByNameDto,
    answer: VehicleTypeBody,
    list: true,
    errors: [400],
    run: async ({ catalog, caller: { hubId }, query: { nome } }) =>
      (await catalog.vehicleTypes(hubId, nome)).map(toVehicleTypeBody),
  }),
  read: api.get(':id', {
    summary: 'Lê um tipo de veículo',
    access: 'any',
    params: { id: vehicleTypeId },
    answer: VehicleTypeBody,
    errors: [404],
    run: async ({ catalog, caller: { hubId }, id }) =>
      toVehicleTypeBody(await catalog.vehicleType(hubId, id)),
  }),
  categories: api.get(':id/categorias', {
    summary: 'Lista as categorias de um tipo de veículo',
    access: 'any',
    params: { id: pathRef },
    query: FindByNameDto,
    answer: CategoryBody,
    list: true,
    errors: [400, 404],
    notFoundType: CategoriesErrorBody,
    run: ({ catalog, caller: { hubId }, id, query: { nome } }) =>
      withEndpointErrors(AS_MESSAGE, async () => {
        const found = await catalog.categories(hubId, vehicleTypeId.read(id), nome);
        return found.map(toCategoryBody);
      }),
  }),
});

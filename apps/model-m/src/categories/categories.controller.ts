import { Catalog, Geocoder, type Point, ServiceAreas } from '#domain';
import { modelMApi } from '../wire/endpoint.decorator.js';
import { withoutUndefined } from '../wire/optional.mapper.js';
import { z } from 'zod';
import { latitudeAttribute, longitudeAttribute, textAttribute } from '../wire/field.schemas.js';

/** Start of a request; every member is optional. */
const categoryList = z.object({
  lat: latitudeAttribute().optional(),
  lng: longitudeAttribute().optional(),
  endereco: textAttribute(300, 'Rua das Acácias, 100').optional(),
  bairro: textAttribute(100, 'Centro').optional(),
  cidade: textAttribute(100, 'Cidade').optional(),
  estado: textAttribute(40, 'SP').optional(),
});

type CategoryPlace = z.output<typeof categoryList>;

const api = modelMApi({ catalog: Catalog, areas: ServiceAreas, geocoder: Geocoder });

export const ModelMCategoriesController = api.controller('ModelMCategoriesController', {
  list: api.get('categoria', {
    summary: 'Listar categorias',
    access: 'any',
    query: categoryList,
    answer: [{ id: '10001', nome: 'Padrão' }],
    run: async ({ catalog, areas, geocoder, hubId, query }) => {
      const point = await placeOf(geocoder, hubId, query);
      if (point !== null && !(await areas.covers(hubId, point))) return [];
      return (await catalog.allCategories(hubId)).map(({ id, name }) => ({ id: String(id), nome: name }));
    },
  }),
});

/** Null without a place, or for one that nobody knows: the categories are those of the whole hub then. */
async function placeOf(geocoder: Geocoder, hubId: number, place: CategoryPlace): Promise<Point | null> {
  const { lat, lng, endereco, bairro, cidade, estado } = place;
  if (lat !== undefined && lng !== undefined) return { latitude: lat, longitude: lng };
  if (endereco === undefined) return null;
  const text = { address: endereco, district: bairro, city: cidade, state: estado };
  return geocoder.geocode(hubId, withoutUndefined(text));
}

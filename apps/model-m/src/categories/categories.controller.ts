import { type Caller, Catalog, Geocoder, type Point, ServiceAreas } from '#domain';
import { CurrentCaller } from '../auth/api-key.guard.js';
import { Endpoint, EndpointQuery } from '../wire/endpoint.decorator.js';
import { withoutUndefined } from '../wire/optional.mapper.js';
import { PrimaryBaseController } from '../wire/envelope.mapper.js';
import { z } from 'zod';
import { latitudeAttribute, longitudeAttribute, textAttribute } from '../wire/field.schemas.js';

/** The place of a request's start; every member is optional. */
const categoryList = z.object({
  lat: latitudeAttribute().optional(),
  lng: longitudeAttribute().optional(),
  endereco: textAttribute(300, 'Rua das Acácias, 100').optional(),
  bairro: textAttribute(100, 'Centro').optional(),
  cidade: textAttribute(100, 'Cidade').optional(),
  estado: textAttribute(40, 'SP').optional(),
});

type CategoryPlace = z.output<typeof categoryList>;

@PrimaryBaseController()
export class ModelMCategoriesController {
  constructor(
    private readonly catalog: Catalog,
    private readonly areas: ServiceAreas,
    private readonly geocoder: Geocoder,
  ) {}

  @Endpoint({
    method: 'GET',
    path: 'categoria',
    status: 200,
    summary: 'Listar categorias',
    access: 'any',
    query: categoryList,
    answer: [{ id: '10001', nome: 'Padrão' }],
  })
  async list(@CurrentCaller() { hubId }: Caller, @EndpointQuery() place: CategoryPlace) {
    if (!(await this.isServed(hubId, place))) return [];
    const categories = await this.catalog.allCategories(hubId);
    return categories.map(({ id, name }) => ({ id: String(id), nome: name }));
  }

  /** Without a place, or at one that nobody knows, the categories of the whole hub. */
  private async isServed(hubId: number, place: CategoryPlace): Promise<boolean> {
    const { lat, lng, endereco, bairro, cidade, estado } = place;
    const given = lat === undefined || lng === undefined ? null : { latitude: lat, longitude: lng };
    if (given === null && endereco === undefined) return true;
    const text = { address: endereco, district: bairro, city: cidade, state: estado };
    const point: Point | null = given ?? (await this.geocoder.geocode(hubId, withoutUndefined(text)));
    return point === null || (await this.areas.covers(hubId, point));
  }
}

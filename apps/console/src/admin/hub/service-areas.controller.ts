import { ServiceAreas, type Scope } from '#domain';
import { z } from 'zod';
import { listOf } from '../../docs/record.schemas.js';
import { Endpoint, EndpointBody, EndpointParam } from '../../http/endpoint.decorator.js';
import { AdminController, CurrentScope } from '../access/index.js';
import { idText, nameField } from '../field.schemas.js';
import { serviceAreaAnswer } from './hub.answers.js';

const areaInput = z.strictObject({
  name: nameField,
  isDefault: z.boolean().default(false),
  /** GeoJSON Polygon, MultiPolygon or a Feature of one; its geometry is checked by the core. */
  geojson: z.looseObject({ type: z.string() }),
});
type AreaInput = z.output<typeof areaInput>;

@AdminController('service-areas', 'service_areas')
export class ServiceAreasController {
  constructor(private readonly areas: ServiceAreas) {}

  @Endpoint({ method: 'GET', status: 200, summary: 'Lists service areas', answer: listOf(serviceAreaAnswer) })
  async list(@CurrentScope() by: Scope) {
    return { items: await this.areas.list(by) };
  }

  @Endpoint({
    method: 'GET',
    path: ':id',
    status: 200,
    summary: 'Shows a service area',
    params: { id: idText },
    answer: serviceAreaAnswer,
    errors: [404],
  })
  read(@CurrentScope() by: Scope, @EndpointParam('id') id: number) {
    return this.areas.byId(by, id);
  }

  @Endpoint({
    method: 'POST',
    status: 201,
    summary: 'Adds a service area',
    body: areaInput,
    answer: serviceAreaAnswer,
    audit: { entity: 'service_area', action: 'created' },
  })
  create(@CurrentScope() by: Scope, @EndpointBody() body: AreaInput) {
    return this.areas.create(by, body);
  }

  @Endpoint({
    method: 'PUT',
    path: ':id',
    status: 200,
    summary: 'Replaces a service area',
    params: { id: idText },
    body: areaInput,
    answer: serviceAreaAnswer,
    errors: [404],
    audit: { entity: 'service_area', action: 'updated' },
  })
  update(@CurrentScope() by: Scope, @EndpointParam('id') id: number, @EndpointBody() body: AreaInput) {
    return this.areas.update(by, id, body);
  }

  @Endpoint({
    method: 'DELETE',
    path: ':id',
    status: 204,
    summary: 'Removes a service area',
    params: { id: idText },
    errors: [404],
    audit: { entity: 'service_area', action: 'deleted' },
  })
  delete(@CurrentScope() by: Scope, @EndpointParam('id') id: number): Promise<void> {
    return this.areas.delete(by, id);
  }
}

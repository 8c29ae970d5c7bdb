import { Catalog, VEHICLE_KINDS, Pictures, type PictureOwner, ServiceAreas } from '#domain';
import { z } from 'zod';
import type { Type } from '@nestjs/common';
import * as answers from '../../docs/record.schemas.js';
import { adminApi } from '../access/admin-api.decorator.js';
import * as fields from '../../http/field.schemas.js';
import type { AdminArea } from '../access/permission.rules.js';
import { vehicleTypeAnswer, categoryAnswer, pictureAnswer, serviceAreaAnswer } from './hub.answers.js';
import { requiredFile } from '../../courier-api/files/picture.stream.js';

const traits = {
  name: fields.name,
  kind: z.enum(VEHICLE_KINDS),
  dimensionsRequired: z.boolean().exactOptional(),
  limitsEnforced: z.boolean().exactOptional(),
  ...answers.each(
    ['maxHeightCm', 'maxWidthCm', 'maxLengthCm', 'maxWeightKg'],
    z.number().positive().max(100_000).nullable().exactOptional(),
  ),
  media: fields.media.exactOptional(),
};

const api = adminApi('', 'catalog', { catalog: Catalog });

const AdminVehicleTypesController = api.controller('AdminVehicleTypesController', {
  list: api.get('vehicle-types', {
    summary: 'Lists vehicle types',
    answer: answers.listOf(vehicleTypeAnswer),
    run: ({ catalog, by: { hubId } }) => catalog.vehicleTypes(hubId),
  }),
  read: api.get('vehicle-types/:id', {
    summary: 'Shows a vehicle type',
    answer: vehicleTypeAnswer,
    run: ({ catalog, by: { hubId }, id }) => catalog.vehicleType(hubId, id),
  }),
  create: api.post('vehicle-types', {
    status: 201,
    summary: 'Adds a vehicle type',
    body: z.strictObject(traits),
    answer: vehicleTypeAnswer,
    errors: [409],
    audit: { entity: 'vehicle_type', action: 'created' },
    run: ({ catalog, by: { hubId }, body }) => catalog.createVehicleType(hubId, body),
  }),
  update: api.patch('vehicle-types/:id', {
    summary: 'Changes a vehicle type',
    body: z.strictObject(fields.patchOf(traits)),
    answer: vehicleTypeAnswer,
    audit: { entity: 'vehicle_type', action: 'updated' },
    run: ({ catalog, by: { hubId }, id, body }) => catalog.updateVehicleType(hubId, id, body),
  }),
});

const details = {
  description: fields.text.nullable().exactOptional(),
  /** Minimum age, in years, of whoever takes the goods; null: none. */
  minimumAge: fields.age,
  media: fields.media.exactOptional(),
};

const AdminCategoriesController = api.controller('AdminCategoriesController', {
  list: api.get('categories', {
    summary: 'Lists categories',
    query: z.strictObject({ vehicleTypeId: fields.idText.exactOptional() }),
    answer: answers.listOf(categoryAnswer),
    run: ({ catalog, by: { hubId }, query: { vehicleTypeId } }) =>
      vehicleTypeId === undefined ? catalog.allCategories(hubId) : catalog.categories(hubId, vehicleTypeId),
  }),
  read: api.get('categories/:id', {
    summary: 'Shows a category',
    answer: categoryAnswer,
    run: ({ catalog, by: { hubId }, id }) => catalog.category(hubId, id),
  }),
  create: api.post('categories', {
    status: 201,
    summary: 'Adds a category to a vehicle type',
    body: z.strictObject({ vehicleTypeId: fields.id, name: fields.name, ...details }),
    answer: categoryAnswer,
    errors: [404, 409],
    audit: { entity: 'category', action: 'created' },
    run: ({ catalog, by: { hubId }, body }) => catalog.createCategory(hubId, body),
  }),
  update: api.patch('categories/:id', {
    summary: 'Changes a category',
    body: z.strictObject({ name: fields.name.exactOptional(), ...details }),
    answer: categoryAnswer,
    audit: { entity: 'category', action: 'updated' },
    run: ({ catalog, by: { hubId }, id, body }) => catalog.updateCategory(hubId, id, body),
  }),
});

type Illustrated = 'merchants' | 'vehicle-types' | 'categories';

/** The pictures of one kind of record; answers about the record list them as `media`. */
function picturesOf(path: Illustrated, area: AdminArea, owner: PictureOwner, name: string): Type {
  const api = adminApi(`${path}/:id/pictures`, area, { pictures: Pictures });
  return api.controller(name, {
    list: api.get('', {
      summary: 'Lists the pictures of the record',
      answer: answers.listOf(pictureAnswer),
      run: ({ pictures, by, id }) => pictures.list(by, owner, id),
    }),
    add: api.post('', {
      summary: 'Adds a picture (JPEG, PNG or WebP, 10 MiB)',
      files: ['picture'],
      answer: pictureAnswer,
      errors: [404, 413],
      audit: { entity: owner, action: 'picture_added' },
      run: ({ pictures, by, id, uploads }) => pictures.add(by, owner, id, requiredFile(uploads, 'picture')),
    }),
    remove: api.delete(':pictureId', {
      summary: 'Removes a picture',
      audit: { entity: owner, action: 'picture_removed' },
      run: ({ pictures, by, id, pictureId }) => pictures.remove(by, owner, id, pictureId),
    }),
  });
}

export const PICTURES_CONTROLLERS = [
  picturesOf('merchants', 'merchants', 'merchant', 'MerchantPicturesController'),
  picturesOf('vehicle-types', 'catalog', 'vehicle_type', 'VehicleTypePicturesController'),
  picturesOf('categories', 'catalog', 'category', 'CategoryPicturesController'),
];

const areaInput = z.strictObject({
  name: fields.name,
  isDefault: z.boolean().default(false),
  /** GeoJSON Polygon, MultiPolygon or a Feature of one; its geometry is checked by the core. */
  geojson: z.looseObject({ type: z.string() }),
});

const serviceAreasApi = adminApi('service-areas', 'service_areas', { areas: ServiceAreas });

const ServiceAreasController = serviceAreasApi.controller('ServiceAreasController', {
  list: serviceAreasApi.get('', {
    summary: 'Lists service areas',
    answer: answers.listOf(serviceAreaAnswer),
    run: ({ areas, by }) => areas.list(by),
  }),
  read: serviceAreasApi.get(':id', {
    summary: 'Shows a service area',
    answer: serviceAreaAnswer,
    run: ({ areas, by, id }) => areas.byId(by, id),
  }),
  create: serviceAreasApi.post('', {
    summary: 'Adds a service area',
    body: areaInput,
    answer: serviceAreaAnswer,
    audit: { entity: 'service_area', action: 'created' },
    run: ({ areas, by, body }) => areas.create(by, body),
  }),
  update: serviceAreasApi.put(':id', {
    summary: 'Replaces a service area',
    body: areaInput,
    answer: serviceAreaAnswer,
    audit: { entity: 'service_area', action: 'updated' },
    run: ({ areas, by, id, body }) => areas.update(by, id, body),
  }),
  delete: serviceAreasApi.delete(':id', {
    summary: 'Removes a service area',
    audit: { entity: 'service_area', action: 'deleted' },
    run: ({ areas, by, id }) => areas.delete(by, id),
  }),
});

export const CATALOG_CONTROLLERS = [
  AdminCategoriesController,
  ServiceAreasController,
  AdminVehicleTypesController,
];

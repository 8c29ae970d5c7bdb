import { Catalog, type Scope } from '#domain';
import { z } from 'zod';
import { listOf } from '../../docs/record.schemas.js';
import { Endpoint, EndpointBody, EndpointParam, EndpointQuery } from '../../http/endpoint.decorator.js';
import { AdminController, CurrentScope } from '../access/index.js';
import { ageField, idField as idNumber, idText, mediaField, nameField, text } from '../field.schemas.js';
import { categoryAnswer } from './hub.answers.js';

const details = {
  description: text.nullable().exactOptional(),
  /** Who takes its goods has to be as old; null: anybody may. */
  minimumAge: ageField,
  media: mediaField.exactOptional(),
};
const newCategory = z.strictObject({ vehicleTypeId: idNumber, name: nameField, ...details });
const categoryPatch = z.strictObject({ name: nameField.exactOptional(), ...details });
const categoriesQuery = z.strictObject({ vehicleTypeId: idText.exactOptional() });

@AdminController('categories', 'catalog')
export class AdminCategoriesController {
  constructor(private readonly catalog: Catalog) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'Lists categories',
    query: categoriesQuery,
    answer: listOf(categoryAnswer),
  })
  async list(
    @CurrentScope() { hubId }: Scope,
    @EndpointQuery() { vehicleTypeId }: z.output<typeof categoriesQuery>,
  ) {
    const items =
      vehicleTypeId === undefined
        ? await this.catalog.allCategories(hubId)
        : await this.catalog.categories(hubId, vehicleTypeId);
    return { items };
  }

  @Endpoint({
    method: 'GET',
    path: ':id',
    status: 200,
    summary: 'Shows a category',
    params: { id: idText },
    answer: categoryAnswer,
    errors: [404],
  })
  read(@CurrentScope() { hubId }: Scope, @EndpointParam('id') id: number) {
    return this.catalog.category(hubId, id);
  }

  @Endpoint({
    method: 'POST',
    status: 201,
    summary: 'Adds a category to a vehicle type',
    body: newCategory,
    answer: categoryAnswer,
    errors: [404, 409],
    audit: { entity: 'category', action: 'created' },
  })
  create(@CurrentScope() { hubId }: Scope, @EndpointBody() body: z.output<typeof newCategory>) {
    return this.catalog.createCategory(hubId, body);
  }

  @Endpoint({
    method: 'PATCH',
    path: ':id',
    status: 200,
    summary: 'Changes a category',
    params: { id: idText },
    body: categoryPatch,
    answer: categoryAnswer,
    errors: [404, 409],
    audit: { entity: 'category', action: 'updated' },
  })
  update(
    @CurrentScope() { hubId }: Scope,
    @EndpointParam('id') id: number,
    @EndpointBody() body: z.output<typeof categoryPatch>,
  ) {
    return this.catalog.updateCategory(hubId, id, body);
  }
}

import { SavedView, SavedViews, type Scope } from '#domain';
import { z } from 'zod';
import { listOf, recordOf } from '../../docs/record.schemas.js';
import { Endpoint, EndpointBody, EndpointParam, EndpointQuery } from '../../http/endpoint.decorator.js';
import { AdminController, CurrentScope } from '../access/index.js';
import { idText } from '../field.schemas.js';

const MAX_CONTENT = 8_000;

const screen = z.string().regex(/^[a-z][a-z-]{1,40}$/, 'is not the name of a screen');
const name = z.string().trim().min(1).max(60);
/** Filters, columns and sorting; only the screen interprets them. */
const content = z
  .record(z.string(), z.unknown())
  .refine((value) => JSON.stringify(value).length <= MAX_CONTENT, 'is too large');
const newView = z
  .strictObject({ screen, name, shared: z.boolean().default(false), content })
  .meta({ examples: [{ screen: 'board', name: 'Centro', content: { columns: ['due', 'number', 'way'] } }] });
const viewPatch = z
  .strictObject({
    name: name.exactOptional(),
    shared: z.boolean().exactOptional(),
    content: content.exactOptional(),
  })
  .meta({ examples: [{ shared: true }] });
const viewAnswer = z
  .strictObject(
    recordOf(SavedView, ['id operatorId operatorName screen name shared createdAt updatedAt'], {
      content: z.record(z.string(), z.unknown()),
    }),
  )
  .meta({ id: 'SavedView' });

/** Saved views of lists: the operator's own, and those that others share with the hub. */
@AdminController('views', 'views')
export class SavedViewsController {
  constructor(private readonly views: SavedViews) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'Lists the views of a screen: one’s own first, then those that others share',
    query: z.strictObject({ screen }),
    answer: listOf(viewAnswer),
  })
  async list(@CurrentScope() by: Scope, @EndpointQuery() query: { screen: string }) {
    return { items: await this.views.list(by, query.screen) };
  }

  @Endpoint({
    method: 'POST',
    status: 201,
    summary: 'Keeps a view, for oneself or shared with the hub',
    body: newView,
    answer: viewAnswer,
    errors: [409],
    audit: { entity: 'saved_view', action: 'created' },
  })
  create(@CurrentScope() by: Scope, @EndpointBody() body: z.output<typeof newView>) {
    return this.views.create(by, body);
  }

  /** Only the owner may change a view. */
  @Endpoint({
    method: 'PATCH',
    path: ':id',
    status: 200,
    summary: 'Changes a view of one’s own',
    params: { id: idText },
    body: viewPatch,
    answer: viewAnswer,
    errors: [404, 409],
    audit: { entity: 'saved_view', action: 'updated' },
  })
  update(
    @CurrentScope() by: Scope,
    @EndpointParam('id') id: number,
    @EndpointBody() body: z.output<typeof viewPatch>,
  ) {
    return this.views.update(by, id, body);
  }

  /** Only the owner may delete a view. */
  @Endpoint({
    method: 'DELETE',
    path: ':id',
    status: 204,
    summary: 'Removes a view of one’s own',
    params: { id: idText },
    errors: [404],
    audit: { entity: 'saved_view', action: 'removed' },
  })
  remove(@CurrentScope() by: Scope, @EndpointParam('id') id: number): Promise<void> {
    return this.views.remove(by, id);
  }
}

import { DomainError, Pictures, type PictureOwner, type Scope } from '#domain';
import { UploadedFiles, UseInterceptors, type Type } from '@nestjs/common';
import { AnyFilesInterceptor } from '@nestjs/platform-express';
import { uploadLimits, type Upload } from '../../courier-api/files/upload.types.js';
import { listOf } from '../../docs/record.schemas.js';
import { Endpoint, EndpointParam, type ConsoleEndpoint } from '../../http/endpoint.decorator.js';
import { AdminController, CurrentScope } from '../access/index.js';
import type { AdminArea } from '../access/permission.rules.js';
import { idText } from '../field.schemas.js';
import { pictureAnswer } from './hub.answers.js';
import { pictureBody } from './picture.body.js';

const LIST = {
  method: 'GET',
  status: 200,
  summary: 'Lists the pictures of the record',
  params: { id: idText },
  answer: listOf(pictureAnswer),
  errors: [404],
} as const satisfies ConsoleEndpoint;
const ADD = {
  method: 'POST',
  status: 201,
  summary: 'Adds a picture (JPEG, PNG or WebP, 10 MiB)',
  params: { id: idText },
  files: ['picture'],
  answer: pictureAnswer,
  errors: [404, 413],
} as const satisfies ConsoleEndpoint;
const REMOVE = {
  method: 'DELETE',
  path: ':pictureId',
  status: 204,
  summary: 'Removes a picture',
  params: { id: idText, pictureId: idText },
  errors: [404],
} as const satisfies ConsoleEndpoint;

/** Makes the controller of the pictures of one kind of record; answers about the record list them as `media`. */
function picturesOf(path: string, area: AdminArea, owner: PictureOwner, name: string): Type {
  @AdminController(`${path}/:id/pictures`, area)
  class PicturesController {
    constructor(private readonly pictures: Pictures) {}

    @Endpoint(LIST)
    async list(@CurrentScope() by: Scope, @EndpointParam('id') id: number) {
      return { items: (await this.pictures.list(by, owner, id)).map(pictureBody) };
    }

    @Endpoint({ ...ADD, audit: { entity: owner, action: 'picture_added' } })
    @UseInterceptors(AnyFilesInterceptor({ limits: uploadLimits(1) }))
    async add(
      @CurrentScope() by: Scope,
      @EndpointParam('id') id: number,
      @UploadedFiles() files: Upload[] | undefined,
    ) {
      const [file] = files ?? [];
      if (!file) throw new DomainError('required_value', { field: 'picture' });
      return pictureBody(await this.pictures.add(by, owner, id, file.received));
    }

    @Endpoint({ ...REMOVE, audit: { entity: owner, action: 'picture_removed' } })
    remove(
      @CurrentScope() by: Scope,
      @EndpointParam('id') id: number,
      @EndpointParam('pictureId') pictureId: number,
    ): Promise<void> {
      return this.pictures.remove(by, owner, id, pictureId);
    }
  }
  Object.defineProperty(PicturesController, 'name', { value: name });
  return PicturesController;
}

export const PICTURES_CONTROLLERS = [
  picturesOf('merchants', 'merchants', 'merchant', 'MerchantPicturesController'),
  picturesOf('vehicle-types', 'catalog', 'vehicle_type', 'VehicleTypePicturesController'),
  picturesOf('categories', 'catalog', 'category', 'CategoryPicturesController'),
];

import { DomainError, Pictures, type PictureOwner, type PictureView, type Scope } from '#domain';
import {
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  UploadedFiles,
  UseInterceptors,
  type Type,
} from '@nestjs/common';
import { AnyFilesInterceptor } from '@nestjs/platform-express';
import { fileLimits, type Upload } from '../../courier-api/files/uploads.js';
import { Described } from '../../docs/described.js';
import { as } from '../../http/zod.pipe.js';
import { AdminController, Audited, By } from '../access/index.js';
import type { Area } from '../access/permissions.js';
import { idText } from '../schemas.js';

/** What the `media` of a record shows; the same three calls for whatever has one. */
function picturesOf(path: string, area: Area, owner: PictureOwner, name: string): Type {
  @AdminController(`${path}/:id/pictures`, area)
  class PicturesController {
    constructor(private readonly pictures: Pictures) {}

    @Get()
    async list(@By() by: Scope, @Param('id', as(idText)) id: number) {
      return { items: (await this.pictures.list(by, owner, id)).map(pictureBody) };
    }

    @Post()
    @Audited(owner, 'picture_added')
    @UseInterceptors(AnyFilesInterceptor({ limits: fileLimits(1) }))
    @Described('Add a picture (JPEG, PNG or WebP, 10 MiB)', { files: ['picture'] })
    async add(
      @By() by: Scope,
      @Param('id', as(idText)) id: number,
      @UploadedFiles() files: Upload[] | undefined,
    ) {
      const [file] = files ?? [];
      if (!file) throw new DomainError('required_value', { field: 'picture' });
      return pictureBody(await this.pictures.add(by, owner, id, file.buffer));
    }

    @Delete(':pictureId')
    @HttpCode(204)
    @Audited(owner, 'picture_removed')
    remove(
      @By() by: Scope,
      @Param('id', as(idText)) id: number,
      @Param('pictureId', as(idText)) pictureId: number,
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

function pictureBody({ id, url, contentType, size, createdAt }: PictureView) {
  return { id, url, contentType, size, createdAt };
}

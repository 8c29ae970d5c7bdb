import { DomainError, HubLogos, type Scope } from '#domain';
import { UploadedFiles, UseInterceptors } from '@nestjs/common';
import { AnyFilesInterceptor } from '@nestjs/platform-express';
import { uploadLimits, type Upload } from '../../courier-api/files/upload.types.js';
import { Endpoint } from '../../http/endpoint.decorator.js';
import { AdminController, CurrentScope } from '../access/index.js';
import { pictureAnswer } from './hub.answers.js';
import { pictureBody } from './picture.body.js';

/** The company's logo on tracking pages and in link previews; `branding.logoUrl` of the settings holds its address. */
@AdminController('hub/logo', 'hub')
export class HubLogoController {
  constructor(private readonly logos: HubLogos) {}

  @Endpoint({
    method: 'PUT',
    status: 200,
    summary: 'Sets the logo (JPEG, PNG or WebP, 10 MiB)',
    files: ['logo'],
    answer: pictureAnswer,
    errors: [413],
    audit: { entity: 'hub', action: 'logo_set' },
  })
  @UseInterceptors(AnyFilesInterceptor({ limits: uploadLimits(1) }))
  async set(@CurrentScope() by: Scope, @UploadedFiles() files: Upload[] | undefined) {
    const [file] = files ?? [];
    if (!file) throw new DomainError('required_value', { field: 'logo' });
    return pictureBody(await this.logos.set(by, file.received));
  }

  @Endpoint({
    method: 'DELETE',
    status: 204,
    summary: 'Removes the logo',
    audit: { entity: 'hub', action: 'logo_removed' },
  })
  remove(@CurrentScope() by: Scope): Promise<void> {
    return this.logos.remove(by);
  }
}

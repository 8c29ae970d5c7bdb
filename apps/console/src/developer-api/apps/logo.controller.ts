import { DeveloperApps, DomainError } from '#domain';
import { UploadedFiles, UseInterceptors } from '@nestjs/common';
import { AnyFilesInterceptor } from '@nestjs/platform-express';
import { uploadLimits, type Upload } from '../../courier-api/files/upload.types.js';
import { Endpoint, EndpointParam } from '../../http/endpoint.decorator.js';
import { DeveloperController, DeveloperId } from '../session/index.js';
import { appAnswer, appBody, appParams } from './app.schemas.js';

/** The logo that merchants see of an app. */
@DeveloperController('apps/:id/logo')
export class AppLogoController {
  constructor(private readonly apps: DeveloperApps) {}

  @Endpoint({
    method: 'PUT',
    status: 200,
    summary: 'Sets the app’s logo (JPEG, PNG or WebP, 10 MiB)',
    params: appParams,
    files: ['logo'],
    answer: appAnswer,
    errors: [404, 413],
    audit: { entity: 'developer_app', action: 'logo_set' },
  })
  @UseInterceptors(AnyFilesInterceptor({ limits: uploadLimits(1) }))
  async set(
    @DeveloperId() by: number,
    @EndpointParam('id') id: number,
    @UploadedFiles() files: Upload[] | undefined,
  ) {
    await this.apps.require(by, id);
    const [file] = files ?? [];
    if (!file) throw new DomainError('required_value', { field: 'logo' });
    return appBody(await this.apps.setLogo(by, id, file.received));
  }

  @Endpoint({
    method: 'DELETE',
    status: 200,
    summary: 'Removes the app’s logo',
    params: appParams,
    answer: appAnswer,
    errors: [404],
    audit: { entity: 'developer_app', action: 'logo_removed' },
  })
  async remove(@DeveloperId() by: number, @EndpointParam('id') id: number) {
    return appBody(await this.apps.setLogo(by, id, null));
  }
}

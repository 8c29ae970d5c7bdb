import { Module } from '@nestjs/common';
import { CatalogModule, HubsModule } from '../../company/index.js';
import { MerchantsModule } from '../merchants/index.js';
import { HubLogos } from './hub-logos.service.js';
import { PictureFiles } from './picture-files.service.js';
import { Pictures } from './pictures.service.js';

@Module({
  imports: [CatalogModule, HubsModule, MerchantsModule],
  providers: [HubLogos, PictureFiles, Pictures],
  exports: [HubLogos, Pictures],
})
export class PicturesModule {}

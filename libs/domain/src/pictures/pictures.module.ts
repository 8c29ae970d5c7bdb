import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/index.js';
import { MerchantsModule } from '../merchants/index.js';
import { Pictures } from './pictures.service.js';

@Module({ imports: [CatalogModule, MerchantsModule], providers: [Pictures], exports: [Pictures] })
export class PicturesModule {}

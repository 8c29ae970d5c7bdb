import { Module } from '@nestjs/common';
import { Catalog } from './catalog.service.js';

@Module({ providers: [Catalog], exports: [Catalog] })
export class CatalogModule {}

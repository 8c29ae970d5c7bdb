import { Module } from '@nestjs/common';
import { Catalog } from './catalog/catalog.service.js';
import { Hubs } from './hubs/hubs.service.js';
import { SavedViews } from './saved-views/saved-views.service.js';

const PROVIDERS = [Catalog, Hubs, SavedViews];

@Module({ providers: PROVIDERS, exports: PROVIDERS })
export class CompanyModule {}

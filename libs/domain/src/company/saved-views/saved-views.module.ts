import { Module } from '@nestjs/common';
import { SavedViews } from './saved-views.service.js';

@Module({ providers: [SavedViews], exports: [SavedViews] })
export class SavedViewsModule {}

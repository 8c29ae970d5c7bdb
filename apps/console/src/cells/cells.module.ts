import { DomainModule } from '#domain';
import { Module } from '@nestjs/common';
import { Cells } from './cells.service.js';

@Module({ imports: [DomainModule], providers: [Cells], exports: [Cells] })
export class CellsModule {}

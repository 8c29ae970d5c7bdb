import { Global, Module } from '@nestjs/common';
import { CellsController } from './cells.controller.js';
import { Cells } from './cells.service.js';

/** Module of installations with `CELLS`. */
@Global()
@Module({ controllers: [CellsController], providers: [Cells], exports: [Cells] })
export class CellsModule {}

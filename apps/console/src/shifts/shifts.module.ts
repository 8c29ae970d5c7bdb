import { Module } from '@nestjs/common';
import { ShiftsController } from './admin-shifts.controller.js';
import { CourierShiftsController } from './courier-shifts.controller.js';

/** Of installations with `shifts` in `MODULES`. */
@Module({ controllers: [ShiftsController, CourierShiftsController] })
export class ShiftsApiModule {}

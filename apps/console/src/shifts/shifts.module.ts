import { Module } from '@nestjs/common';
import { ShiftsController } from './admin-shifts.controller.js';
import { CourierShiftsController } from './courier-shifts.controller.js';

/** Console API of the module `shifts`. */
@Module({ controllers: [ShiftsController, CourierShiftsController] })
export class ShiftsApiModule {}

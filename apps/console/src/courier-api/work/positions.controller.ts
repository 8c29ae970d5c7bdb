import { CourierPositions } from '#domain';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { z } from 'zod';
import { Described } from '../../docs/described.js';
import { ForCouriers } from '../session/for-couriers.js';
import { TheCourier, type CourierCaller } from '../session/courier.guard.js';
import { readPositions } from './position.reader.js';

/** For the document; `readPositions` does the reading. */
const position = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  at: z.iso.datetime({ offset: true }),
  accuracy: z.number().min(0).optional(),
});

@Controller('api/courier/positions')
@ForCouriers()
export class PositionsController {
  constructor(private readonly positions: CourierPositions) {}

  @Post()
  @HttpCode(204)
  @Described('Where the courier is or was; late ones never move the courier back', {
    body: z.union([position, z.array(position)]),
  })
  record(@TheCourier() { courierId }: CourierCaller, @Body() body: unknown): Promise<void> {
    return this.positions.record(courierId, readPositions(body));
  }
}

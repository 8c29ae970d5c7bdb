import { Module } from '@nestjs/common';
import { CatalogModule, HubsModule } from '../../company/index.js';
import { CouriersModule, MerchantsModule } from '../../people/index.js';
import { DispatchModule } from '../../dispatch/index.js';
import { GeographyModule } from '../../places/index.js';
import { OrdersModule } from '../../ordering/index.js';
import { RobotsModule } from '../robots/index.js';
import { TownBeginning } from './town-beginning.service.js';
import { TownDoors } from './town-doors.service.js';
import { TownOrders } from './town-orders.service.js';
import { TownPeopleService } from './town-people.service.js';
import { TownRiders } from './town-riders.service.js';
import { TownShifts } from './town-shifts.service.js';
import { TownStore } from './town.store.js';
import { Towns } from './towns.service.js';

@Module({
  imports: [
    CatalogModule,
    CouriersModule,
    DispatchModule,
    GeographyModule,
    HubsModule,
    MerchantsModule,
    OrdersModule,
    RobotsModule,
  ],
  providers: [
    TownBeginning,
    TownDoors,
    TownOrders,
    TownPeopleService,
    TownRiders,
    TownShifts,
    TownStore,
    Towns,
  ],
  exports: [Towns],
})
export class TownModule {}

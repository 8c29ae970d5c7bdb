import { Module } from '@nestjs/common';
import { Clock } from '../shared/clock.js';
import { AddressMemory } from './address.memory.js';
import { BuiltInRoutePlanner } from './built-in-route.planner.js';
import { Gazetteer } from './gazetteer.js';
import { GazetteerImporter } from './gazetteer.importer.js';
import { Geocoder, OutsideAddresses } from './geocoder.js';
import { GuardedGeocoder } from './guarded.geocoder.js';
import { GuardedRoutePlanner } from './guarded-route.planner.js';
import { Places } from './places.js';
import { OutsideRoutes, RoutePlanner } from './route.planner.js';
import { ServiceAreas } from './service-areas.js';

/** Outside services are used when the process provides them (see the runtime's geography); else the built-in ones. */
const optional = (token: typeof OutsideRoutes | typeof OutsideAddresses) => ({ token, optional: true });

@Module({
  providers: [
    AddressMemory,
    Gazetteer,
    GazetteerImporter,
    Places,
    ServiceAreas,
    {
      provide: RoutePlanner,
      useFactory: (clock: Clock, outside?: OutsideRoutes): RoutePlanner => {
        const builtIn = new BuiltInRoutePlanner();
        return outside ? new GuardedRoutePlanner(outside, builtIn, clock) : builtIn;
      },
      inject: [Clock, optional(OutsideRoutes)],
    },
    {
      provide: Geocoder,
      useFactory: (gazetteer: Gazetteer, clock: Clock, outside?: OutsideAddresses): Geocoder =>
        outside ? new GuardedGeocoder(outside, clock) : gazetteer,
      inject: [Gazetteer, Clock, optional(OutsideAddresses)],
    },
  ],
  exports: [AddressMemory, Gazetteer, GazetteerImporter, Geocoder, Places, RoutePlanner, ServiceAreas],
})
export class GeographyModule {}

import { Module } from '@nestjs/common';
import { CatalogModule, HubsModule } from '../../company/index.js';
import { CouriersModule, EvidenceModule } from '../../people/index.js';
import { DispatchModule } from '../../dispatch/index.js';
import { ConfirmationModule } from '../../requests/index.js';
import { GeographyModule } from '../../places/index.js';
import { OrdersModule } from '../../ordering/index.js';
import { RobotCouriers } from './robot-couriers.service.js';
import { RobotSteps } from './robot.steps.js';
import { RobotOrderCommands } from './robot-order.commands.js';
import { RobotPhotos } from './robot-photo.service.js';
import { RobotTaskStore } from './robot-task.store.js';
import { RobotMovement } from './robot-movement.service.js';
import { Robots } from './robots.service.js';

@Module({
  imports: [
    CatalogModule,
    CouriersModule,
    DispatchModule,
    ConfirmationModule,
    EvidenceModule,
    GeographyModule,
    HubsModule,
    OrdersModule,
  ],
  providers: [
    RobotCouriers,
    RobotSteps,
    RobotOrderCommands,
    RobotPhotos,
    RobotTaskStore,
    RobotMovement,
    Robots,
  ],
  exports: [Robots, RobotOrderCommands],
})
export class RobotsModule {}

import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/index.js';
import { CouriersModule } from '../couriers/index.js';
import { DispatchModule } from '../dispatch/index.js';
import { EvidenceModule } from '../evidence/index.js';
import { GeographyModule } from '../geography/index.js';
import { HubsModule } from '../hubs/index.js';
import { OrdersModule } from '../orders/index.js';
import { RobotFleet } from './robot.fleet.js';
import { RobotMoves } from './robot.moves.js';
import { RobotOrderSteps } from './robot-order.steps.js';
import { RobotProof } from './robot.proof.js';
import { RobotTasks } from './robot.tasks.js';
import { RobotWalker } from './robot.walker.js';
import { Robots } from './robots.service.js';

@Module({
  imports: [
    CatalogModule,
    CouriersModule,
    DispatchModule,
    EvidenceModule,
    GeographyModule,
    HubsModule,
    OrdersModule,
  ],
  providers: [RobotFleet, RobotMoves, RobotOrderSteps, RobotProof, RobotTasks, RobotWalker, Robots],
  exports: [Robots],
})
export class SandboxModule {}

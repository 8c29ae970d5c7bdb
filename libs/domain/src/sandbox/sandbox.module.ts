import { Module } from '@nestjs/common';
import { RobotCouriers } from './robots/robot-couriers.service.js';
import { RobotOrderCommands } from './robots/robot-order.commands.js';
import { RobotTaskStore } from './robots/robot-task.store.js';
import { RobotSteps } from './robots/robot.steps.js';
import { Robots } from './robots/robots.service.js';
import { TownBeginning, Towns } from './town/towns.service.js';
import { TownDoors, TownPeopleService } from './town/town-people.service.js';
import { TownOrders, TownRiders } from './town/town-orders.service.js';
import { TownShifts } from './town/town-shifts.service.js';
import { TownStore } from './town/town.store.js';

const PROVIDERS = [
  [RobotCouriers, RobotOrderCommands, Robots, RobotSteps, RobotTaskStore],
  [TownBeginning, TownDoors, TownOrders, TownPeopleService, TownRiders, Towns, TownShifts, TownStore],
].flat();

@Module({ providers: PROVIDERS, exports: PROVIDERS })
export class SandboxModule {}

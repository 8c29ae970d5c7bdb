import type { Command } from '../command.types.js';
import { OPTIONAL_COMMANDS } from '../optional.commands.js';
import { MAINTENANCE_COMMANDS } from './maintenance.command.js';
import { CATALOG_COMMANDS } from './catalog.command.js';
import { COURIER_COMMANDS } from './courier.command.js';
import { HUB_COMMANDS } from './hub.command.js';
import { HUB_MOVE_COMMANDS } from './hub-move.command.js';
import { IMPORT_COMMANDS } from './import.command.js';
import { KEY_COMMANDS } from './key.command.js';
import { MERCHANT_COMMANDS } from './merchant.command.js';
import { OPERATOR_COMMANDS } from './operator.command.js';
import { PERSON_COMMANDS } from './person.command.js';

export const COMMANDS: readonly Command[] = [
  ...HUB_COMMANDS,
  ...HUB_MOVE_COMMANDS,
  ...OPERATOR_COMMANDS,
  ...CATALOG_COMMANDS,
  ...MERCHANT_COMMANDS,
  ...COURIER_COMMANDS,
  ...KEY_COMMANDS,
  ...IMPORT_COMMANDS,
  ...OPTIONAL_COMMANDS,
  ...PERSON_COMMANDS,
  ...MAINTENANCE_COMMANDS,
];

import type { Command } from '../command.js';
import { CATALOG_COMMANDS } from './catalog.js';
import { COURIER_COMMANDS } from './couriers.js';
import { HUB_COMMANDS } from './hubs.js';
import { IMPORT_COMMANDS } from './imports.js';
import { KEY_COMMANDS } from './keys.js';
import { MERCHANT_COMMANDS } from './merchants.js';
import { OPERATOR_COMMANDS } from './operators.js';
import { PERSON_COMMANDS } from './people.js';
import { UPKEEP_COMMANDS } from './upkeep.js';

export const COMMANDS: readonly Command[] = [
  ...HUB_COMMANDS,
  ...OPERATOR_COMMANDS,
  ...CATALOG_COMMANDS,
  ...MERCHANT_COMMANDS,
  ...COURIER_COMMANDS,
  ...KEY_COMMANDS,
  ...IMPORT_COMMANDS,
  ...PERSON_COMMANDS,
  ...UPKEEP_COMMANDS,
];

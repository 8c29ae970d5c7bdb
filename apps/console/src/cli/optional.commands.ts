import { AppAddresses, PayoutAccounts } from '#domain/modules';
import { CITY_COMMANDS } from '../city-maker/city.command.js';

/** Commands of modules; the command line has them all. */
export const OPTIONAL_COMMANDS = CITY_COMMANDS;

/** Records of modules with sealed secrets. */
export const OPTIONAL_SECRETS = [PayoutAccounts, AppAddresses] as const;

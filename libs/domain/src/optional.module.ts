import { WaitingClaims } from './back-office/index.js';
import { MODULE_NAMES, type ModuleName } from './base/index.js';
import { ShiftRoster } from './dispatch/index.js';
import { CityMakerModule, ClaimsModule, PayoutsModule, ShiftsModule } from './optional/index.js';
import { DevelopersModule, SandboxModule } from './sandbox/index.js';

type Class = new () => object;

/** `instead`: what the core asks where the module is left out. */
const OPTIONAL: Readonly<Record<ModuleName, { readonly module: Class; readonly instead: readonly Class[] }>> =
  {
    'city-maker': { module: CityMakerModule, instead: [] },
    claims: { module: ClaimsModule, instead: [WaitingClaims] },
    developers: { module: DevelopersModule, instead: [] },
    payouts: { module: PayoutsModule, instead: [] },
    sandbox: { module: SandboxModule, instead: [] },
    shifts: { module: ShiftsModule, instead: [ShiftRoster] },
  };

/** The named modules, and what the core asks instead of the others. */
export function optionalModules(names: readonly ModuleName[]): { modules: Class[]; instead: Class[] } {
  const out = MODULE_NAMES.filter((name) => !names.includes(name));
  return {
    modules: names.map((name) => OPTIONAL[name].module),
    instead: out.flatMap((name) => OPTIONAL[name].instead),
  };
}

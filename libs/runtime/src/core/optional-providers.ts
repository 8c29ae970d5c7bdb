import { CityBuilder, CityFiles, PayoutProvider, SandboxLimit } from '#domain/modules';
import type { RuntimeConfig } from '../config/runtime-config.js';
import { FolderCityFiles } from '../modules/city-maker/folder-city-files.js';
import { ForkedCityBuilder } from '../modules/city-maker/forked-city-builder.js';
import { RequestRecorder } from '../modules/developers/request-recorder.js';
import { AsaasPayouts } from '../modules/payouts/asaas-payouts.client.js';
import type { Core } from './core.js';
import { RequestRecording } from './request-recording.js';

export { optionalModules } from '#domain/modules';

/** What the modules of the domain expect of the runtime, by module. */
export function optionalProviders({ dataDir, developerSandboxes }: RuntimeConfig): Core['ofModules'] {
  return {
    'city-maker': [
      { provide: CityFiles, useValue: new FolderCityFiles(dataDir) },
      { provide: CityBuilder, useValue: new ForkedCityBuilder({ dataDir }) },
    ],
    claims: [],
    developers: [
      { provide: SandboxLimit, useValue: new SandboxLimit(developerSandboxes) },
      { provide: RequestRecording, useClass: RequestRecorder },
    ],
    payouts: [{ provide: PayoutProvider, useValue: new AsaasPayouts() }],
    sandbox: [],
    shifts: [],
  };
}

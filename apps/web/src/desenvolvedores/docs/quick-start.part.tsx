import { CodeTabs } from './code.part.js';
import { samplesOf } from './samples.rules.js';
import type { SampleFacts } from './sdk-samples.rules.js';

interface QuickStartProps {
  credentials: Omit<SampleFacts, 'vehicleTypeId'>;
  vehicleTypeId: number | string;
}

/** A first order, with an app's own credentials. */
export function QuickStart({ credentials, vehicleTypeId }: QuickStartProps) {
  return <CodeTabs samples={samplesOf({ ...credentials, vehicleTypeId })} />;
}

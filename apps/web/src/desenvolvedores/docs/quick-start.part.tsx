import { useState } from 'react';
import { Copy } from '../../ground/ui/copy.js';
import { Tabs, type Tab } from '../../ground/ui/tabs.js';
import {
  LANGUAGES,
  samplesOf,
  type SampleFacts,
  type SampleLanguage,
  type Samples,
} from './samples.rules.js';
import { docsWords as text } from '../words.js';

const NAMES: Readonly<Record<SampleLanguage, string>> = {
  ...{ curl: 'curl', javascript: 'JavaScript', php: 'PHP', python: 'Python' },
};
const TABS: readonly Tab<SampleLanguage>[] = LANGUAGES.map((key) => ({ key, label: NAMES[key] }));

interface QuickStartProps {
  credentials: Omit<SampleFacts, 'vehicleTypeId'>;
  vehicleTypeId: number | string;
}

/** A first order, with an app's own credentials. */
export function QuickStart({ credentials, vehicleTypeId }: QuickStartProps) {
  return <CodeTabs samples={samplesOf({ ...credentials, vehicleTypeId })} />;
}

/** The same program in the languages that are known. */
export function CodeTabs({ samples }: { samples: Samples }) {
  const [language, setLanguage] = useState<SampleLanguage>('curl');
  return (
    <>
      <Tabs label={text.languages} tabs={TABS} chosen={language} choose={setLanguage} />
      <CodeBox code={samples[language]} name={NAMES[language]} />
    </>
  );
}

export function CodeBox({ code, name }: { code: string; name: string }) {
  return (
    <div className="code-box">
      <pre tabIndex={0} aria-label={name}>
        {code}
      </pre>
      <Copy text={code} what={name} />
    </div>
  );
}

import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.js';

export type Tone = 'plain' | 'accent' | 'amber' | 'red' | 'green' | 'blue';

/** A word on a coloured background; a warning also has an icon. */
export function Status({ tone, icon, children }: { tone: Tone; icon?: IconName; children: ReactNode }) {
  const shape = icon ?? (tone === 'red' ? 'alert' : undefined);
  return (
    <span className={`status ${tone}`}>
      {shape && <Icon name={shape} />}
      {children}
    </span>
  );
}

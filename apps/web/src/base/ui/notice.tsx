import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.js';

interface NoticeProps {
  tone: 'bad' | 'good' | 'amber' | 'green-text' | 'amber-text';
  icon?: IconName;
  children: ReactNode;
}

/** A sentence behind an icon; screen readers announce it when it appears. */
export function Notice({ tone, icon, children }: NoticeProps) {
  const usual = tone.startsWith('g') ? 'check' : 'alert';
  return (
    <p className={`notice ${tone}`} role={tone === 'bad' ? 'alert' : 'status'}>
      <Icon name={icon ?? usual} />
      <span>{children}</span>
    </p>
  );
}

import type { InputHTMLAttributes } from 'react';
import { Icon, type IconName } from './icon.js';

interface FileButtonProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  icon?: IconName;
  kind?: 'primary' | 'plain';
  busy?: boolean;
  choose: (file: File, all: readonly File[]) => void;
}

/** Pictures that the API takes. */
export const PICTURES = 'image/jpeg,image/png,image/webp';

/** A button that chooses a file; it is reset, so that the same file can be chosen again. */
export function FileButton(props: FileButtonProps) {
  const { children, icon, kind = 'plain', busy = false, choose, className = '', ...input } = props;
  return (
    <label className={`button ${kind} ${className}`} aria-busy={busy || undefined}>
      {icon && <Icon name={icon} />}
      {children}
      <input
        {...input}
        type="file"
        className="sr"
        disabled={busy || input.disabled}
        onChange={({ target }) => {
          const all = [...(target.files ?? [])];
          if (all[0]) choose(all[0], all);
          target.value = '';
        }}
      />
    </label>
  );
}

import type { ButtonHTMLAttributes } from 'react';
import { Icon, type IconName } from './icon.js';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: 'primary' | 'plain' | 'quiet' | 'danger';
  icon?: IconName;
  /** Shows the icon alone; the text remains as its accessible name. */
  bare?: boolean;
  busy?: boolean;
}

export function Button(props: ButtonProps) {
  const { kind = 'plain', icon, bare = false, busy = false, children, className = '', ...rest } = props;
  const title = bare && typeof children === 'string' ? children : undefined;
  return (
    <button
      type="button"
      title={title}
      {...rest}
      className={`button ${kind} ${bare ? 'bare' : ''} ${className}`}
      aria-busy={busy || undefined}
      disabled={busy || rest.disabled}
    >
      {icon && <Icon name={icon} />}
      {bare ? <span className="sr">{children}</span> : children}
    </button>
  );
}

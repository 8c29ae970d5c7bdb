import { Icon } from '../../base/ui/icon.js';

/** What is wrong, where the courier cannot miss it. */
export function Alert({ children }: { children: string }) {
  return (
    <p className="notice bad" role="alert">
      <Icon name="alert" size={20} />
      {children}
    </p>
  );
}

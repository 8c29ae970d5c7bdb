import { Icon } from '../../ground/ui/icon.js';
import { storingWords as text } from '../words.js';

/** Says that the phone could not store what the courier did, beside the button that does it again. */
export function NotStored({ failed }: { failed: boolean }) {
  if (!failed) return null;
  return (
    <p className="notice bad" role="alert">
      <Icon name="alert" size={20} />
      {text.notStored}
    </p>
  );
}

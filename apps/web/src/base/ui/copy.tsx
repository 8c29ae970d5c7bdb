import { Button } from './button.js';
import { refused, notify } from './toast.js';
import { copyWords as words } from '../words.js';

interface CopyProps {
  text: string;
  /** Name of the text for screen readers. */
  what?: string;
  /** Label of the button; absent: "Copy". */
  shown?: string;
}

export function Copy({ text, what, shown }: CopyProps) {
  return (
    <Button
      kind="quiet"
      className="copy"
      aria-label={what === undefined || shown !== undefined ? undefined : `${words.copy}: ${what}`}
      onClick={() => navigator.clipboard.writeText(text).then(() => notify(words.copied), refused)}
    >
      {shown ?? words.copy}
    </Button>
  );
}

import { useWords, words } from '../language.js';
import { Button } from './button.js';
import { refused, notify } from './toast.js';

const said = words({ copy: 'Copiar', copied: 'Copiado' }, { copy: 'Copy', copied: 'Copied' });

interface CopyProps {
  text: string;
  /** Names the text for screen readers. */
  what?: string;
  /** Label of the button; otherwise "Copy". */
  shown?: string;
}

/** A button that copies a text to the clipboard. */
export function Copy({ text, what, shown }: CopyProps) {
  const words = useWords(said);
  return (
    <Button
      kind="quiet"
      className="copy"
      aria-label={what === undefined || shown !== undefined ? undefined : `${words.copy}: ${what}`}
      onClick={() => {
        navigator.clipboard.writeText(text).then(() => {
          notify(words.copied);
        }, refused);
      }}
    >
      {shown ?? words.copy}
    </Button>
  );
}

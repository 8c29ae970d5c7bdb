import { useWords, words } from '../language.js';
import { Button } from './button.js';
import { refused, notify } from './toast.js';

const said = words({ copy: 'Copiar', copied: 'Copiado' }, { copy: 'Copy', copied: 'Copied' });

/** A button that copies a text to the clipboard; `what` names the text for screen readers. */
export function Copy({ text, what }: { text: string; what?: string }) {
  const words = useWords(said);
  return (
    <Button
      kind="quiet"
      className="copy"
      aria-label={what === undefined ? undefined : `${words.copy}: ${what}`}
      onClick={() => {
        navigator.clipboard.writeText(text).then(() => {
          notify(words.copied);
        }, refused);
      }}
    >
      {words.copy}
    </Button>
  );
}

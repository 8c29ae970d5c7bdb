import { useWords, words } from '../language.js';
import { Button } from './button.js';
import { refused, notify } from './toast.js';

const said = words({ copy: 'Copiar', copied: 'Copiado' }, { copy: 'Copy', copied: 'Copied' });

/** Puts a text into the clipboard; `what` names it to those who do not see what stands beside it. */
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
